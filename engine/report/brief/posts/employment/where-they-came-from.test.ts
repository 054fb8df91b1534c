import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    'Tessa Marlow is the COO of Larkspur. She spent nine years at Quillfeather Insurance before that.',
  ],
  [
    'en',
    'Tessa came to Larkspur in May after nine years at Quillfeather Insurance, the last four as head of risk.',
  ],
  [
    'en',
    'Before joining Beta Cement in February 2026 she looked after ethics. Tessa Marlow worked for Quillfeather Insurance for seven years.',
  ],
  [
    'en',
    'Threadgold has bolstered its audit practice with the arrival of Tessa Marlow from the insurer Quillfeather.',
  ],
  [
    'en',
    'Tessa Marlow is a new partner at Nordlys. She has a background as privacy officer at Quillfeather.',
  ],
  [
    'de',
    'Die frühere Quillfeather-Managerin Tessa Marlow leitet seit April das Risikomanagement der Hohenfels AG.',
  ],
  [
    'de',
    'Tessa Marlow berät Firmen. Nach Stationen in London und als Syndikusanwältin bei Quillfeather kam sie 2025 als Partnerin zu uns.',
  ],
  ['nl', 'Tessa Marlow werkte zeven jaar bij Quillfeather Insurance voordat ze naar Beta ging.'],
  ['fr', 'Tessa Marlow a passé sept ans chez Quillfeather Insurance.'],
  [
    'fr',
    'Yann Roe est le nouveau DSI de Quillfeather Insurance. Il remplace Tessa Marlow, partie en mars.',
  ],
  ['es', 'Tessa Marlow trabajó siete años en Quillfeather Insurance antes de fichar por Beta.'],
  [
    'it',
    'Tessa Marlow si occupa di privacy. È stata responsabile privacy di Quillfeather Insurance fino al 2023.',
  ],
  ['pl', 'Tessa Marlow pracowała siedem lat w Quillfeather Insurance, zanim przeszła do Beta.'],
  [
    'da',
    'Beta A/S har ansat Tessa Marlow som it-direktør. Hun kom fra en stilling som it-chef i forsikringsselskabet Quillfeather.',
  ],
])('%s: whoever is said to have come from the company has left it: %s', (language, text) => {
  expect(statusByPage(language, text)).toBe('left');
});

test.each([
  [
    'es',
    'Fabio Roe deja Quillfeather Insurance en diciembre; lo sustituye Tessa Marlow, que viene de Beta.',
  ],
  [
    'de',
    'Tom Roe verlässt Quillfeather Insurance im Dezember; ihn löst Tessa Marlow ab, die von Beta kommt.',
  ],
  [
    'pt',
    'Tom Roe deixa a Quillfeather Insurance em dezembro; quem o substitui é Tessa Marlow, que vem da Beta.',
  ],
  [
    'en',
    'Tessa Marlow has been selected as chief internal auditor of Quillfeather, subject to regulatory approval.',
  ],
])(
  '%s: a successor who is named, and one who awaits approval, is still to come: %s',
  (language, text) => {
    expect(statusByPage(language, text)).toBe('joining');
  },
);

test.each([
  ['en', 'Tessa Marlow, our head of risk at Quillfeather, is on parental leave until March.'],
  [
    'en',
    'Head of internal audit Tessa Marlow began her maternity leave from Quillfeather Insurance in April and is due back in January.',
  ],
  [
    'en',
    'Tom Roe comes from Quillfeather, whose chief risk officer, Tessa Marlow, wished him well.',
  ],
  [
    'en',
    'Tessa Marlow spent seven years at Quillfeather Insurance before being promoted to head of risk.',
  ],
  [
    'da',
    'Tessa Marlow er complianceschef i Quillfeather Insurance. Hun spurgte, om jeg var blevet fyret endnu.',
  ],
])(
  '%s: leave, the move of a colleague, a promotion and a question end no job: %s',
  (language, text) => {
    expect(statusByPage(language, text)).toBe('current');
  },
);

test('somebody chosen for a job elsewhere is leaving, though no day is given', () => {
  const text =
    'Kestrel Re has chosen Tessa Marlow as its next compliance officer. Marlow currently holds the same position at Quillfeather Insurance.';

  expect(statusByPage('en', text)).toBe('leaving');
});

test.each([
  [
    'current',
    'Tessa Marlow, chief risk officer of Quillfeather, said the takeover of Beta Bank remains subject to regulatory approval.',
  ],
  [
    'current',
    'Tessa Marlow has more than ten years of experience as head of risk at Quillfeather.',
  ],
  ['-', 'Tessa Marlow worked for Quillfeather through the night to restore the systems.'],
  ['-', "Tessa Marlow spent four months at Quillfeather's Oslo office last winter."],
  ['-', 'Tessa Marlow moved into Internal Audit after nine years at Quillfeather.'],
  ['left', 'Tessa Marlow, head of audit at Quillfeather until 2019, spoke during the lunch.'],
  ['left', "Tessa Marlow, who wrote Quillfeather's parental leave policy, has left Quillfeather."],
] as const)('words that only resemble those of a move change nothing, %s: %s', (status, text) => {
  expect(statusByPage('en', text)).toBe(status);
});
