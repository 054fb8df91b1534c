import type { NewAccount } from '../../../backend/accounts.ts';
import { PASSWORD_LENGTH_MIN } from '../../../ui/forms/form-fields.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.create;

/** The message beside each field, in the order of the form. */
export type NewAccountProblems = { readonly [Field in keyof NewAccount]?: string };

/** §5: name, e-mail and password are required, the password has at least 6 characters. */
export function problemsOf({ fullName, email, password }: NewAccount): NewAccountProblems {
  const emailProblem = problemOfEmail(email);
  return {
    ...(fullName === '' && { fullName: texts.fullNameMissing }),
    ...(emailProblem !== null && { email: emailProblem }),
    ...(password.length < PASSWORD_LENGTH_MIN && { password: texts.passwordShort }),
  };
}

/** Obvious slips only; the database has the last word. */
function problemOfEmail(email: string): string | null {
  if (email === '') return texts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : texts.emailOdd;
}
