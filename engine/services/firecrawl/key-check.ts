import * as z from 'zod/mini';
import { checkKey, KEY_TEST_URL } from '../check-key.ts';
import { lenientNumber } from '../http/lenient-schema.ts';
import { KEY_CHECK_TIMEOUT_MS } from '../http/request.ts';
import type { Credits, KeyCheck, ServiceOptions } from '../service.ts';
import { askFirecrawl } from './request.ts';

/** v1 writes snake case, v2 camel case. */
const usage = z.object({
  remaining_credits: lenientNumber,
  plan_credits: lenientNumber,
  remainingCredits: lenientNumber,
  planCredits: lenientNumber,
});

/** §5: asks the free credit endpoint, or scrapes a test page where it is missing. Throws a `ServiceError` when neither can say. */
export async function checkFirecrawlKey(
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<KeyCheck> {
  return checkKey([
    () => firecrawlCredits(options, signal),
    async () => {
      const body = { url: KEY_TEST_URL, formats: ['markdown'], onlyMainContent: true };
      const timeoutMs = KEY_CHECK_TIMEOUT_MS;
      await askFirecrawl(options, { action: 'scrape URL', body, timeoutMs }, signal);
      return null;
    },
  ]);
}

/** What is left on the account; asks the free credit endpoint alone. Throws a `ServiceError`. */
export async function firecrawlCredits(
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<Credits | null> {
  const read = usage.safeParse(
    await askFirecrawl(options, { action: 'check credit usage' }, signal),
  );
  if (!read.success) return null;
  const remaining = read.data.remaining_credits ?? read.data.remainingCredits;
  const total = read.data.plan_credits ?? read.data.planCredits;
  return remaining === null ? null : { remaining, total };
}
