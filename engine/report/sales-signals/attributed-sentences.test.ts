import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { attributedSentences } from './attributed-sentences.ts';

function spokenOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  return attributedSentences(MARLOW, confirmedPage(content, more)).flatMap(({ spoken }) => spoken);
}

test.each([
  [
    'with her name and a verb of saying',
    '“We were too slow,” said Tessa Marlow.',
    ['We were too slow,'],
  ],
  [
    'with a pronoun that means her',
    'Tessa Marlow keeps bees. "They are honest," she says.',
    ['They are honest,'],
  ],
  [
    'over several sentences',
    '“It was small. It was in the manual,” said Marlow. “We changed it.”',
    ['It was small.', 'It was in the manual,', 'We changed it.'],
  ],
  [
    'by her post at the company',
    '“It rained,” says the chief compliance officer of Quillfeather.',
    ['It rained,'],
  ],
  ['behind her label', 'MARLOW: A list of names.\n\nHOST: And then?', ['A list of names.']],
])('what she says is hers %s', (_, content, spoken) => {
  expect(spokenOn(content)).toEqual(spoken);
});

test.each([
  ['by somebody else', 'Tessa Marlow keeps bees. “They sting,” said Moira Tandy.'],
  [
    'by somebody unnamed',
    'An engineer remembers the first meeting. "He said it eleven times. We had a pool." Marlow heard of it.',
  ],
  ['about her', 'Chief executive Owen Tarrant said: “Tessa was the only one who asked.”'],
  ['with two speakers in one sentence', '“We agree,” said Tessa Marlow and Moira Tandy.'],
])('what is said %s is not hers', (_, content) => {
  expect(spokenOn(content)).toEqual([]);
});

test('Nordic dashes open what somebody says', () => {
  const content = '– Vi er klare til høsten, sier Tessa Marlow.';

  expect(spokenOn(content, { language: 'no' })).toEqual(['Vi er klare til høsten']);
});

test('the answers of an interview with her are hers, the questions are not', () => {
  const content =
    '# Tea with Tessa Marlow\n\n**What changed?**\n\nThe report did.\n\n**What else?**\n\nNinety pages became three.';

  expect(spokenOn(content)).toEqual(['The report did.', 'Ninety pages became three.']);
});
