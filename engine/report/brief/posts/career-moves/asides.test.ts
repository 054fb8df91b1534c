import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  ['en', 'John Roe, who joined Quillfeather Insurance with Tessa Marlow in 2010, is leaving.'],
  ['de', 'Hans Roth, der mit Tessa Marlow zur Quillfeather Insurance kam, verlässt diese.'],
  ['fr', 'Jean Roux, qui travaillait avec Tessa Marlow, quitte Quillfeather Insurance.'],
  ['es', 'Juan Ruiz, que trabajó con Tessa Marlow, deja Quillfeather Insurance.'],
  ['it', 'Mario Rossi, che lavorava con Tessa Marlow, lascia Quillfeather Insurance.'],
  ['nl', 'Jan de Vries, die met Tessa Marlow werkte, verlaat Quillfeather Insurance.'],
])('who is named in an aside about somebody else goes nowhere, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).not.toMatch(/^(?:leaving|left)$/u);
});

test.each([
  ['en', 'Tessa Marlow, who joined Quillfeather Insurance with John Roe in 2010, is leaving.'],
  ['en', 'Tessa Marlow, who came from Nordal Bank, is leaving Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow, qui travaillait avec Jean Roux, quitte Quillfeather Insurance.'],
  ['de', 'Tessa Marlow, die mit Hans Roth kam, verlässt die Quillfeather Insurance.'],
])('an aside about the person herself takes nothing from her, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('leaving');
});
