import { PASSWORD_LENGTH_MIN } from '../../ui/forms/form-fields.ts';
import { signInTexts } from './texts.ts';

/** What somebody signs in with; the password exactly as typed. */
export type Credentials = { readonly email: string; readonly password: string };

/** What to say beside each field; nothing for a field that is fine. */
export type CredentialProblems = { readonly email?: string; readonly password?: string };

/** §5: an e-mail address and a password of at least 6 characters. */
export function problemsOf({ email, password }: Credentials): CredentialProblems {
  return {
    ...(email === '' && { email: signInTexts.emailMissing }),
    ...(password.length < PASSWORD_LENGTH_MIN && { password: signInTexts.passwordShort }),
  };
}
