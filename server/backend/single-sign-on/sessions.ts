import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Log } from '../../log.ts';
import { noteWrite } from '../database/database-use.ts';
import type { Query } from '../database/database.ts';
import type { Logout, SignedOnPerson } from './claims.ts';
import { refusalCode, isReason, type RefusalReason } from './refusals.ts';

const TOKEN_BYTES = 32;
/** How the database says that a person may not sign on, and that their name or address breaks a rule. */
const REFUSED = 'PT403';
const REFUSED_BY_RULE = '22023';

/** How a sign-on ended: in a session, which the token renews once, or not. */
export type SignOnOutcome = z.output<typeof outcomeSchema>;

export const outcomeSchema = z.union([
  z.object({ refreshToken: z.string() }),
  z.object({ reason: z.custom<RefusalReason>(isReason) }),
]);

/** Where accounts and sessions are, and what their roles follow. */
type Accounts = {
  readonly query: Query;
  readonly adminGroup: string | null;
  readonly log: Log;
};

/** True the first time that something of this name is used, at whatever server process. */
export async function isFirstUse(query: Query, name: string): Promise<boolean> {
  const [row] = await query('select legwork.use_once($1) as first', [name]);
  return row?.['first'] === true;
}

/** Opens a session in the person's account, with a token that renews it once. */
export async function openSession(
  { query, adminGroup, log }: Accounts,
  person: SignedOnPerson,
): Promise<SignOnOutcome> {
  const { issuer, subject, sid, issuedAt, email, isEmailVerified, fullName, groups } = person;
  const mapped = groups.includes(adminGroup ?? '') ? 'admin' : 'user';
  const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const vouchedFor = JSON.stringify({
    issuer,
    subject,
    sid,
    issued_at: issuedAt,
    email,
    is_email_verified: isEmailVerified,
    full_name: fullName,
    role: adminGroup === null ? null : mapped,
  });
  noteWrite();
  try {
    await query('select legwork.sign_on($1::text::jsonb, $2)', [vouchedFor, refreshToken]);
    return { refreshToken };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    log.warn(`A single sign-on was refused (${reason})`);
    await query('select legwork.record_failed_sign_in($1)', [email ?? '']);
    return { reason };
  }
}

function reasonOf(error: unknown): RefusalReason | undefined {
  const code = refusalCode(error);
  if (code === REFUSED_BY_RULE) return 'wrong_address';
  return code === REFUSED && error instanceof Error && isReason(error.message)
    ? error.message
    : undefined;
}

/** Ends what the provider says is over; false when the token was used before. */
export async function endSessions(query: Query, { issuedAt, ...logout }: Logout): Promise<boolean> {
  const [row] = await query('select legwork.sign_out_by_provider($1::text::jsonb) as first', [
    JSON.stringify({ ...logout, issued_at: issuedAt }),
  ]);
  return row?.['first'] === true;
}
