import { expect, test } from 'vitest';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import { completionToast } from './outcome.ts';

test('a run that found only namesakes says so, and is not celebrated as insights', () => {
  const results = ['a', 'b'].map((id) => reportResult(id, { verdict: 'other' }));

  expect(completionToast({ results, foundBy: 'scraperapi' })).toEqual({
    title: 'Research Complete!',
    description: '2 pages, all about other people of this name',
  });
});
