import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { queryKeys } from '../../backend/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/forms/form-failure.tsx';
import { PASSWORD_LENGTH_MIN, focusField, textOf } from '../../ui/forms/form-fields.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { accountTexts } from './texts.ts';

/** The new password, and the one it replaces when that has to be proved again. */
type PasswordChange = { readonly current: string | null; readonly next: string };

type Problems = { readonly current?: string; readonly next?: string };

/** The form to change one's password, in a dialog over the current screen. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog isOpen title={accountTexts.change} lead={accountTexts.lead} onClose={onClose}>
      <ChangePasswordForm asksForCurrent onChanged={onClose} />
    </Dialog>
  );
}

/** The form for a new password. Right after the first sign-in, the current one isn't asked for again. */
export function ChangePasswordForm(props: {
  readonly asksForCurrent: boolean;
  readonly onChanged: () => void;
}): ReactElement {
  const { asksForCurrent, onChanged } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { isPending, error, mutate } = useChangePassword();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const next = textOf(fields, 'next');
    const current = asksForCurrent ? textOf(fields, 'current') : null;
    const found = problemsOf(current, next);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(form.current, first);
    mutate({ current, next }, { onSuccess: onChanged });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {asksForCurrent && (
        <PasswordField
          label={accountTexts.current}
          name="current"
          autoComplete="current-password"
          required
          error={problems.current}
        />
      )}
      <PasswordField
        label={accountTexts.next}
        name="next"
        autoComplete="new-password"
        required
        hint={accountTexts.hint}
        error={problems.next}
      />
      <FormFailure message={error && failedChangeMessage(error, accountTexts.failed)} />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {accountTexts.submit}
      </Button>
    </form>
  );
}

function problemsOf(current: string | null, next: string): Problems {
  return {
    ...(current === '' && { current: accountTexts.currentMissing }),
    ...(next.length < PASSWORD_LENGTH_MIN && { next: accountTexts.nextShort }),
  };
}

/** Changes the signed-in user's password; afterwards they are no longer asked to choose a first one. */
function useChangePassword(): UseMutationResult<void, Error, PasswordChange> {
  const backend = useBackend();
  const { email } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ current, next }: PasswordChange) {
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
