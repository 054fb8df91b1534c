import { expect, test } from 'vitest';
import { FAILURE_REASONS, SERVICE_NAMES } from '../model/service-failure.ts';
import {
  firecrawlRefusal,
  missingKey,
  plainFailure,
  explained,
  unreadablePage,
} from './service-messages.ts';

/** A missing key has the sentence of §8 alone. */
const REASONS = FAILURE_REASONS.filter((reason) => reason !== 'missing-key');

test('every failure in our own words names the service and, after a dash, the remedy', () => {
  for (const service of SERVICE_NAMES) {
    for (const reason of REASONS) {
      expect(explained(plainFailure(service, reason, null))).toMatch(
        /^(?:ScraperAPI|SerpApi|(?:Firecrawl|Tavily|Exa)(?:'s free service)?|Wikidata|DNS|Greenhouse|Lever|Ashby|SmartRecruiters|Recruitee|Workable|SEC EDGAR|GLEIF|Federal Register|GOV\.UK|Apple Podcasts|Podcast Index|OpenAlex|ORCID|Crossref): [^—]+ — [^—]+\.$/,
      );
    }
  }
});

test('a text of the specification stays as it is, with the remedy behind it', () => {
  const message = firecrawlRefusal('scrape URL', 402, 'Insufficient credits.');

  const failure = { service: 'firecrawl', reason: 'out-of-credits', message, status: 402 } as const;

  expect(explained({ ...failure, needsRemedy: true })).toBe(
    'Failed to scrape URL. Status code: 402. Error: Insufficient credits. Firecrawl: out of credits — top up or use another key.',
  );
});

test('an error without a full stop does not run into the remedy', () => {
  const message = firecrawlRefusal('search', 402, 'Insufficient credits');

  const failure = { service: 'firecrawl', reason: 'out-of-credits', message, status: 402 } as const;

  expect(explained({ ...failure, needsRemedy: true })).toBe(
    'Failed to search. Status code: 402. Error: Insufficient credits. Firecrawl: out of credits — top up or use another key.',
  );
});

test('the remedy is added by what the failure says of itself, not by how its sentence begins', () => {
  const failure = {
    service: 'firecrawl',
    reason: 'refused',
    message: 'Firecrawl: not today.',
    status: 500,
  } as const;

  expect(explained(failure)).toBe('Firecrawl: not today.');
  expect(explained({ ...failure, needsRemedy: true })).toBe(
    'Firecrawl: not today. Firecrawl: could not complete the request — try again later.',
  );
});

test('a missing key and a page that cannot be had need no more words', () => {
  for (const failure of [missingKey('serpapi'), unreadablePage('firecrawl', 'empty', 200)]) {
    expect(explained(failure)).toBe(failure.message);
  }
});

test('a free budget that is used up names the time at which it is there again', () => {
  const failure = plainFailure('tavily', 'budget-used-up', 429);
  const at = new Date(2026, 10, 20, 9, 5);

  expect(explained(failure)).toContain('try again tomorrow');
  expect(explained({ ...failure, freeAgainAt: at.toISOString() })).toBe(
    "Tavily's free service: today's free budget for this internet address is used up — free again at 09:05, or add API keys.",
  );
});

test.each([
  [500, '1 second'],
  [37_000, '37 seconds'],
  [3_600_000, '60 minutes'],
])('a pause of %i ms is named as %s', (retryAfterMs, words) => {
  const failure = { service: 'firecrawl', reason: 'rate-limited', message: 'Busy.' } as const;
  const refused = { ...failure, status: 429, needsRemedy: true, retryAfterMs } as const;

  expect(explained(refused)).toContain(`in ${words}.`);
});
