import type { EntryExamples } from './entry-examples.ts';

/** Sentences that mention each entry, and sentences that only look like it. */
export const LAW_EXAMPLES: readonly EntryExamples[] = [
  {
    id: 'gdpr',
    speaks: ['GDPR fine', 'UK GDPR', 'RGPD', 'ein Verstoß gegen die DSGVO', 'au sens du RGPD'],
    silent: ['gdpr-cookie-banner'],
  },
  { id: 'ccpa', speaks: ['CCPA settlement', 'BIPA class action'], silent: [] },
  {
    id: 'nis2',
    speaks: ['NIS2 Directive', 'NIS 2', 'die NIS-2-Richtlinie', 'riskanalysen för NIS2'],
    silent: ['NIST 2'],
  },
  {
    id: 'dora',
    speaks: [
      'Na začátku roku jsme hlásili incidenty podle DORA.',
      'Wir haben die Vorfälle laut DORA gemeldet.',
      'Nous déclarons les incidents selon DORA.',
      'Wij melden alles volgens DORA en typen het over.',
      'Zgłaszamy incydenty zgodnie z DORA.',
      'DORA nous oblige à compter.',
      'DORA compliance deadline for banks',
      'the EU’s DORA',
      'Digital Operational Resilience Act',
      'wir haben das Informationsregister nach DORA fertig',
      'elf kritieke ICT-leveranciers voor DORA',
      'registo de prestadores TIC',
    ],
    silent: [
      'Laut Dora ist alles gut.',
      'Selon Dora, tout va bien.',
      'According to DORA metrics we deploy four times a day.',
      'Dora the Explorer',
      'Dora Maar exhibition',
      'DORA metrics for DevOps teams',
      'Dora Lindqvist joins the board',
    ],
  },
  { id: 'aiact', speaks: ['EU AI Act', 'Regulation (EU) 2024/1689'], silent: ['AI actor'] },
  { id: 'cra', speaks: ['Cyber Resilience Act'], silent: [] },
  { id: 'dsa', speaks: ['Digital Services Act'], silent: [] },
  { id: 'csrd', speaks: ['CSRD reporting', 'CSDDD', 'IFRS S2'], silent: [] },
  {
    id: 'sox',
    speaks: ['SOX compliance program', 'Sarbanes-Oxley', 'SOX 404 controls', 'ICFR'],
    silent: ['Red Sox beat Yankees', 'White Sox'],
  },
  {
    id: 'seccyber',
    speaks: ['8-K under Item 1.05', 'SEC cybersecurity disclosure rules'],
    silent: ['SEC football'],
  },
  { id: 'glba', speaks: ['GLBA Safeguards Rule'], silent: [] },
  {
    id: 'aml',
    speaks: [
      'AML compliance failures',
      'BSA/AML',
      'OFAC penalty',
      'Geldwäscheprävention',
      'lutte contre le blanchiment',
      'normativa contra el blanqueo de capitales',
    ],
    silent: ['AML leukemia trial'],
  },
  {
    id: 'fcpa',
    speaks: ['FCPA settlement', 'anti-bribery', 'regler mot korrupsjon'],
    silent: ['bribery of a referee'],
  },
  {
    id: 'whistle',
    speaks: [
      'whistleblower programme',
      'ethics hotline',
      '27 alertes internes',
      'Meldungen im Hinweisgebersystem',
      'ärenden i visselblåsarkanalen',
    ],
    silent: [],
  },
  {
    id: 'modslav',
    speaks: [
      'Modern Slavery Act statement',
      'das Lieferkettengesetz',
      'la loi sur le devoir de vigilance',
    ],
    silent: [],
  },
];
