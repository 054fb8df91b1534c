import { problemOfNewPassword } from '../../ui/forms/new-password.ts';
import { setupTexts } from './texts.ts';

/** Whoever makes the first account. */
export type Founder = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
};

/** What to say beside each field, in the order of the form. */
export type FounderProblems = { readonly [Field in keyof Founder]?: string };

/** §5, the rules for every new account: name, e-mail and password are required. The database has the last word. */
export function problemsOf({ fullName, email, password }: Founder): FounderProblems {
  const emailProblem = problemOfEmail(email);
  const passwordProblem = problemOfNewPassword(password);
  return {
    ...(fullName === '' && { fullName: setupTexts.fullNameMissing }),
    ...(emailProblem !== null && { email: emailProblem }),
    ...(passwordProblem !== null && { password: passwordProblem }),
  };
}

function problemOfEmail(email: string): string | null {
  if (email === '') return setupTexts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : setupTexts.emailOdd;
}
