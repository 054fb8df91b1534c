import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { expansionsIn } from './company-expansion.ts';

function expansionOf(letters: string, text: string): string | null {
  const [words] = expansionsIn(wordsOf(text), letters);
  return words === undefined ? null : text.slice(words[0]?.start, words.at(-1)?.end);
}

test.each([
  [
    'IBM',
    'risk chief of International Business Machines in Ghent',
    'International Business Machines',
  ],
  ['IBM', 'At International Business Machines Corp. they met', 'International Business Machines'],
  [
    'HSBC',
    'the Hongkong and Shanghai Banking Corporation said',
    'Hongkong and Shanghai Banking Corporation',
  ],
  ['KfW', 'bei der Kreditanstalt für Wiederaufbau tätig', 'Kreditanstalt für Wiederaufbau'],
  ['BdF', 'elle rejoint la Banque de France en mai', 'Banque de France'],
  ['UBS', 'the Union Bank of Switzerland, as it was', 'Union Bank of Switzerland'],
  ['HP', 'he joined Hewlett-Packard in spring', 'Hewlett-Packard'],
])('%s means what "%s" names', (letters, text, expansion) => {
  expect(expansionOf(letters, text)).toBe(expansion);
});

test.each([
  ['IBM', 'in business meetings', 'it is written small'],
  ['IBM', 'India, Brazil, Mexico', 'it is a list'],
  ['IBM', 'International Business', 'a letter is left over'],
  ['IBM', 'International Business Machines Museum', 'the name goes on'],
  ['IBM', 'Great International Business Machines', 'the name began before'],
  ['IBM', 'I. B. Miller', 'initials stand for themselves'],
  ['GE', 'George Eliot wrote it', 'it is a person'],
  ['BO', 'the Bank of', 'no name ends with a small word'],
])('%s does not mean "%s": %s', (letters, text) => {
  expect(expansionOf(letters, text)).toBeNull();
});

const word = fc.constantFrom('Alpha', 'Beta', 'of', 'and', 'Gamma', 'beta', ',', '.', 'A', '李');

test('what is found begins with the first letter and has no fewer words than letters, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      fc.stringMatching(/^[ABG]{2,6}$/u),
      (text, letters) => {
        for (const found of expansionsIn(wordsOf(text.join(' ')), letters)) {
          expect(found.length).toBeGreaterThanOrEqual(letters.length);
          expect(found[0]?.text.charAt(0)).toBe(letters.charAt(0).toLowerCase());
          expect(found.slice(1).every(({ startsPhrase }) => !startsPhrase)).toBe(true);
        }
      },
    ),
  );
});
