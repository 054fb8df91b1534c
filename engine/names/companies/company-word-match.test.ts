import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { companyWordMatch } from './company-word-match.ts';

function matchOf(text: string, own: string): number {
  const [word] = wordsOf(text);
  return word === undefined ? 0 : companyWordMatch(word, own);
}

test.each([
  ['Norvald', 'norvald'],
  ['Norvaldu', 'norvald'],
  ['Norvaldin', 'norvald'],
  ['Norvaldnak', 'norvald'],
  ["Norvald'ın", 'norvald'],
  ['Merežų', 'merezas'],
  ['Горизонту', 'horyzont'],
  ['نورماند', 'normand'],
  ['Cihelen', 'cihelny'],
  ['Kopalniach', 'kopalnie'],
  ['Mleczarce', 'mleczarka'],
  ['Armatorze', 'armator'],
  ['Instytucie', 'instytut'],
  ['Zakładzie', 'zaklad'],
  ['Kraszewie', 'kraszew'],
  // Finnish and Estonian change the last letters of the name.
  ['Kivilahden', 'kivilahti'],
  ['Kivilahdesta', 'kivilahti'],
  ['Suurjärven', 'suurjarvi'],
  ['Rannapanga', 'rannapank'],
  ['Rannapangast', 'rannapank'],
  ['Rannasadamast', 'rannasadama'],
  ['Kuusijoen', 'kuusijoki'],
  ['Pitkämäestä', 'pitkamaki'],
  ['Rannagrupi', 'rannagrupp'],
])('%s is a form of %s', (text, own) => {
  expect(matchOf(text, own)).toBeGreaterThan(0);
});

test.each([
  ['Norvalden', 'norwich'],
  ['Norvalie', 'norvalis'],
  ['Banks', 'bank'],
  ['Acmes', 'acme'],
  ['Nordbanger', 'nordbank'],
  ['Kivilahdeks', 'kivilahti'],
  ['Norvaldst', 'norvald'],
  ['Belmonde', 'belmont'],
])('%s is no form of %s', (text, own) => {
  expect(matchOf(text, own)).toBe(0);
});
