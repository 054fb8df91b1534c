import { expect, test } from 'vitest';
import { ADA_OKAFOR } from '../testing/run-stage.ts';
import { sampleResults } from './sample-results.ts';

test('four samples, one of each type, with the relevance of the specification', () => {
  const samples = sampleResults(ADA_OKAFOR);

  expect(samples.map(({ type, relevance }) => [type, relevance])).toEqual([
    ['news', 96],
    ['article', 92],
    ['podcast', 89],
    ['video', 87],
  ]);
});

test('samples are marked, speak of the prospect and name no real source', () => {
  for (const sample of sampleResults({ ...ADA_OKAFOR, name: ' Ada Okafor ' })) {
    expect(sample).toMatchObject({
      isSample: true,
      source: 'example.com',
      content: '',
      date: null,
    });
    expect(sample.url).toMatch(/^https:\/\/example\.com\//);
    expect(sample.title).toContain('Ada Okafor');
    expect(sample.description.length).toBeLessThanOrEqual(200);
  }
});
