import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { Button } from '../../ui/button.tsx';
import { fieldText, focusField } from '../../ui/forms/form-fields.ts';
import { NewPasswordField, problemOfNewPassword } from '../../ui/forms/new-account-fields.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useFieldProblems } from '../../ui/forms/use-field-problems.ts';
import { FormFailure } from '../../ui/layout/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { accountTexts } from './texts.ts';

/** The new password, and the one it replaces when that has to be proved again. */
type TypedPasswords = { readonly current: string | null; readonly next: string };

/** The form to change one's password, in a dialog over the current screen. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog isOpen title={accountTexts.change} lead={accountTexts.lead} onClose={onClose}>
      <ChangePasswordForm asksForCurrent onChanged={onClose} />
    </Dialog>
  );
}

/** Before anything else, a user whose password was chosen by someone else chooses their own. */
export function FirstPasswordPage({ onChanged }: { readonly onChanged: () => void }): ReactElement {
  return (
    <main className="grid place-items-center px-4 py-16">
      <div className="grid w-full max-w-sm gap-6 rounded-lg border border-line bg-surface p-6 shadow-panel">
        <div className="grid gap-1">
          <h1 className="text-xl font-semibold">{accountTexts.first.title}</h1>
          <p className="text-muted">{accountTexts.first.lead}</p>
        </div>
        <ChangePasswordForm asksForCurrent={false} onChanged={onChanged} />
      </div>
    </main>
  );
}

/** The form for a new password. Right after the first sign-in, the current one isn't asked for again. */
function ChangePasswordForm(props: {
  readonly asksForCurrent: boolean;
  readonly onChanged: () => void;
}): ReactElement {
  const { asksForCurrent, onChanged } = props;
  const { isPending, error, mutate } = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  // A page of its own has nothing else to begin with; a dialog goes to its first field by itself.
  useEffect(() => {
    if (!asksForCurrent) focusField(form.current, 'next');
  }, [asksForCurrent]);
  const { problemOf, onSubmit, onInput } = useFieldProblems(changeIn, problemsOf, (change) =>
    mutate(change, { onSuccess: onChanged }),
  );

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      {asksForCurrent && (
        <PasswordField
          label={accountTexts.current}
          name="current"
          autoComplete="current-password"
          required
          error={problemOf('current')}
        />
      )}
      <NewPasswordField label={accountTexts.next} name="next" error={problemOf('next')} />
      <FormFailure message={error && messageOf(error)} />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {accountTexts.submit}
      </Button>
    </form>
  );
}

function changeIn(fields: FormData): TypedPasswords {
  return {
    current: fields.has('current') ? fieldText(fields, 'current') : null,
    next: fieldText(fields, 'next'),
  };
}

function problemsOf({ current, next }: TypedPasswords) {
  return {
    current: current === '' ? accountTexts.currentMissing : null,
    next: problemOfNewPassword(next),
  };
}

function useChangePassword(): UseMutationResult<void, Error, TypedPasswords> {
  const backend = useBackend();
  const { email } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ current, next }: TypedPasswords) {
      const session = await backend.session();
      if (current !== null) await session.signIn(email, current);
      await session.changePassword(next);
    },
    onSuccess() {
      showToast({ title: accountTexts.changed, tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.ownPassword });
    },
  });
}

/** The authentication service would speak of a sign-in, which nobody asked for. */
function messageOf(error: Error): string {
  if (error.message === 'Invalid login credentials') return accountTexts.currentWrong;
  return failedChangeMessage(error, accountTexts.failed);
}
