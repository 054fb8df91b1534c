import { expect, test } from 'vitest';
import { draftTexts } from './texts.ts';

const { effort } = draftTexts.view;

test.each([
  [effort(1, null, null), 'It took 1 second.'],
  [effort(2, 1, null), 'It took 2 seconds and used 1 token.'],
  [effort(2, null, '0.0021'), 'It took 2 seconds and cost $0.0021.'],
  [effort(12, 1262, '0.0021'), 'It took 12 seconds, used 1,262 tokens and cost $0.0021.'],
])('what a draft took is one sentence, with as much as the server says: %s', (said, expected) => {
  expect(said).toBe(expected);
});
