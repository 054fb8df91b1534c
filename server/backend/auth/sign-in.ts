import { setTimeout as delay } from 'node:timers/promises';
import { compare } from '@node-rs/bcrypt';
import { z } from 'zod';
import type { Query } from '../database/database.ts';
import { sessionIn } from '../gate/access-token.ts';
import { type Refusal, refuse } from '../gate/refusal.ts';
import type { Turns } from '../gate/turns.ts';
import { type Attempts, addressGroup } from './attempt-limits.ts';

const BUSY_RETRY_SECONDS = 5;
const BCRYPT_BYTES = 72;
/** What a password is checked against where there is none: it costs as many rounds as the accounts' own, and nothing fits it. */
const DECOY_HASH = `$2b$10$${'.'.repeat(53)}`;

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

/** Guards one sign-in: counted, few at a time, refused in the same words and time whether account or password is wrong. */
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
  const isCheckable = password !== '' && Buffer.byteLength(password) <= BCRYPT_BYTES;
  const answer = isCheckable
    ? await signInUnchanged(query, { account, password }, pass)
    : refused();
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

/** Opens a session, and ends it again if the password was replaced meanwhile, which has ended only those there were. */
async function signInUnchanged(
  query: Query,
  { account, password }: { readonly account: string; readonly password: string },
  pass: () => Promise<Response>,
): Promise<Response> {
  const [user] = await query('select encrypted_password as hash from auth.users where email = $1', [
    account,
  ]);
  // Without it the response times of a busy server, whose work takes longer than the minimum, would reveal who has an account.
  if (!user?.['hash']) await compare(password, DECOY_HASH);
  const answer = await pass();
  if (!answer.ok) return answer;
  const { access_token } = tokenSchema.parse(await answer.clone().json());
  const ended = await query(END_UNLESS_UNCHANGED, [
    sessionIn(access_token).session_id,
    user?.['hash'],
  ]);
  return ended.length === 0 ? answer : refused();
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
