/** The shortest new password. §5 names six characters, which today's guessing makes too few (docs/decisions/087). */
const NEW_PASSWORD_LENGTH_MIN = 10;

const TOO_SHORT = 'Please enter a password of at least 10 characters.';

/** What every field for a new password says below it. */
export const NEW_PASSWORD_HINT = 'At least 10 characters. A few unrelated words work well.';

/** What is wrong with a new password, as far as a form can tell; `null` when nothing is. The database has the last word. */
export function problemOfNewPassword(password: string): string | null {
  // Counted as the database counts: characters, not their halves.
  return Array.from(password).length < NEW_PASSWORD_LENGTH_MIN ? TOO_SHORT : null;
}
