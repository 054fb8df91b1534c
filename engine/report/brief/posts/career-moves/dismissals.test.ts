import { expect, test } from 'vitest';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

test.each([
  [
    'en',
    'A tribunal dismissed the claim against Tessa Marlow, head of risk at Quillfeather Insurance.',
  ],
  [
    'en',
    "Chairman John Roe dismissed the fears of Tessa Marlow, Quillfeather Insurance's head of risk.",
  ],
  ['en', 'The tribunal dismissed a claim by Tessa Marlow against Quillfeather Insurance.'],
  [
    'en',
    'Clients were relieved that Tessa Marlow, head of risk at Quillfeather Insurance, rang back.',
  ],
  ['en', 'The chairman fired questions at Tessa Marlow, head of risk at Quillfeather Insurance.'],
  [
    'de',
    'Die Firma Harbour entlässt den Anwalt von Tessa Marlow, Risikochefin der Quillfeather Insurance.',
  ],
  [
    'fr',
    'Le juge a destitué le tuteur de Tessa Marlow, directrice des risques de Quillfeather Insurance.',
  ],
  [
    'es',
    'El banco despidió al abogado de Tessa Marlow, directora de riesgos de Quillfeather Insurance.',
  ],
  [
    'nl',
    'De rechtbank ontsloeg de advocaat van Tessa Marlow, hoofd risico bij Quillfeather Insurance.',
  ],
])('what is dismissed but is not the person ends no post, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toMatch(/^(?:current|unknown)$/u);
});

test.each([
  ['en', 'Quillfeather Insurance has dismissed its head of risk, Tessa Marlow.'],
  ['en', 'Quillfeather Insurance fired long-serving head of risk Tessa Marlow.'],
  ['en', 'Quillfeather Insurance has relieved Tessa Marlow of her duties.'],
  ['en', 'Quillfeather Insurance parted with Tessa Marlow, its head of risk, in May.'],
  ['en', 'Tessa Marlow was dismissed by Quillfeather Insurance in May.'],
  ['de', 'Quillfeather Insurance entließ im Mai die Risikochefin Tessa Marlow.'],
  ['fr', 'Quillfeather Insurance s’est séparée de Tessa Marlow en mai.'],
  ['es', 'Quillfeather Insurance despidió en mayo a Tessa Marlow.'],
  ['nl', 'Quillfeather Insurance ontsloeg in mei Tessa Marlow.'],
])('whoever is dismissed has left, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toBe('left');
});
