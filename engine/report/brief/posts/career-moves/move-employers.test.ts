import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { readPosts } from '../page/page-posts.ts';

const NOW = new Date('2026-06-20');

/** The moves that a page of 1 June 2026 tells of, each with its employer. */
function movesOn(language: string, content: string): readonly string[] {
  const date = { day: '2026-06-01', precision: 'day', origin: 'metadata' } as const;
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language, date })]);
  return readPosts(pages, MARLOW, NOW)
    .flatMap(({ statements }) => statements)
    .filter(({ kind }) => kind === 'joins' || kind === 'leaves')
    .map(({ kind, employer }) => `${kind} ${employer}`.trim());
}

test.each([
  [
    'en',
    'Tessa Marlow of Beta Ltd will take over as head of risk on 1 September 2026. Quillfeather said so.',
    ['joins'],
  ],
  [
    'en',
    'Tessa Marlow, currently with Beta Ltd, will take over as head of risk on 1 September. Quillfeather said so.',
    ['joins'],
  ],
  [
    'en',
    'Tessa Marlow of Quillfeather left in May to lead risk at Beta Ltd.',
    ['leaves Quillfeather', 'joins Beta Ltd'],
  ],
  [
    'en',
    'Tessa Marlow left Beta Ltd for Quillfeather in May.',
    ['leaves Beta Ltd', 'joins Quillfeather'],
  ],
  [
    'fr',
    'Tessa Marlow effectue son préavis chez Beta Mutual. Quillfeather attend.',
    ['leaves Beta Mutual'],
  ],
  ['en', 'Tessa Marlow has joined us from Quillfeather’s board meeting.', []],
])('%s: a move is to or from its own employer: %s', (language, text, moves) => {
  expect(movesOn(language, text)).toEqual(moves);
});

test.each([
  [
    'de',
    'Tessa Marlow verlässt Quillfeather. Amtsantritt ist der 1. Juli bei Beta AG.',
    ['leaves Quillfeather', 'joins Beta AG'],
  ],
  [
    'en',
    'Tessa Marlow leaves Quillfeather. The appointment takes effect on 1 July at Beta Ltd.',
    ['leaves Quillfeather', 'joins Beta Ltd'],
  ],
])('%s: an appointment without a name is of whoever was named: %s', (language, text, moves) => {
  expect(movesOn(language, text)).toEqual(moves);
});

test('a first day far below is not of the post that was told above', () => {
  const between = 'The park opened. A dog barked. Rain fell. The choir sang. Trees grew.';
  const text = `Tessa Marlow joined Quillfeather in 2011 as head of audit. ${between} Tessa Marlow started on 4 May.`;

  expect(movesOn('en', text)).toEqual(['joins Quillfeather']);
});
