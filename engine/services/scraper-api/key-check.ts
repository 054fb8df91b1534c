import * as z from 'zod/mini';
import { parsedJson } from '../../text/json-text.ts';
import { checkKey, KEY_TEST_URL } from '../check-key.ts';
import { readAnswer } from '../http/lenient-schema.ts';
import { KEY_CHECK_TIMEOUT_MS } from '../http/request.ts';
import type { Credits, KeyCheck, ServiceOptions } from '../service.ts';
import { askScraperApi } from './request.ts';

const account = z.object({ requestCount: z.number(), requestLimit: z.number() });

/** §5: asks the free account endpoint, or fetches a test page for one credit. Throws a `ServiceError` when neither can say. */
export async function checkScraperApiKey(
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<KeyCheck> {
  return checkKey([
    () => scraperApiCredits(options, signal),
    async () => {
      const timeoutMs = KEY_CHECK_TIMEOUT_MS;
      await askScraperApi(options, { kind: 'page', target: KEY_TEST_URL, timeoutMs }, signal);
      return null;
    },
  ]);
}

/** What is left on the account; asks the free account endpoint alone. Throws a `ServiceError`. */
export async function scraperApiCredits(
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<Credits> {
  const text = await askScraperApi(options, { kind: 'account' }, signal);
  // An answer without its two counts is not an account answer: a page is fetched instead.
  const { requestCount, requestLimit } = readAnswer('scraperapi', account, parsedJson(text));
  return { remaining: Math.max(0, requestLimit - requestCount), total: requestLimit };
}
