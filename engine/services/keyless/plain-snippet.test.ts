import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSnippet } from './found.ts';

test.each([
  ['Plain words stay.', 'Plain words stay.'],
  ['# Heading\n\nText.', 'Heading Text.'],
  ['![Lead picture](https://a.example/x.jpg "Lead")\n\n## Heading', 'Heading'],
  ['[![Logo](https://a.example/l.png)](https://a.example) Text', 'Text'],
  ['Read [the report](https://a.example/r) **now**.', 'Read the report now.'],
  ['- one\n- two\n> three', 'one two three'],
  ['Issue #4 costs 5 * 3 dollars', 'Issue #4 costs 5 * 3 dollars'],
  ['Words, then ![cut off](https://a.exam', 'Words, then'],
])('the description %j reads %j', (description, snippet) => {
  expect(plainSnippet(description)).toBe(snippet);
});

test('a description of any text becomes one bounded line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), (description) => {
      expect(plainSnippet(description)).not.toMatch(/\n/);
    }),
  );
  expect(plainSnippet('!['.repeat(100_000)).length).toBeLessThanOrEqual(2000);
});
