import { errorCode } from '../../../runtime/errors.ts';
import type { Query } from '../database/database.ts';
import { sessionIn } from '../gate/access-token.ts';
import { refuse } from '../gate/refusal.ts';

const WEAK_STATUS = 422;
const REFUSED_BY_RULE = '22023';

/** A change of the own password: the new one, and the header that says whose. */
export type PasswordChange = { readonly password: string; readonly authorization: string };

/** Guards a change of the own password: the rules are those for new accounts, and every other session of the person ends. */
export async function guardPasswordChange(
  query: Query,
  { password, authorization }: PasswordChange,
  pass: () => Promise<Response>,
): Promise<Response> {
  const message = await weaknessOf(query, password);
  if (message !== undefined) {
    return refuse('/auth/', { status: WEAK_STATUS, code: 'weak_password', message });
  }
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
    const weakness = brokenRuleIn(error);
    if (weakness === undefined) throw error;
    return weakness;
  }
}

/** The rule for new passwords that the database found broken, in its words; undefined for any other error. */
export function brokenRuleIn(error: unknown): string | undefined {
  return error instanceof Error && errorCode(error) === REFUSED_BY_RULE ? error.message : undefined;
}

async function endOtherSessions(query: Query, authorization: string): Promise<void> {
  const { sub, session_id } = sessionIn(authorization);
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id]);
}
