import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Query } from '../database/database.ts';
import { sessionIn } from '../gate/access-token.ts';
import { type Refusal, refuse } from '../gate/refusal.ts';
import type { Turns } from '../gate/turns.ts';
import { type Attempts, addressGroup } from './attempt-limits.ts';

const BUSY_RETRY_SECONDS = 5;
const BCRYPT_BYTES = 72;

/** What a sign-in attempt is made of. */
export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** Who takes turns with others. */
  readonly caller: string;
  readonly signal: AbortSignal;
};

/** What guarding sign-ins takes. */
export type SignInGuard = {
  readonly attempts: Attempts;
  readonly query: Query;
  /** Notes a refused attempt in the audit log. */
  readonly recordFailure: (email: string) => Promise<void>;
  /** Lets few sign-ins through at a time: each costs a password hash. */
  readonly turns: Turns;
  /** A refusal takes at least so long, whether the account exists or not. */
  readonly floorMs: number;
};

const WRONG: Refusal = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Invalid login credentials',
};

/**
 * Guards one password sign-in: counted per account and per address, few at a time, and refused in the same words and
 * the same time whether the account is unknown or the password wrong.
 */
export async function guardSignIn(
  guard: SignInGuard,
  signIn: SignIn,
  pass: () => Promise<Response>,
): Promise<Response> {
  const { turns, floorMs } = guard;
  if (turns.isFull(signIn.caller)) return tooMany(BUSY_RETRY_SECONDS);
  const { answer, floor } = await turns.take(signIn.caller, async () => {
    // The floor starts when the work starts: waiting for a turn is the same for everybody.
    const since = delay(floorMs, undefined, { signal: signIn.signal }).catch(() => undefined);
    return { answer: await limitedAttempt(guard, signIn, pass), floor: since };
  });
  if (answer.ok) return answer;
  await floor;
  return answer;
}

async function limitedAttempt(
  { attempts, query, recordFailure }: SignInGuard,
  { email, password, address }: SignIn,
  pass: () => Promise<Response>,
): Promise<Response> {
  const account = email.toLowerCase();
  const line = addressGroup(address);
  const wait = Math.max(
    await attempts.consume('account', account),
    await attempts.consume('address', line),
  );
  if (wait > 0) return tooMany(wait);
  // bcrypt ignores what comes after 72 bytes, so a longer password can never be the one that was set.
  const answer = isCheckable(password) ? await signInUnchanged(query, account, pass) : refused();
  if (answer.ok) {
    await attempts.reset('account', account);
    await attempts.refund('address', line);
    return answer;
  }
  if (answer.status >= 500) return answer;
  await recordFailure(account);
  return refused();
}

const tokenSchema = z.object({ access_token: z.string() });

const END_UNLESS_UNCHANGED = `delete from auth.sessions s using auth.users u
  where s.id = $1 and u.id = s.user_id and u.encrypted_password is distinct from $2 returning s.id`;

/**
 * Opens a session, and ends it again if the password was replaced while it was being checked: the replacing ended all
 * sessions there were, but not one that was on its way.
 */
async function signInUnchanged(
  query: Query,
  account: string,
  pass: () => Promise<Response>,
): Promise<Response> {
  const [user] = await query('select encrypted_password as hash from auth.users where email = $1', [
    account,
  ]);
  const answer = await pass();
  if (!answer.ok) return answer;
  const { access_token } = tokenSchema.parse(await answer.clone().json());
  const ended = await query(END_UNLESS_UNCHANGED, [
    sessionIn(access_token).session_id,
    user?.['hash'],
  ]);
  return ended.length === 0 ? answer : refused();
}

function isCheckable(password: string): boolean {
  return password !== '' && Buffer.byteLength(password) <= BCRYPT_BYTES;
}

function refused(): Response {
  return refuse('/auth/', WRONG);
}

function tooMany(seconds: number): Response {
  return refuse('/auth/', {
    status: 429,
    code: 'over_request_rate_limit',
    message: `Too many attempts. Please try again in ${wording(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

function wording(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
