import { z } from 'zod';
import type { Query } from '../database/database.ts';
import { refuse } from '../gate/refusal.ts';

const WEAK_STATUS = 422;
const REFUSED_BY_RULE = '22023';

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** A change of the own password: the new one, and the header that says whose. */
export type PasswordChange = { readonly password: string; readonly authorization: string };

/**
 * Guards a change of the own password: the rules are those for new accounts, and every other session of the person
 * ends, so that a stolen one does not outlive the change.
 */
export async function guardPasswordChange(
  query: Query,
  { password, authorization }: PasswordChange,
  pass: () => Promise<Response>,
): Promise<Response> {
  const weakness = await weaknessOf(query, password);
  if (weakness !== undefined) return refuseWeak(weakness);
  const answer = await pass();
  // The answer proves that the token was genuine; only now may its claims be used.
  if (answer.ok) await endOtherSessions(query, authorization);
  return answer;
}

async function weaknessOf(query: Query, password: string): Promise<string | undefined> {
  try {
    await query('select legwork.check_new_password($1)', [password]);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === REFUSED_BY_RULE) {
      return error.message;
    }
    throw error;
  }
}

function refuseWeak(message: string): Response {
  return refuse('/auth/', { status: WEAK_STATUS, code: 'weak_password', message });
}

async function endOtherSessions(query: Query, authorization: string): Promise<void> {
  const [, payload = ''] = authorization.split('.');
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [
    claims.sub,
    claims.session_id,
  ]);
}
