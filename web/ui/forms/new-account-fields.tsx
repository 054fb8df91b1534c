import type { ReactElement } from 'react';
import { PasswordField } from './password-field.tsx';

/** The shortest new password. §5 names six characters, which today's guessing makes too few (docs/decisions/087). */
const NEW_PASSWORD_LENGTH_MIN = 10;

const texts = {
  passwordShort: 'Please enter a password of at least 10 characters.',
  passwordHint: 'At least 10 characters. A few unrelated words work well.',
  emailOdd: 'An email address looks like name@company.com.',
} as const;

/** The field for a new password. */
export function NewPasswordField(props: {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
}): ReactElement {
  return (
    <PasswordField {...props} autoComplete="new-password" required hint={texts.passwordHint} />
  );
}

/** What is wrong with a new password, as far as a form can check; `null` when nothing is. The database has the last word. */
export function problemOfNewPassword(password: string): string | null {
  // Counted as the database counts: characters, not their halves.
  return Array.from(password).length < NEW_PASSWORD_LENGTH_MIN ? texts.passwordShort : null;
}

/** What is wrong with the e-mail address of a new account. Obvious slips only; the database has the last word. */
export function problemOfEmail(email: string, missing: string): string | null {
  if (email === '') return missing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : texts.emailOdd;
}
