import { useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusField, textOf } from '../../ui/forms/form-fields.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { problemsOf } from './credentials.ts';
import type { CredentialProblems } from './credentials.ts';
import { signInTexts } from './texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** E-mail and password (§2, §5). Every problem is said beside its field; the first one gets the focus. */
export function SignInForm({ onSubmit }: { readonly onSubmit: () => void }): ReactElement {
  const { isBusy, failure, signIn } = useSignIn();
  const [problems, setProblems] = useState<CredentialProblems>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials = {
      email: textOf(fields, 'email').trim(),
      password: textOf(fields, 'password'),
    };
    const found = problemsOf(credentials);
    setProblems(found);
    if (found.email !== undefined) focusField(form.current, 'email');
    else if (found.password !== undefined) focusField(form.current, 'password');
    else {
      onSubmit();
      void signIn(credentials);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={signInTexts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problems.email}
      />
      <PasswordField
        label={signInTexts.password}
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <div role="alert">
        {failure !== null && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {signInTexts.submit}
      </Button>
    </form>
  );
}
