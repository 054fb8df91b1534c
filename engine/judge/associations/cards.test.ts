import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

/** A page of cards, each given by its lines. */
function cards(heading: string, ...people: readonly (readonly string[])[]): string {
  return people.map(([name, ...rest]) => [`${heading}${name}`, ...rest].join('\n\n')).join('\n\n');
}

const PETER = ['Peter Roe', 'Head of Audit', 'Northwater'];

test.each(['### ', ''])(
  'the neighbour’s company on a grid of speakers is not the person’s',
  (mark) => {
    const markdown = cards(mark, PETER, ['Mara Lindqvist', 'Chief Risk Officer', 'Novabeta']);

    expect(verdictOn(markdown)).not.toBe('confirmed');
  },
);

test.each(['### ', ''])('the company on their own card is the person’s', (mark) => {
  const mara = ['Mara Lindqvist', 'Chief Risk Officer', 'Northwater'];

  expect(verdictOn(cards(mark, ['Peter Roe', 'Head of Audit', 'Novabeta'], mara))).toBe(
    'confirmed',
  );
  expect(verdictOn(cards(mark, PETER, mara))).toBe('confirmed');
});

test('cards without employers are of the company in the heading above them', () => {
  const team = cards('### ', ['Peter Roe', 'Head of Audit'], ['Mara Lindqvist', 'Risk Officer']);

  expect(verdictOn(`## The board of Northwater\n\n${team}`)).toBe('confirmed');
});

test('a line below a job title is no employer where no card has one', () => {
  const card = '### Mara Lindqvist\n\nChief Risk Officer\n\nBiography';

  expect(verdictOn(`## The board of Northwater\n\n${card}`)).toBe('confirmed');
});
