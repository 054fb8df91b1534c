import { expect, test } from 'vitest';
import { shortNameOf } from './company-aliases.ts';

test.each([
  ['IBM', 'IBM'],
  ['IBM Corp.', 'IBM'],
  ['KPMG UK Ltd', 'KPMG'],
  ['UBS Group AG', 'UBS'],
  ['KfW', 'KfW'],
  ['PwC Germany', 'PwC'],
])('%s goes by the letters %s', (company, letters) => {
  expect(shortNameOf(company)).toBe(letters);
});

test.each(['Visa', 'Norvald Insurance plc', 'X', 'NORVALD', 'IBM Norvald', '', 'Ltd', 'ソニー'])(
  '%j does not go by letters',
  (company) => {
    expect(shortNameOf(company)).toBe('');
  },
);
