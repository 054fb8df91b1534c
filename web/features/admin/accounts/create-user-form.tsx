import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { NewAccount } from '../../../backend/accounts.ts';
import { useAccount } from '../../../backend/authentication.tsx';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { useConfig, usePasswords } from '../../../config.ts';
import { formDraft } from '../../../storage/form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
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
 * A new user (§2, §5), without a password where single sign-on is the only way in. What is typed survives a reload, except the
 * password; the form is emptied only once the account exists.
 */
export function CreateUserForm(): ReactElement {
  const { singleSignOn } = useConfig();
  const hasPassword = usePasswords();
  const { isPending, error, mutate } = useCreateAccount();
  const { id } = useAccount();
  const [draft] = useState(() => formDraft('new-user', id, ['fullName', 'email']));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => draft.fill(form.current), [draft]);
  function clear(): void {
    draft.drop();
    form.current?.reset();
  }
  const { problemOf, onSubmit, onInput } = useFieldProblems(accountIn, problemsOf, (account) =>
    mutate(account, { onSuccess: clear }),
  );

  return (
    <Panel
      title={texts.title}
      lead={hasPassword ? texts.lead : texts.leadWithoutPassword(singleSignOn?.name ?? '')}
    >
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        onChange={({ currentTarget }) => draft.keep(currentTarget)}
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

/** §5: name, e-mail and password are required; the password keeps the rule for new ones, which includes the 6 characters of §5. */
function problemsOf({ fullName, email, password }: NewAccount) {
  return {
    fullName: fullName === '' ? texts.fullNameMissing : null,
    email: problemOfEmail(email, texts.emailMissing),
    password: password === null ? null : problemOfNewPassword(password),
  };
}

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
