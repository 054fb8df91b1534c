import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceFailure, ServiceName } from '../../model/service-failure.ts';
import { retryDelayMs } from './delay.ts';

function failure(status: number | null, extra: Partial<ServiceFailure> = {}): ServiceFailure {
  return { service: 'firecrawl', reason: 'refused', message: '', status, ...extra };
}

const always = (value: number) => () => value;

test.each([408, 429, 500, 502, 503, 504])('%i passes by itself and is tried again', (status) => {
  expect(retryDelayMs(failure(status), 0, always(1 / 2))).toBe(250);
  expect(retryDelayMs(failure(status), 1, always(1 / 2))).toBe(500);
  expect(retryDelayMs(failure(status), 2, always(1 / 2))).toBeNull();
});

test.each([null, 200, 400, 401, 402, 403, 404, 409, 410, 418, 422, 501])(
  '%s would end the same or may have been billed, and is not',
  (status) => {
    expect(retryDelayMs(failure(status), 0, always(0))).toBeNull();
  },
);

test("the proxy's own 500 is not tried again", () => {
  expect(retryDelayMs(failure(500, { service: 'scraperapi' }), 0, always(0))).toBeNull();
  expect(retryDelayMs(failure(503, { service: 'scraperapi' }), 0, always(0))).toBe(0);
});

test('neither a used-up account nor a page that cannot be had is tried again', () => {
  expect(retryDelayMs(failure(429, { reason: 'out-of-credits' }), 0, always(0))).toBeNull();
  expect(retryDelayMs(failure(500, { isAboutPage: true }), 0, always(0))).toBeNull();
});

test('a pause is kept up to fifteen seconds and never cut short', () => {
  expect(retryDelayMs(failure(429, { retryAfterMs: 15_000 }), 0, always(0))).toBe(15_000);
  expect(retryDelayMs(failure(429, { retryAfterMs: 15_001 }), 0, always(0))).toBeNull();
});

test('no delay is below the pause or above pause and cap, whatever chance says', () => {
  const services: readonly ServiceName[] = ['scraperapi', 'serpapi', 'firecrawl'];
  fc.assert(
    fc.property(
      fc.record({
        service: fc.constantFrom(...services),
        status: fc.constantFrom(408, 429, 502, 503, 504),
        pauseMs: fc.nat(15_000),
        retries: fc.nat(1),
        chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      }),
      ({ service, status, pauseMs, retries, chance }) => {
        const failed = failure(status, { service, retryAfterMs: pauseMs });

        const delayMs = retryDelayMs(failed, retries, always(chance)) ?? -1;

        expect(delayMs).toBeGreaterThanOrEqual(pauseMs);
        expect(delayMs).toBeLessThanOrEqual(pauseMs + 500 * 2 ** retries);
      },
    ),
  );
});
