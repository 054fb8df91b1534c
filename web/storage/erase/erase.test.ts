import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doesName, isAbout, prospectKeysIn, withoutPerson } from './erase.ts';

const KEY = 'jane doe|acme';
const JANE = { name: ' Jané  DOE', company: 'Acme,' };
const JOHN = { name: 'John Roe', company: 'Acme' };

test('a kept thing is about a person in whatever form it names them', () => {
  expect(isAbout(JANE, KEY)).toBe(true);
  expect(isAbout({ status: 'done', run: { prospect: JANE } }, KEY)).toBe(true);
  expect(isAbout({ document: { prospect: JANE } }, KEY)).toBe(true);
  expect(isAbout({ prospect: JOHN, results: [JANE] }, KEY)).toBe(false);
  expect(isAbout(null, KEY)).toBe(false);
});

test('a list loses the rows about the person and nothing else', () => {
  const queue = { rows: [{ prospect: JANE, state: 1 }, { prospect: JOHN }], budget: 5 };

  expect(prospectKeysIn(queue)).toEqual([KEY, 'john roe|acme']);
  expect(withoutPerson(queue, KEY)).toEqual({ rows: [{ prospect: JOHN }], budget: 5 });
});

test('the meetings of a list lose the person and the titles that name them', () => {
  const agenda = { meetings: [{ title: 'Call: Jane Doe', people: [{ prospect: JANE }] }] };

  expect(withoutPerson({ agenda }, KEY)).toEqual({
    agenda: { meetings: [{ title: '', people: [] }] },
  });
});

test('a text names the person as whole words, in any spelling', () => {
  expect(doesName({ markdown: 'Then JANE-DOÉ spoke.' }, KEY)).toBe(true);
  expect(doesName({ markdown: 'Jane Doering spoke.' }, KEY)).toBe(false);
  expect(doesName(['https://x.example/?q=%22x'], '|acme')).toBe(false);
});

test('any kept value can be searched, and what is about nobody stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(withoutPerson(value, KEY)).toEqual(value);
      expect(doesName(value, KEY)).toBe(false);
      expect(prospectKeysIn(value)).not.toContain(KEY);
    }),
  );
});
