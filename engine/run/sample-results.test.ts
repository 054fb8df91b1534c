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

test('samples are marked, are about an invented person in the same kind of post and name no real source', () => {
  expect(sampleResults({ position: 'Head of Audit' })[0]?.title).toContain('Head of Audit');

  for (const sample of sampleResults(ADA_OKAFOR)) {
    expect(sample).toMatchObject({
      isSample: true,
      source: 'example.com',
      content: '',
      date: null,
    });
    expect(sample.url).toMatch(/^https:\/\/example\.com\//);
    const words = `${sample.title} ${sample.description}`;
    expect(words).toContain('Alex Example');
    expect(words).not.toContain(ADA_OKAFOR.name);
    expect(words).not.toContain(ADA_OKAFOR.company);
    expect(sample.description.length).toBeLessThanOrEqual(200);
  }
});
