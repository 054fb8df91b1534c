import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl, revealed, secretOf, type Secret } from '#engine';
import { secretIn } from '../../runtime/keys.ts';
import type { Variables } from '../../runtime/settings.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command.ts';

const ATTEMPTS_MAX = 3;
/** Grows by the factor with each attempt: a webhook that restarts is back by then. */
const RETRY_DELAY_MS = 500;
const RETRY_DELAY_FACTOR = 4;
const RETRY_AFTER_MAX_S = 30;
const TIMEOUT_MS = 15_000;
const MS_PER_S = 1000;

/** Statuses after which the same message may be accepted. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);
const SERVER_FAULT_MIN = 500;

/** Where deliveries are posted, and with what they are signed. The address is a secret too: many hold a token. */
export type Webhook = {
  readonly address: Secret;
  /** What may be printed of the address. */
  readonly origin: string;
  readonly secret: Secret | undefined;
};

/** The webhook that was asked for; `null` when there is none. Throws `UsageError` or `SettingsError`. */
export function readWebhook(given: string | undefined, variables: Variables): Webhook | null {
  const address =
    given === undefined ? secretIn(variables, 'LEGWORK_WEBHOOK_URL') : secretOf(given);
  if (address === undefined) return null;
  const text = revealed(address);
  const url = parseUrl(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new UsageError('--webhook takes an address that starts with https:// or http://.');
  }
  const secret = secretIn(variables, 'LEGWORK_WEBHOOK_SECRET');
  return { address, origin: url.origin, secret };
}

/** What came of a message: `null` when it was accepted, else why not. */
type WebhookRefusal = { readonly reason: string; readonly retryAfterMs: number | null } | null;

/** Posts one message, signed with HMAC-SHA-256, again while it may help. `null` when accepted, else why not. Rejects on abort. */
export async function postDelivery(
  webhook: Webhook,
  message: { readonly id: string; readonly body: string },
  context: Pick<CommandContext, 'fetch' | 'random' | 'signal'>,
): Promise<string | null> {
  let delayMs = RETRY_DELAY_MS;
  for (let attempt = 1; ; attempt += 1) {
    const refusal = await post(webhook, message, context);
    context.signal.throwIfAborted();
    if (refusal === null) return null;
    if (refusal.retryAfterMs === null || attempt === ATTEMPTS_MAX) return refusal.reason;
    const pauseMs = Math.max(refusal.retryAfterMs, delayMs * (1 + context.random()));
    await wait(pauseMs, undefined, { signal: context.signal });
    delayMs *= RETRY_DELAY_FACTOR;
  }
}

async function post(
  { address, origin, secret }: Webhook,
  { body, id }: { readonly body: string; readonly id: string },
  { fetch, signal }: Pick<CommandContext, 'fetch' | 'signal'>,
): Promise<WebhookRefusal> {
  try {
    const response = await fetch(revealed(address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Legwork',
        'x-legwork-delivery': id,
        ...(secret === undefined ? {} : { 'x-legwork-signature': signature(body, secret) }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return refusalOf(response, origin);
  } catch {
    // The platform's own error may quote the address.
    return { reason: `${origin} could not be reached`, retryAfterMs: 0 };
  }
}

function signature(body: string, secret: Secret): string {
  return `sha256=${createHmac('sha256', revealed(secret)).update(body).digest('hex')}`;
}

function refusalOf({ ok, status, headers }: Response, origin: string): WebhookRefusal {
  if (ok) return null;
  const isTransient = TRANSIENT.has(status) || status >= SERVER_FAULT_MIN;
  const seconds = Number(headers.get('retry-after') ?? '0');
  const isLong = !(seconds >= 0 && seconds <= RETRY_AFTER_MAX_S);
  return {
    reason: `${origin} answered ${status}`,
    retryAfterMs: isTransient && !isLong ? seconds * MS_PER_S : null,
  };
}
