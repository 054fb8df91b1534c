import { expect, test } from 'vitest';
import { namesInNotes } from './names-in-notes.ts';

test.each([
  ['Goes by Trey. Huntsville', ['Trey']],
  ['née Larsen, also known as Kit Moor', ['Larsen', 'Kit Moor']],
  ['Uses the name Van der Berg-Bos in filings', ['Van der Berg-Bos']],
  ['goes by the book', []],
  ['', []],
])('the person in %j is also called %j', (notes, names) => {
  expect(namesInNotes(notes, 'person')).toEqual(names);
});

test('a company’s other names are read to their end', () => {
  expect(namesInNotes('Previously at Bank of Norvald; worked at Quay.', 'company')).toEqual([
    'Bank of Norvald',
    'Quay',
  ]);
});
