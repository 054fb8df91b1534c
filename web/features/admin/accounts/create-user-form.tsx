import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import type { NewAccount } from '../../../backend/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField, textOf } from '../../../ui/forms/form-fields.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { problemsOf } from './new-account.ts';
import type { NewAccountProblems } from './new-account.ts';
import { adminTexts } from '../texts.ts';
import { useCreateAccount } from './use-create-account.ts';

const texts = adminTexts.create;

/** Full name, email and password of a new user (§2, §5). Emptied only once the account exists. */
export function CreateUserForm(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<NewAccountProblems>({});
  const { isPending, error, mutate } = useCreateAccount();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const account = accountFrom(event.currentTarget);
    const found = problemsOf(account);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(form.current, first);
    mutate(account, { onSuccess: () => form.current?.reset() });
  }

  return (
    <Panel title={texts.title} lead={texts.lead}>
      <form ref={form} noValidate onSubmit={submit} autoComplete="off" className="grid gap-3.5">
        <TextField label={texts.fullName} name="fullName" required error={problems.fullName} />
        <TextField label={texts.email} name="email" type="email" required error={problems.email} />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          required
          hint={texts.passwordHint}
          error={problems.password}
        />
        <div role="alert">
          {error && (
            <Notice tone="danger">
              <p>{error.message}</p>
            </Notice>
          )}
        </div>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {!isPending && <UserPlus aria-hidden className="size-4" />}
          {texts.submit}
        </Button>
      </form>
    </Panel>
  );
}

function accountFrom(form: HTMLFormElement): NewAccount {
  const fields = new FormData(form);
  return {
    fullName: textOf(fields, 'fullName').trim(),
    email: textOf(fields, 'email').trim(),
    password: textOf(fields, 'password'),
  };
}
