import { describe, expect, test } from 'vitest';
import type { PostStatus } from '../../../../model/brief.ts';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';

type Case = readonly [what: string, expected: PostStatus, ...pages: readonly DatedPage[]];

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

describe.each<readonly [string, readonly Case[]]>([
  [
    'an appointment is ahead until its first day',
    [
      [
        'sv',
        'joining',
        [
          'sv',
          '2026-06-05',
          'Quillfeather Insurance anställer Tessa Marlow som riskchef. Hon tillträder den 1 februari 2027 och ingår i ledningen.',
        ],
      ],
      [
        'no',
        'joining',
        [
          'no',
          '2026-06-05',
          'Quillfeather Insurance ansetter Tessa Marlow som risikodirektør. Hun tiltrer 1. februar 2027.',
        ],
      ],
      [
        'fr',
        'joining',
        [
          'fr',
          '2026-06-05',
          'Quillfeather Insurance nomme Tessa Marlow directrice de la conformité. Tessa Marlow prendra ses fonctions le 4 janvier 2027.',
        ],
      ],
      [
        'behind the old post',
        'joining',
        [
          'en',
          '2026-06-05',
          'Quillfeather names Marlow as first risk chief\n\nTessa Marlow, currently director of assurance at airport shop group Gatehouse Retail, will take up the role at Quillfeather Insurance on 4 January.',
        ],
      ],
      [
        'while the old post is held',
        'joining',
        [
          'en',
          '2026-06-05',
          'Quillfeather Insurance has named Tessa Marlow chief risk officer. Marlow is currently head of audit at Lindley Group.',
        ],
      ],
      [
        'on another page',
        'joining',
        ['en', '2026-06-05', 'Quillfeather Insurance has hired Tessa Marlow as head of risk.'],
        [
          'en',
          '2026-06-08',
          'Tessa Marlow remains head of audit at Lindley Group until 15 September.',
        ],
      ],
      [
        'not once it has come',
        'current',
        [
          'en',
          '2026-01-05',
          'Quillfeather Insurance has named Tessa Marlow chief risk officer. She takes up the role on 1 March.',
        ],
      ],
    ],
  ],
  [
    'what another person does in or around a quote is theirs',
    [
      [
        'en',
        'current',
        [
          'en',
          '2026-06-05',
          'Tessa Marlow is head of risk at Quillfeather Insurance. She took over from Morag Dunn.\n\nMorag, who retires in May, says: "Tessa will be grand."',
        ],
      ],
      [
        'de',
        'current',
        [
          'de',
          '2026-06-05',
          'Tessa Marlow ist Leiterin Revision der Quillfeather Insurance. Neben ihr sitzt Petra Lang.\n\nPetra, die Ende des Jahres ausscheidet, sagt: „Tessa macht das schon.“',
        ],
      ],
      [
        'es',
        'current',
        [
          'es',
          '2026-06-05',
          'Tessa Marlow es directora de riesgos de Quillfeather Insurance. Comparte despacho con Carmen Ruiz.\n\nCarmen, que se jubila en junio, dice: «Tessa lo hará bien».',
        ],
      ],
    ],
  ],
  [
    'a post beside the job is no move',
    [
      [
        'on one page',
        'current',
        [
          'en',
          '2026-06-05',
          'Tessa Marlow – General Counsel, Quillfeather Insurance. She is also chair of the audit committee at Westport Credit Union.',
        ],
      ],
      [
        'a director',
        'current',
        IN_POST,
        ['en', '2026-06-05', 'Tessa Marlow is a director of Peel Community Bank.'],
      ],
      [
        'de',
        'current',
        IN_POST,
        ['de', '2026-06-05', 'Tessa Marlow ist Aufsichtsrätin der Volksbank Auental.'],
      ],
      [
        'sv',
        'current',
        IN_POST,
        ['sv', '2026-06-05', 'Tessa Marlow är styrelseledamot i Falköpings Sparbank.'],
      ],
      [
        'not a job',
        'left',
        IN_POST,
        ['en', '2026-06-05', 'Tessa Marlow is chief compliance officer of Westport Credit Union.'],
      ],
    ],
  ],
  [
    'a line of a career is of the employer around it',
    [
      [
        'here',
        'current',
        [
          'en',
          null,
          'Tessa Marlow\n\nExperience\n\nQuillfeather Insurance\nVP Compliance · Mar 2026 – Present\n\nBorden Mills\nDirector, Compliance · 2021 – Mar 2026',
        ],
      ],
      [
        'above',
        'left',
        [
          'en',
          null,
          'Tessa Marlow\n\nExperience\n\nBorden Mills\nVP Compliance · Mar 2026 – Present\n\nQuillfeather Insurance\nDirector, Compliance · 2021 – Mar 2026',
        ],
      ],
      [
        'between',
        'left',
        [
          'en',
          null,
          'Tessa Marlow\n\nExperience\n\nVP Compliance\nBorden Mills\nMar 2026 – Present\n\nDirector, Compliance\nQuillfeather Insurance\n2021 – Mar 2026',
        ],
      ],
      [
        'es',
        'left',
        [
          'es',
          null,
          'Tessa Marlow\n\nExperiencia\n\nEnergías Duero\nDirectora de cumplimiento · 2025 – actualidad\n\nQuillfeather Insurance\nDirectora de riesgos · 2018 – 2025',
        ],
      ],
    ],
  ],
  [
    'a new employer is one that never names the company',
    [
      [
        'en',
        'left',
        IN_POST,
        [
          'en',
          '2026-06-05',
          "That's Tessa Marlow, who has succeeded Morag Dunn as Safety Director of Hebrides Ferries.",
        ],
      ],
      [
        'fr',
        'left',
        IN_POST,
        [
          'fr',
          '2026-06-05',
          'Tessa Marlow, directrice des risques de Tissages Marceau, a ouvert la journée.',
        ],
      ],
      [
        'it',
        'left',
        IN_POST,
        [
          'it',
          '2026-06-05',
          'Tessa Marlow, responsabile compliance di Vetrerie Adria, ha aperto il convegno.',
        ],
      ],
    ],
  ],
])('%s', (_, cases) => {
  const rows = cases.map(([what, expected, ...pages]) => ({ what, expected, pages }));
  test.each(rows)('$what: $expected', ({ expected, pages }) => {
    expect(statusOver(pages)).toBe(expected);
  });
});
