import { expect, test } from 'vitest';
import type { PostStatus, WhoLine } from '../../../../model/brief.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';
import { briefFor } from '../../brief-for.ts';

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

test.each([
  [
    'en',
    'The seat has been vacant since Monday, when Tessa Marlow of Quillfeather Insurance opened the fair.',
  ],
  ['de', 'Der Parkplatz ist leer, seit Tessa Marlow von Quillfeather Insurance mit dem Rad fährt.'],
  [
    'fr',
    'La salle était vide depuis une heure quand Tessa Marlow, de Quillfeather Insurance, est arrivée.',
  ],
  ['en', 'Trading ceased in May 2026, said Tessa Marlow, head of risk at Quillfeather Insurance.'],
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, mourns her mother, who died on Friday.',
  ],
  [
    'fr',
    'Tessa Marlow a rejoint le secteur de l’assurance en 2009. Elle est directrice des risques de Quillfeather Insurance.',
  ],
  [
    'es',
    'Tessa Marlow entró en otro sector en 2001 y hoy es directora de riesgos de Quillfeather Insurance.',
  ],
  [
    'de',
    'Tessa Marlow, Leiterin Risiko der Quillfeather Insurance, verweist auf den Bericht: Die Prüfer haben im Mai die Vorsorge untersucht und drei Empfehlungen abgegeben.',
  ],
])('news about something or somebody else ends no post, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-01', text]])).toBe('current');
});

test.each([
  ['nl', 'Vanaf 1 september geeft Tessa Marlow van Quillfeather Insurance een cursus in Delft.'],
  ['it', 'Dal 1 luglio Tessa Marlow di Quillfeather Insurance va in ferie.'],
  ['en', 'From 1 July the office of Quillfeather Insurance moves to Leeds, said Tessa Marlow.'],
  ['en', 'The show, opened by Tessa Marlow of Quillfeather Insurance, can be seen from 1 July.'],
])(
  'something that begins on a day ahead is no arrival of somebody already there, or who says so, in %s: %s',
  (language, text) => {
    expect(statusOver([[language, '2026-06-01', text]])).not.toBe('joining');
  },
);

test.each<readonly [PostStatus, string, string]>([
  [
    'joining',
    'en',
    'He will be succeeded by Ms Tessa Marlow (43), currently head of audit at Norrland Bank.',
  ],
  [
    'left',
    'fr',
    'Le poste n’a plus de titulaire depuis le 30 avril 2026, date à laquelle Mme Tessa Marlow a cessé ses fonctions.',
  ],
  ['left', 'de', 'Es blieb unruhig, nachdem Tessa Marlow ihr Amt niederlegte.'],
])(
  'a successor is still with their old employer, and whoever ends their duties leaves (%s, %s): %s',
  (expected, language, text) => {
    const told: DatedPage = [language, '2026-06-01', `Quillfeather Insurance\n\n${text}`];
    expect(statusOver(expected === 'left' ? [IN_POST, told] : [told])).toBe(expected);
  },
);

function whoOver(...pages: readonly DatedPage[]): WhoLine | undefined {
  const results = pages.map(([language, day, content], index) =>
    confirmedPage(content, {
      id: `page-${index}`,
      language,
      date: day === null ? null : { day, precision: 'day', origin: 'metadata' },
    }),
  );
  return briefFor(MARLOW, results, new Date('2026-06-20')).who[0];
}

test('a later page that gives only the field of a job elsewhere tells of the next job', () => {
  const gone: DatedPage = [
    'en',
    '2026-06-01',
    'Quillfeather Insurance\n\nTessa Marlow cleared her desk in March 2026.',
  ];
  const since: DatedPage = [
    'en',
    '2026-06-10',
    'Tessa Marlow took the other side. She runs risk for Norrland Bank, the lender in York.',
  ];
  expect(whoOver(IN_POST, gone, since)?.text).toContain('now at Norrland Bank');
});

