import type { NewAccount } from '../../../backend/accounts.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.create;

/** §5: the shortest password anybody can have. */
const PASSWORD_LENGTH_MIN = 6;

/** What to say beside each field, in the order of the form. */
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

/** Only the plain slips; the database has the last word. */
function problemOfEmail(email: string): string | null {
  if (email === '') return texts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : texts.emailOdd;
}
