import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { checkKey } from '../check-key.ts';
import { lenientNumber } from '../http/lenient-schema.ts';
import type { Credits, KeyCheck, ServiceOptions } from '../service.ts';
import { askSerpApi } from './request.ts';

/** §5: when the browser blocks the check, a key longer than this is accepted unseen. */
const UNVERIFIED_KEY_LENGTH_ABOVE = 10;

const account = z.object({
  total_searches_left: lenientNumber,
  plan_searches_left: lenientNumber,
  searches_per_month: lenientNumber,
});

/** §5: asks the free account endpoint; where the browser blocks it a key of more than ten characters is accepted. */
export async function checkSerpApiKey(
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<KeyCheck> {
  try {
    return await checkKey([() => serpApiCredits(options, signal)]);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.failure.reason !== 'blocked') throw error;
    const isLongEnough = options.key.length > UNVERIFIED_KEY_LENGTH_ABOVE;
    return { outcome: isLongEnough ? 'unverified' : 'invalid' };
  }
}

/** What is left on the account, from the free account endpoint; `null` when it does not say. Throws a `ServiceError`. */
export async function serpApiCredits(
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<Credits | null> {
  const { text, status } = await askSerpApi(options, { kind: 'account' }, signal);
  const read = account.safeParse(parsedJson(text));
  if (!read.success) throw new ServiceError(plainFailure('serpapi', 'unreadable', status));
  const { total_searches_left: all, plan_searches_left: plan, searches_per_month } = read.data;
  const remaining = all ?? plan;
  return remaining === null ? null : { remaining, total: searches_per_month };
}
