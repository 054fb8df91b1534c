import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { z } from 'zod';
import type { Query } from '../database/database.ts';

/** So many attempts within so many seconds, counted from the first. */
export type Limit = { readonly most: number; readonly windowSeconds: number };

/** Failed sign-ins by account and address, refreshes and wrong API tokens by address, what API tokens ask by account. */
export type AttemptLimits = Readonly<
  Record<'account' | 'address' | 'refresh' | 'token' | 'api', Limit>
>;

const QUARTER_SECONDS = 900;

/** Ten wrong passwords per account and thirty per address in a quarter of an hour; refreshes as hosted Supabase. */
export const defaultLimits: AttemptLimits = {
  account: { most: 10, windowSeconds: QUARTER_SECONDS },
  address: { most: 30, windowSeconds: QUARTER_SECONDS },
  refresh: { most: 150, windowSeconds: 300 },
  token: { most: 30, windowSeconds: QUARTER_SECONDS },
  api: { most: 600, windowSeconds: 300 },
};

/** Counts attempts in the database, exactly and for all server processes together. */
export type Attempts = {
  /** Counts one attempt. Answers 0 when it may go on, else the seconds to wait. */
  readonly consume: (kind: keyof AttemptLimits, who: string) => Promise<number>;
  /** Uncounts one that turned out to be right. */
  readonly refund: (kind: keyof AttemptLimits, who: string) => Promise<void>;
  /** Starts again from none. */
  readonly reset: (kind: keyof AttemptLimits, who: string) => Promise<void>;
  /** Drops counts whose window is over. */
  readonly prune: () => Promise<void>;
};

const waitSchema = z.tuple([z.object({ wait: z.number() })]);

/** Attempts counted against `limits`; `secret` keeps what was typed out of the database. */
export function createAttempts(query: Query, limits: AttemptLimits, secret: string): Attempts {
  const keyOf = (kind: string, who: string) =>
    createHmac('sha256', secret).update(`${kind} ${who}`).digest('base64url');
  const longest = Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds));
  return {
    async consume(kind, who) {
      const { most, windowSeconds } = limits[kind];
      const rows = await query('select legwork.take_attempt($1, $2, $3) as wait', [
        keyOf(kind, who),
        most,
        windowSeconds,
      ]);
      return waitSchema.parse(rows)[0].wait;
    },
    async refund(kind, who) {
      await query('select legwork.give_attempt_back($1)', [keyOf(kind, who)]);
    },
    async reset(kind, who) {
      await query('select legwork.forget_attempts($1)', [keyOf(kind, who)]);
    },
    async prune() {
      await query('select legwork.prune_attempts($1)', [longest]);
    },
  };
}

const emailSchema = z.array(z.object({ email: z.string() }));

/** People who get a new password have often tried the old one too many times, and should not have to wait. */
export async function forgiveAttempts(
  attempts: Attempts,
  query: Query,
  userId: string,
): Promise<void> {
  const rows = await query('select email from public.profiles where id = $1', [userId]);
  for (const { email } of emailSchema.parse(rows)) await attempts.reset('account', email);
}

/** The part of an address that one customer line has: all of IPv4, the first half of IPv6. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
