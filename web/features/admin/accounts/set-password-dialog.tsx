import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ManagedAccount } from '../../../backend/accounts.ts';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { NewPasswordField, problemOfNewPassword } from '../../../ui/forms/new-account-fields.tsx';
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
  const { isPending, error, mutate } = useSetPassword(props.account);
  const { problemOf, onSubmit, onInput } = useFieldProblems(
    (fields) => fieldText(fields, 'password'),
    (password) => ({ password: problemOfNewPassword(password) }),
    (password) => mutate(password, { onSuccess: props.onSet }),
  );

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      autoComplete="off"
      className="grid gap-4"
    >
      <NewPasswordField label={texts.password} name="password" error={problemOf('password')} />
      <FormFailure message={error && failedChangeMessage(error, texts.failed)} />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {texts.submit}
      </Button>
    </form>
  );
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
