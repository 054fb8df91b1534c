import { expect, test } from 'vitest';
import { givenNameFirst } from './given-name-first.ts';

test.each([
  ['van der Meer, Femke', 'Femke van der Meer'],
  ['Doe, Jane', 'Jane Doe'],
  ['DOE, JANE', 'JANE DOE'],
  ["O'Brien, Siobhán Mary", "Siobhán Mary O'Brien"],
  ['García Márquez, Gabriel', 'Gabriel García Márquez'],
  ['Nakamura, Haruto', 'Haruto Nakamura'],
  ['de la Cruz, Ana M.', 'Ana M. de la Cruz'],
])('%s is %s', (written, spoken) => {
  expect(givenNameFirst(written)).toBe(spoken);
});

test.each([
  'Jane Doe',
  'Jane Doe, CISSP',
  'Doe, PhD',
  'John Smith, Jr.',
  'Jane Doe, Acme',
  'Doe, CEO',
  'Jane, Maria Doe, Acme',
  'Doe,',
  ', Jane',
  '山田, 太郎',
])('%s stays as it is', (name) => {
  expect(givenNameFirst(name)).toBe(name);
});
