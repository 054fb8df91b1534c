import { expect, test } from 'vitest';
import { meanRanking, rankingFigures } from './ranking.ts';
import { dateFigures, selectionFigures } from './selection.ts';

test('a perfect ranking reaches 1 everywhere', () => {
  expect(rankingFigures([true, true, true, true, true, false])).toEqual({
    ndcgAt10: 1,
    averagePrecision: 1,
    precisionAt5: 1,
  });
});

test('a relevant document in second place costs what the measures say', () => {
  const { ndcgAt10, averagePrecision, precisionAt5 } = rankingFigures([false, true]);

  expect(ndcgAt10).toBeCloseTo(1 / Math.log2(3));
  expect(averagePrecision).toBe(0.5);
  expect(precisionAt5).toBe(0.2);
});

test('means are taken per ranking', () => {
  const mean = meanRanking([rankingFigures([true]), rankingFigures([false, true])]);

  expect(mean.averagePrecision).toBe(0.75);
});

test('precision asks what was chosen, recall what should have been', () => {
  const figures = selectionFigures([
    { isChosen: true, isRight: true },
    { isChosen: true, isRight: false },
    { isChosen: false, isRight: true },
  ]);

  expect(figures).toEqual({ precision: 0.5, recall: 0.5 });
});

test('an unknown date is right when none is labelled, and is not counted as given', () => {
  const figures = dateFigures([
    { given: null, gold: null },
    { given: '2026-03-12', gold: '2026-03-12' },
    { given: '2026-03-12', gold: null },
    { given: null, gold: '2026-03-12' },
  ]);

  expect(figures).toEqual({ accuracy: 0.5, precision: 0.5 });
});