test('a title alone belongs to the employer at which an earlier page places it', () => {
  const minutes: DatedPage = [
    'fr',
    '2026-05-20',
    'Mme Tessa Marlow, directrice conformité, présente le plan.\n\nQuillfeather Insurance est remerciée.',
  ];
  const column: DatedPage = [
    'fr',
    '2026-03-20',
    'Tessa Marlow est directrice conformité de la Mutuelle du Levant.',
  ];
  expect(whoOver(minutes)?.status).toBe('current');
  expect(whoOver(minutes, column)?.status).not.toBe('current');
});

test('the first post of a career is no post of today', () => {
  const career: DatedPage = [
    'en',
    '2026-06-01',
    'Tessa Marlow began as an auditor, was with Quillfeather Insurance for seven years and now runs risk for Norrland Bank.',
  ];
  expect(whoOver(career)?.title).not.toBe('auditor');
});

test('the board of a company is no employer of its own', () => {
  const resolved: DatedPage = [
    'it',
    '2026-06-01',
    'Quillfeather Insurance\n\nCon delibera del 15 maggio il Consiglio ha affidato le deleghe di compliance alla dott.ssa Tessa Marlow.',
  ];
  expect(whoOver(IN_POST, resolved)?.text).not.toContain('Consiglio');
});

test('a year at the foot of a list of staff does not date it', () => {
  const staff = `Staff\n\nTessa Marlow, head of risk at Quillfeather Insurance.\n\n${'Our office is open from nine to five, and the door is green. '.repeat(8)}\n\nThe charges for 2026 are listed below.`;
  expect(whoOver(['en', null, staff])?.status).toBe('unknown');
});

function hasDied(language: string, content: string): boolean {
  const { who } = briefFor(MARLOW, [confirmedPage(content, { language })], new Date('2026-06-20'));
  return who.some(({ text }) => /died/iu.test(text));
}

test.each([
  [
    'it',
    'Tessa Marlow è stata nominata responsabile rischi di Quillfeather Insurance dopo la scomparsa di Mario Rossi.',
  ],
  ['it', 'Tessa Marlow di Quillfeather Insurance ha parlato della scomparsa dei confini.'],
  [
    'pl',
    'Tessa Marlow została dyrektorem ds. ryzyka w Quillfeather Insurance po śmierci Jana Nowaka.',
  ],
  ['pl', 'Tessa Marlow z Quillfeather Insurance mówiła o śmierci klasycznego audytu.'],
  [
    'nl',
    'Tessa Marlow, hoofd compliance bij Quillfeather Insurance, herdacht de overleden oprichter.',
  ],
  [
    'de',
    'Tessa Marlow, Leiterin Risiko der Quillfeather Insurance, würdigte den verstorbenen Gründer.',
  ],
  ['es', 'Tessa Marlow, de Quillfeather Insurance, recordó al fallecido fundador.'],
  ['cs', 'Tessa Marlow z Quillfeather Insurance nastoupila po úmrtí Jana Nováka.'],
])('whoever is alive has not died of another’s death, in %s: %s', (language, content) => {
  expect(hasDied(language, content)).toBe(false);
});

test.each([
  ['it', 'Quillfeather Insurance annuncia la scomparsa di Tessa Marlow, responsabile rischi.'],
  ['it', 'Tessa Marlow di Quillfeather Insurance è scomparsa lunedì.'],
  ['pl', 'Quillfeather Insurance zawiadamia o śmierci Tessy Marlow, dyrektora ds. ryzyka.'],
  ['nl', 'Tessa Marlow, hoofd compliance bij Quillfeather Insurance, is overleden.'],
  ['de', 'Tessa Marlow, Leiterin Risiko der Quillfeather Insurance, ist verstorben.'],
  [
    'de',
    'Wir trauern um die verstorbene Leiterin Risiko der Quillfeather Insurance, Tessa Marlow.',
  ],
])('whoever has died has, in %s: %s', (language, content) => {
  expect(hasDied(language, content)).toBe(true);
});
