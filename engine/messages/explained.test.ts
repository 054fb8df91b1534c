import { expect, test } from 'vitest';
import {
  firecrawlRefusal,
  missingKey,
  plainFailure,
  explained,
  unreadablePage,
} from './service-messages.ts';
import { FAILURE_REASONS } from '../model/service-failure.ts';
import type { ServiceName } from '../model/service-failure.ts';

const SERVICES: readonly ServiceName[] = ['scraperapi', 'serpapi', 'firecrawl'];
/** A missing key has the sentence of §8 alone. */
const REASONS = FAILURE_REASONS.filter((reason) => reason !== 'missing-key');

test('every failure in our own words names the service and, after a dash, the remedy', () => {
  for (const service of SERVICES) {
    for (const reason of REASONS) {
      expect(explained(plainFailure(service, reason, null))).toMatch(
        /^(?:ScraperAPI|SerpApi|Firecrawl): [^—]+ — [^—]+\.$/,
      );
    }
  }
});

test('a text of the specification stays as it is, with the remedy behind it', () => {
  const message = firecrawlRefusal('scrape URL', 402, 'Insufficient credits.');

  expect(explained({ service: 'firecrawl', reason: 'out-of-credits', message, status: 402 })).toBe(
    'Failed to scrape URL. Status code: 402. Error: Insufficient credits. Firecrawl: out of credits — top up or use another key.',
  );
});

test('a missing key and a page that cannot be had need no more words', () => {
  for (const failure of [missingKey('serpapi'), unreadablePage('empty', 200)]) {
    expect(explained(failure)).toBe(failure.message);
  }
});

test.each([
  [500, '1 second'],
  [37_000, '37 seconds'],
  [3_600_000, '60 minutes'],
])('a pause of %i ms is named as %s', (retryAfterMs, words) => {
  const failure = { service: 'firecrawl', reason: 'rate-limited', message: 'Busy.' } as const;

  expect(explained({ ...failure, status: 429, retryAfterMs })).toContain(`in ${words}.`);
});
