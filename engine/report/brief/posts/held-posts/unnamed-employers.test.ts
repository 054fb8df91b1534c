import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    "Tessa Marlow, head of risk at a rival insurer, criticised Quillfeather Insurance's merger.",
  ],
  ['en', 'Tessa Marlow, head of risk at a large bank, praised Quillfeather Insurance.'],
  ['en', 'Tessa Marlow is chief risk officer at another company and sues Quillfeather Insurance.'],
  ['de', 'Tessa Marlow, Risikochefin bei einem Wettbewerber, kritisierte Quillfeather Insurance.'],
  ['de', 'Tessa Marlow, Risikochefin bei der Konkurrenz, kritisierte Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow, directrice des risques d’un concurrent, critique Quillfeather Insurance.'],
  [
    'es',
    'Tessa Marlow, directora de riesgos en una aseguradora, criticó a Quillfeather Insurance.',
  ],
  ['nl', 'Tessa Marlow, hoofd risico bij een bank, prees Quillfeather Insurance.'],
])('a post at an employer without a name is none at the company, in %s: %s', (language, text) => {
  expect(statusByPage(language, text)).toMatch(/^(?:unknown|left|-)$/u);
});

test.each([
  ['en', 'Tessa Marlow, head of risk at the insurer, said Quillfeather Insurance had grown.'],
  ['en', 'Tessa Marlow is head of risk at an insurance company, Quillfeather Insurance.'],
  ['en', 'At Quillfeather Insurance, Tessa Marlow is head of risk in a team of ten.'],
  ['en', 'Tessa Marlow, head of risk in Leeds, said Quillfeather Insurance had grown.'],
  ['de', 'Tessa Marlow, Risikochefin beim Versicherer Quillfeather Insurance, sprach in Bern.'],
  ['de', 'Tessa Marlow ist Risikochefin des Versicherers, sagt Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow, directrice des risques de l’assureur, défend Quillfeather Insurance.'],
])('a post whose employer the page names is one there, in %s: %s', (language, text) => {
  expect(statusByPage(language, text)).toBe('current');
});
