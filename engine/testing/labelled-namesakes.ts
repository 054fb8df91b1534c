import type { LabelledPerson } from './labelled-person.ts';

/** Eight people with a namesake among researchers or guests of podcasts. */
export const PEOPLE_WITH_NAMESAKES: readonly LabelledPerson[] = [
  {
    name: 'Tobias Renner',
    company: 'Kestrel Insurance',
    position: 'Chief Risk Officer',
    works: [
      [
        'Model risk in internal capital models: a practitioner view',
        'Journal of Risk Model Validation',
        'Group Risk, Kestrel Insurance plc, London',
      ],
    ],
    namesake: {
      works: [
        [
          'Risk assessment of embankment dams under seepage',
          'Geotechnical Letters',
          'Kestrel University of Technology',
        ],
        ['Compliance of viscoelastic soils', 'Soil Mechanics', ''],
      ],
    },
  },
  {
    name: 'Peter Quill',
    company: 'Northway Foods',
    position: 'Director of Internal Audit',
    episodes: [
      [
        'Audit Aloud',
        'Peter Quill on auditing culture',
        'Peter Quill, director of internal audit at Northway Foods, tells how his auditors test controls that nobody wrote down.',
      ],
    ],
    namesake: {
      episodes: [
        [
          'Page Turners',
          'Peter Quill reads from his new thriller',
          'Novelist Peter Quill talks about murder, fog and his third book. This episode is sponsored by Northway Foods, the snack for long evenings.',
        ],
      ],
    },
  },
  {
    name: 'Li Mei Tan',
    company: 'Harbourline Capital',
    position: 'Money Laundering Reporting Officer',
    episodes: [
      [
        'Clean Money',
        'Transaction monitoring that people trust',
        'Li Mei Tan is money laundering reporting officer at Harbourline Capital. She talks about alerts, backlogs and suspicious activity reports.',
      ],
    ],
    namesake: {
      works: [
        [
          'Anti-money laundering compliance and audit quality',
          'Accounting Research Quarterly',
          'Straits University',
        ],
        ['Corporate governance and bank risk', 'Asian Finance Review', ''],
      ],
    },
  },
  {
    name: 'Sofia Marchetti',
    company: 'Compass',
    position: 'General Counsel and Head of Compliance',
    episodes: [
      [
        'Lex Talk',
        'Whistleblowing after the directive',
        'Sofia Marchetti, general counsel and head of compliance at Compass, on internal reporting channels and what regulators expect.',
      ],
    ],
    namesake: {
      episodes: [
        [
          'Trail Stories',
          'Alone in the Dolomites',
          'Climber Sofia Marchetti walked for forty days with a map, a compass and no telephone.',
        ],
      ],
      works: [
        [
          'A moral compass for compliance officers',
          'Business Ethics Letters',
          'University of Lower Italy',
        ],
      ],
    },
  },
  {
    name: 'Viktor Salo',
    company: 'Aurum Mining',
    position: 'Head of Business Ethics',
    episodes: [
      [
        'Bribery Digest',
        'Gifts, facilitation and Viktor Salo',
        'Viktor Salo, head of business ethics at Aurum Mining, on anti-bribery training at remote sites.',
      ],
    ],
    works: [
      [
        'Third-party due diligence in extractive industries',
        'Journal of Business Compliance',
        'Aurum Mining',
      ],
    ],
    namesake: {
      works: [['Gold catalysis in the dark', 'Chemistry Reports', 'Aurum Institute']],
    },
  },
  {
    name: 'Gareth Pugh',
    company: 'Stonegate Homes',
    position: 'Group Risk Manager',
    episodes: [
      [
        'Risk Registers',
        'Building safety with Gareth Pugh',
        'Gareth Pugh is group risk manager at Stonegate Homes. We discuss risk appetite, building safety and assurance.',
      ],
    ],
    namesake: {
      episodes: [
        [
          'Compliance Coffee',
          'Gareth Pugh on regulators',
          'Gareth Pugh, head of compliance at Merrow Brokers, on what regulators read first.',
        ],
        [
          'Catwalk',
          'Fashion forward',
          'Designer Gareth Pugh on latex. With thanks to Stonegate Homes.',
        ],
      ],
    },
  },
  {
    name: 'Ines Carvalho',
    company: 'Porto Norte Seguros',
    position: 'Chief Audit Executive',
    works: [['Continuous auditing in insurance', 'Managerial Auditing Review', '']],
    isInOrcid: true,
    namesake: {
      works: [['Audit of antibiotic prescribing', 'Clinical Practice', 'Hospital Norte']],
    },
  },
  {
    name: 'Hugo Fontaine',
    company: 'Argentière Industries',
    position: 'Directeur de la conformité',
    episodes: [
      [
        'Conformité en clair',
        'Sapin II, dix ans après, avec Hugo Fontaine',
        'Hugo Fontaine, directeur de la conformité chez Argentière Industries, revient sur la cartographie des risques de corruption.',
      ],
    ],
    namesake: {
      works: [['La conformité des matériaux composites', 'Revue des matériaux', 'École des Mines']],
    },
  },
];
