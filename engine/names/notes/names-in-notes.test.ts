import { expect, test } from 'vitest';
import { namesInNotes } from './names-in-notes.ts';

test.each([
  ['Goes by Trey. Huntsville', ['Trey']],
  ['née Larsen, also known as Kit Moor', ['Kit Moor']],
  ['Everybody calls her Bea', ['Bea']],
  ['W firmie zwany Kuba', ['Kuba']],
  ['Uses the name Van der Berg-Bos in filings', ['Van der Berg-Bos']],
  ['goes by the book', []],
  ['', []],
])('the person in %j is also called %j', (notes, names) => {
  expect(namesInNotes(notes, 'person')).toEqual(names);
});

test.each([
  ['née Larsen, also known as Kit Moor', ['Larsen']],
  ['Rozená Dvořáčková. Ostrava', ['Dvořáčková']],
  ['Hieß früher Lang', ['Lang']],
  ['Signs as K. Moor', []],
])('the surname before in %j is %j', (notes, names) => {
  expect(namesInNotes(notes, 'surname')).toEqual(names);
});

test('a company’s other names are read to their end', () => {
  expect(namesInNotes('Previously at Bank of Norvald; worked at Quay.', 'company')).toEqual([
    'Bank of Norvald',
    'Quay',
  ]);
});

test.each([
  'Marke: Norvaldi',
  'Brand name Norvaldi, Leeds',
  'marque Norvaldi',
  'nome fantasia: Norvaldi',
  'merk Norvaldi',
  'marka Norvaldi',
])('the brand is a name of the company: %s', (notes) => {
  expect(namesInNotes(notes, 'company')).toEqual(['Norvaldi']);
});
