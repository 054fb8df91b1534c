import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { attributedSentences } from '../attributed-sentences.ts';

function spokenOn(content: string, language: string): readonly string[] {
  return attributedSentences(MARLOW, confirmedPage(content, { language })).flatMap(
    ({ spoken }) => spoken,
  );
}

test('a name that says who is speaking does not end dashed speech', () => {
  const content = '– Dørene teller vi. Kari Tandy hjelper oss, sier Tessa Marlow.';

  expect(spokenOn(content, 'no')).toEqual(['Dørene teller vi.', 'Kari Tandy hjelper oss']);
});

test('a sentence that begins with a name ends dashed speech, and that person speaks next', () => {
  const content =
    'Tessa Marlow møtte pressen. Hun smiler. Hugo Tandy er uenig. – Vi teller aldri knivene.';

  expect(spokenOn(content, 'no')).toEqual([]);
});

test.each([
  ['– Me laskemme avaimet, Marlow sanoi.', ['Me laskemme avaimet']],
  ['– Me laskemme avaimet, Tessa Marlow sanoi.', ['Me laskemme avaimet']],
  ['– Kukaan ei laske veitsiä, Kari Tandy sanoi.', []],
])('the name of the speaker may come before the verb: %s', (told, spoken) => {
  expect(spokenOn(`Tessa Marlow tapasi lehdistön.\n\n${told}`, 'fi')).toEqual(spoken);
});
