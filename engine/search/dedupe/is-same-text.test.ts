import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import { OTHER_STORY, STORY, printedBy } from '../../testing/stories.ts';
import { isSameText, proseShingles } from './shingles.ts';

const isSame = (one: string, other: string): boolean =>
  isSameText(proseShingles(one), proseShingles(other));

const printed = printedBy('ledger.example', STORY);

test('one story on two sites is the same text, whatever the sites put around it', () => {
  const elsewhere = `${printedBy('portal.example', STORY)}\n\nMore on this site: rates may fall next year, three banks say in a joint letter to clients.`;

  expect(isSame(printed, elsewhere)).toBe(true);
});

test('a word changed here and there leaves it the same text', () => {
  const edited = STORY.map((sentence) =>
    sentence.replace('company', 'firm').replace('after', 'following'),
  );

  expect(isSame(printed, printedBy('portal.example', edited))).toBe(true);
});

test.each([
  ['another story about the same person', printedBy('ledger.example', OTHER_STORY)],
  ['a story that quotes one sentence', printedBy('b.example', [...OTHER_STORY, STORY[0]])],
  ['a notice', 'Please enable cookies to go on reading this page.'],
  ['an empty page', ''],
])('%s is not the same text', (_, other) => {
  expect(isSame(printed, other)).toBe(false);
});

test('two equal notices are no story', () => {
  const notice = 'Please enable JavaScript and cookies in your browser, then load this page again.';

  expect(isSame(notice, notice)).toBe(false);
});

const page = fc
  .array(fc.constantFrom(...STORY, ...OTHER_STORY, 'Menu', '| a | b |', '\uD800\0', '](('), {
    maxLength: 12,
  })
  .map((lines) => lines.join('\n\n'));

test('the comparison is symmetric, and a text of some length is the same as itself', () => {
  const isSymmetric = fc.property(
    page,
    page,
    (one, other) => isSame(one, other) === isSame(other, one),
  );
  const isReflexive = fc.property(page, (text) =>
    isSame(`${printed}\n\n${text}`, `${printed}\n\n${text}`),
  );

  fc.assert(isSymmetric);
  fc.assert(isReflexive);
});

test.each([
  'word '.repeat(2_000_000),
  'x'.repeat(10_000_000),
  'a b c d e f g h i\n'.repeat(500_000),
])('threat 21: ten megabytes are compared in a moment', (text) => {
  expect(effortMs(() => isSame(text, printed), 1000)).toBeLessThanOrEqual(1000);
});
