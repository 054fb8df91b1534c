import { expect, test } from 'vitest';
import { page, status, textsOn } from '../../../testing/openers-on.ts';

function openerOn(language: string, ...sentences: readonly string[]): string {
  const told = sentences.map((words) => `Tessa Marlow: “${words}”`).join('\n\n');
  const who = status('current');
  return textsOn([page(`Quillfeather\n\n${told}`, { language })], { who }).join(' ');
}

test.each([
  [
    'en',
    'Our contracts sit in nine folders on two drives.',
    'Every morning I walk the long way through the harbour, and the gulls follow me.',
  ],
  [
    'de',
    'Unsere Verträge stehen in neun Ordnern tief unten im Keller.',
    'Jeden Morgen gehe ich den langen Weg durch den Hafen, und die Möwen gehen mit.',
  ],
  [
    'fr',
    'Nos contrats dorment dans neuf classeurs à la cave.',
    'Chaque matin je prends le long chemin du port, et les mouettes me suivent.',
  ],
  [
    'en',
    'I need somebody who reads nine contracts a day.',
    'Every morning I walk the long way through the harbour, and the gulls follow me.',
  ],
])('what they keep track of or need comes before a longer remark (%s)', (language, near, far) => {
  expect(openerOn(language, far)).toContain(far);
  expect(openerOn(language, far, near)).toContain(near);
});

test.each([
  ['is a vacancy', 'I have two posts to fill, one of them on the second floor.'],
  ['counts part of what was named before', 'Some were signed and nobody in the house had told me.'],
  ['counts it in figures', 'Ninety-four had a key, and the others had a nail.'],
  ['leaves the rest to others', 'Nine keys are enough, the rest we leave to the next generation.'],
  ['looks for somebody', 'We are looking for two women who can read balance sheets aloud.'],
  ['is about their own post', 'The board asked me to stay until the spring, and I said yes.'],
  ['is about who comes next', 'The trustees hope to name a new director of the harbour in May.'],
  ['speaks of a recall', 'We recalled two lots of it before the shops had opened.'],
])('nothing is said back that %s', (_, words) => {
  expect(openerOn('en', words)).not.toContain(words.slice(1));
});

test('a word that ends like a number is no number', () => {
  const words = 'Security is a guest whom everybody in the house has invited.';

  expect(openerOn('en', words)).toContain(words);
});

test('an answer about private life is not said back', () => {
  const opener = (asked: string): string =>
    textsOn(
      [
        page(
          `Tessa Marlow of Quillfeather\n\n**How many doors?**\n\nNine, and three of them locked.\n\n**${asked}**\n\nI keep bees behind the house, and they keep me out of it.`,
        ),
      ],
      { who: status('current') },
    ).join(' ');

  expect(opener('And the private garden of your office?')).toContain('I keep bees');
  expect(opener('And outside work, what do you do?')).not.toContain('I keep bees');
});
