import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { ReactElement, SubmitEvent } from 'react';
import type { ManagedAccount } from '../../../backend/accounts.ts';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { textOf } from '../../../ui/forms/form-fields.ts';
import { NEW_PASSWORD_HINT, problemOfNewPassword } from '../../../ui/forms/new-password.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useFieldProblems } from '../../../ui/forms/use-field-problems.ts';
import { FormFailure } from '../../../ui/layout/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.setPassword;

/** Gives somebody who forgot theirs a password that they have to replace. */
export function SetPasswordDialog(props: {
  readonly account: ManagedAccount;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { account, isOpen, onClose } = props;
  return (
    <Dialog isOpen={isOpen} title={texts.title} lead={texts.lead(account.email)} onClose={onClose}>
      <SetPasswordForm account={account} onSet={onClose} />
    </Dialog>
  );
}

function SetPasswordForm(props: {
  readonly account: ManagedAccount;
  readonly onSet: () => void;
}): ReactElement {
  const { problemOf, check, onInput } = useFieldProblems(passwordIn, problemsOf);
  const { isPending, error, mutate } = useSetPassword(props.account);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = check(event.currentTarget);
    if (password !== null) mutate(password, { onSuccess: props.onSet });
  }

  return (
    <form noValidate onSubmit={submit} onInput={onInput} autoComplete="off" className="grid gap-4">
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        required
        hint={NEW_PASSWORD_HINT}
        error={problemOf('password')}
      />
      <FormFailure message={error && failedChangeMessage(error, texts.failed)} />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}

function passwordIn(form: HTMLFormElement): string {
  return textOf(new FormData(form), 'password');
}

function problemsOf(given: string): { readonly password?: string } {
  const password = problemOfNewPassword(given);
  return password === null ? {} : { password };
}

function useSetPassword({ id, email }: ManagedAccount): UseMutationResult<void, Error, string> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) =>
      (await backend.accounts()).setTemporaryPassword(id, password),
    onSuccess() {
      showToast({ title: texts.done, description: texts.doneFor(email), tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.audit });
    },
  });
}
