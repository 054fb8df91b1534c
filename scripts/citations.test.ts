import { expect, test } from 'vitest';
import { citableFrom, citationFaults } from './citations.mjs';

const CITABLE = citableFrom('# Specification\n\n## 1. Purpose\n\n## 2. Screens\n', [
  '000-template.md',
  '040-ten-attempts-a-run.md',
  'README.md',
]);

test('sections are the numbered headings, decisions the numbered records', () => {
  expect([...CITABLE.sections]).toEqual(['1', '2']);
  expect([...CITABLE.decisions]).toEqual(['000', '040']);
});

test('a citation that leads somewhere is no fault', () => {
  const source =
    '/** The routes (§2).\n * Ten attempts (docs/decisions/040). */\nconst a = 1; // §1';

  expect(citationFaults(source, CITABLE)).toEqual([]);
});

// Put together below, so that the check of this very file does not take them for its own citations.
const NO_RECORD = '041';
const NO_SECTION = '30';

test('a section and a decision that do not exist are each a fault, once', () => {
  const source = `// §${NO_SECTION}, §${NO_SECTION} and docs/decisions/${NO_RECORD}-gone.md\n`;

  expect(citationFaults(source, CITABLE)).toEqual([
    `§${NO_SECTION} is no section of docs/specification.md.`,
    `docs/decisions/${NO_RECORD} does not exist.`,
  ]);
});

test('SQL comments are read as well, and what is no comment is not', () => {
  const source = `-- see docs/decisions/${NO_RECORD}\nselect '§${NO_SECTION} of some law';`;

  expect(citationFaults(source, CITABLE)).toEqual([`docs/decisions/${NO_RECORD} does not exist.`]);
});
