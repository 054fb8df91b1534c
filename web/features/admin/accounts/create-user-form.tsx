import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { NewAccount } from '../../../backend/accounts.ts';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { useConfig, usePasswords } from '../../../config.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldText, PASSWORD_LENGTH_MIN } from '../../../ui/forms/form-fields.ts';
import {
  NewPasswordField,
  problemOfEmail,
  problemOfNewPassword,
} from '../../../ui/forms/new-account-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useFieldProblems } from '../../../ui/forms/use-field-problems.ts';
import { FormFailure } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { showError, showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.create;

/**
 * Full name, email and password of a new user (§2, §5); no password where single sign-on is the only way in. Emptied only once
 * the account exists.
 */
export function CreateUserForm(): ReactElement {
  const { singleSignOn } = useConfig();
  const hasPassword = usePasswords();
  const { isPending, error, mutate } = useCreateAccount();
  const { problemOf, onSubmit, onInput } = useFieldProblems(
    accountIn,
    problemsOf,
    (account, form) => mutate(account, { onSuccess: () => form.reset() }),
  );

  return (
    <Panel
      title={texts.title}
      lead={hasPassword ? texts.lead : texts.leadWithoutPassword(singleSignOn?.name ?? '')}
    >
      <form
        noValidate
        onSubmit={onSubmit}
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
        {hasPassword && (
          <NewPasswordField label={texts.password} name="password" error={problemOf('password')} />
        )}
        <FormFailure message={error && error.message} />
        <Button type="submit" variant="primary" isBusy={isPending} icon={UserPlus}>
          {texts.submit}
        </Button>
      </form>
    </Panel>
  );
}

function accountIn(fields: FormData): NewAccount {
  return {
    fullName: fieldText(fields, 'fullName').trim(),
    email: fieldText(fields, 'email').trim(),
    password: fields.has('password') ? fieldText(fields, 'password') : null,
  };
}

/** §5: name, e-mail and password are required, the password has at least 6 characters; and it keeps the rule for new ones. */
function problemsOf({ fullName, email, password }: NewAccount) {
  return {
    fullName: fullName === '' ? texts.fullNameMissing : null,
    email: problemOfEmail(email, texts.emailMissing),
    password: password === null ? null : problemOfPassword(password),
  };
}

function problemOfPassword(password: string): string | null {
  const isTooShort = password.length < PASSWORD_LENGTH_MIN;
  return isTooShort ? texts.passwordShort : problemOfNewPassword(password);
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
