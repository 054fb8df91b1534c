import { expect, test } from 'vitest';
import { wordListOf } from '../../text/words.ts';
import { legalFormLength, withoutLegalForms } from './legal-form.ts';

function nameOf(company: string): string {
  return withoutLegalForms(wordListOf(company)).join(' ');
}

test.each([
  ['Harbeck GmbH & Co. KG', 'harbeck'],
  ['Olivenza, S.A. de C.V.', 'olivenza'],
  ['Valdoria S.p.A.', 'valdoria'],
  ['Grodnik Sp. z o.o.', 'grodnik'],
  ['Norvane Foods Limited Liability Company', 'norvane foods'],
  ['Joint Stock Company Severomost', 'severomost'],
  ['PT Sundara Tbk', 'sundara'],
  ['Hollin & Reeve', 'hollin and reeve'],
  ['Limited', 'limited'],
])('%s is called %s without its legal form', (company, name) => {
  expect(nameOf(company)).toBe(name);
});

test('a legal form is known wherever it begins, and nothing else is one', () => {
  const words = wordListOf('Valdoria S.p.A. hired').map((text) => ({ text }));

  expect(words.map((_, start) => legalFormLength(words, start))).toEqual([0, 3, 0, 0, 0]);
});
