import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, type ReactElement, type SubmitEvent } from 'react';
import type { NewAccount } from '../../../backend/accounts.ts';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { useConfig, usePasswords } from '../../../config.ts';
import { Button } from '../../../ui/button.tsx';
import { textOf, PASSWORD_LENGTH_MIN } from '../../../ui/forms/form-fields.ts';
import { NEW_PASSWORD_HINT, problemOfNewPassword } from '../../../ui/forms/new-password.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useFieldProblems } from '../../../ui/forms/use-field-problems.ts';
import { FormFailure } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { showError, showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';

/** The message beside each field, in the order of the form. */
type NewAccountProblems = { readonly [Field in keyof NewAccount]?: string };

const texts = adminTexts.create;

/**
 * Full name, email and password of a new user (§2, §5); no password where single sign-on is the only way in. Emptied only once
 * the account exists.
 */
export function CreateUserForm(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const { singleSignOn } = useConfig();
  const hasPassword = usePasswords();
  const { problemOf, check, onInput } = useFieldProblems(accountIn, problemsOf);
  const { isPending, error, mutate } = useCreateAccount();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const account = check(event.currentTarget);
    if (account === null) return;
    mutate(account, { onSuccess: () => form.current?.reset() });
  }

  return (
    <Panel
      title={texts.title}
      lead={hasPassword ? texts.lead : texts.leadWithoutPassword(singleSignOn?.name ?? '')}
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={onInput}
        autoComplete="off"
        className="grid gap-3.5"
      >
        <TextField label={texts.fullName} name="fullName" required error={problemOf('fullName')} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          required
          error={problemOf('email')}
        />
        {hasPassword && <FirstPassword error={problemOf('password')} />}
        <FormFailure message={error && error.message} />
        <Button type="submit" variant="primary" isBusy={isPending} icon={UserPlus}>
          {texts.submit}
        </Button>
      </form>
    </Panel>
  );
}

function FirstPassword({ error }: { readonly error: string | undefined }): ReactElement {
  return (
    <PasswordField
      label={texts.password}
      name="password"
      autoComplete="new-password"
      required
      hint={NEW_PASSWORD_HINT}
      error={error}
    />
  );
}

function accountIn(form: HTMLFormElement): NewAccount {
  const fields = new FormData(form);
  return {
    fullName: textOf(fields, 'fullName').trim(),
    email: textOf(fields, 'email').trim(),
    password: fields.has('password') ? textOf(fields, 'password') : null,
  };
}

/** §5: name, e-mail and password are required, the password has at least 6 characters; and it keeps the rule for new ones. */
function problemsOf({ fullName, email, password }: NewAccount): NewAccountProblems {
  const emailProblem = problemOfEmail(email);
  const passwordProblem = password === null ? null : problemOfPassword(password);
  return {
    ...(fullName === '' && { fullName: texts.fullNameMissing }),
    ...(emailProblem !== null && { email: emailProblem }),
    ...(passwordProblem !== null && { password: passwordProblem }),
  };
}

function problemOfPassword(password: string): string | null {
  const isTooShort = password.length < PASSWORD_LENGTH_MIN;
  return isTooShort ? texts.passwordShort : problemOfNewPassword(password);
}

/** Obvious slips only; the database has the last word. */
function problemOfEmail(email: string): string | null {
  if (email === '') return texts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : texts.emailOdd;
}

/** Creates an account, says so (§8) and has every list and number read again. */
function useCreateAccount(): UseMutationResult<void, Error, NewAccount> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (account: NewAccount) => (await backend.accounts()).createAccount(account),
    onSuccess(_answer, { email }) {
      showToast({ title: texts.created, description: texts.createdFor(email), tone: 'success' });
    },
    onError: (error) => showError(failedChangeMessage(error, texts.failed)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.accounts }),
  });
}
