import { expect, test } from 'vitest';
import { EMPTY_PROSPECT } from '#engine';
import { savedRunFrom } from './saved-run.ts';

const RESULT_OF_0_1 = {
  id: 'https://news.example/one',
  relevance: 90,
  verdict: 'confirmed',
  reasons: [],
  type: 'news',
  date: null,
  language: 'en',
  readingMinutes: 1,
  title: 'A page',
  url: 'https://news.example/one',
  description: '',
  source: 'news.example',
  content: 'Text',
  query: '',
  isSample: false,
};

test('a run kept before results named their copies is still a run', () => {
  const kept = savedRunFrom({
    status: 'done',
    run: {
      prospect: EMPTY_PROSPECT,
      stage: 'analyzing',
      startedAtMs: 0,
      stageEnteredAtMs: 0,
      lastEventAtMs: 0,
      calls: [],
      results: [RESULT_OF_0_1],
      failures: [],
      rejected: [],
      foundBy: 'scraperapi',
    },
  });

  expect(kept?.run.results).toEqual([
    { ...RESULT_OF_0_1, alsoAt: [], aboutness: null, stated: [] },
  ]);
});
