import { expect, test } from 'vitest';
import type { ServiceFailure } from '../../model/service-failure.ts';
import { createBreaker } from './breaker.ts';

function failure(extra: Partial<ServiceFailure>): ServiceFailure {
  return { service: 'firecrawl', reason: 'refused', message: '', status: 503, ...extra };
}

const DOWN = failure({});

test('three failures in a row open it, and it stays open', () => {
  const breaker = createBreaker();

  breaker.record(DOWN);
  breaker.record(failure({ status: null, reason: 'timed-out' }));
  expect(breaker.openFailure()).toBeNull();
  breaker.record(failure({ status: 200, reason: 'unreadable' }));
  expect(breaker.openFailure()).toMatchObject({ reason: 'skipped', service: 'firecrawl' });
  breaker.record(null);
  expect(breaker.openFailure()).not.toBeNull();
});

test.each([
  ['an answer', null],
  ['a 4xx', failure({ status: 404 })],
  ['a page that cannot be had', failure({ status: 500, isAboutPage: true })],
  ['nothing found', failure({ status: 200, reason: 'empty' })],
  ['a captcha', failure({ status: 200, reason: 'captcha' })],
  ['a device without connection', failure({ status: null, reason: 'offline' })],
])('%s between them begins the count anew', (_, between) => {
  const breaker = createBreaker();

  for (const noted of [DOWN, DOWN, between, DOWN, DOWN]) breaker.record(noted);

  expect(breaker.openFailure()).toBeNull();
});

test('a refused key and a pause too long to wait for open it at once', () => {
  for (const noted of [
    failure({ status: 401, reason: 'rejected' }),
    failure({ status: 429, retryAfterMs: 37_000 }),
  ]) {
    const breaker = createBreaker();
    breaker.record(noted);
    expect(breaker.openFailure()?.reason).toBe('skipped');
  }
});
