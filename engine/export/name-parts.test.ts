import { expect, test } from 'vitest';
import { nameParts } from './crm-csv.ts';

test.each([
  ['Tessa Marlow', 'Tessa', 'Marlow'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Mary Jane Watson', 'Mary Jane', 'Watson'],
  ['Berg, Jan', 'Jan', 'Berg'],
  ['Marlow', '', 'Marlow'],
  ["  Daniel   O'Rourke ", 'Daniel', "O'Rourke"],
  ['', '', ''],
])('%j is taken apart', (name, given, family) => {
  expect(nameParts(name)).toEqual({ given, family });
});
