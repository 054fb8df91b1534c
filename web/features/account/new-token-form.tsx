import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { TOKEN_SCOPES, type NewToken } from '../../backend/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { SelectField } from '../../ui/forms/select.tsx';
import { INPUT_STYLE, TextField } from '../../ui/forms/text-field.tsx';
import { useFieldProblems } from '../../ui/forms/use-field-problems.ts';
import { FormFailure } from '../../ui/layout/notice.tsx';
import { tokenTexts } from './token-texts.ts';

const DAYS = [30, 90, 180, 365] as const;
const DAYS_USUAL = 90;
const NAME_CHARACTERS_MAX = 100;
const SELECT_STYLE = `${INPUT_STYLE} h-9`;

/** What a new token is called, may do, and how long; `onMade` gets its secret. */
export function NewTokenForm(props: {
  readonly isAdmin: boolean;
  readonly onMade: (secret: string) => void;
}): ReactElement {
  const { isPending, error, mutate } = useCreateToken();
  const { problemOf, onSubmit, onInput } = useFieldProblems(
    tokenIn,
    ({ name }) => ({ name: name === '' ? tokenTexts.nameMissing : null }),
    (token) => mutate(token, { onSuccess: props.onMade }),
  );

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      autoComplete="off"
      aria-label={tokenTexts.make}
      className="grid gap-4"
    >
      <h3 className="text-sm font-medium">{tokenTexts.make}</h3>
      <TextField
        label={tokenTexts.name}
        name="name"
        required
        maxLength={NAME_CHARACTERS_MAX}
        hint={tokenTexts.nameHint}
        error={problemOf('name')}
      />
      <SelectField label={tokenTexts.may} name="scope" defaultValue="read" className={SELECT_STYLE}>
        <option value="read">{tokenTexts.scope.read}</option>
        <option value="write">{tokenTexts.scope.write}</option>
        {props.isAdmin && <option value="audit">{tokenTexts.scope.audit}</option>}
      </SelectField>
      <DaysField />
      <FormFailure message={error && failedChangeMessage(error, tokenTexts.createFailed)} />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {tokenTexts.submit}
      </Button>
    </form>
  );
}

function DaysField(): ReactElement {
  return (
    <SelectField
      label={tokenTexts.validFor}
      name="days"
      defaultValue={DAYS_USUAL}
      className={SELECT_STYLE}
    >
      {DAYS.map((days) => (
        <option key={days} value={days}>
          {tokenTexts.days(days)}
        </option>
      ))}
    </SelectField>
  );
}

function useCreateToken() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: NewToken) => (await backend.tokens()).createToken(token),
    // After an answer that was lost, the list shows whether there is one more.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.tokens }),
    // What the answer is must not lie in the page's memory for longer than it is shown.
    gcTime: 0,
  });
}

function tokenIn(fields: FormData): NewToken {
  return {
    name: fieldText(fields, 'name').trim(),
    scope: TOKEN_SCOPES.find((scope) => scope === fieldText(fields, 'scope')) ?? 'read',
    days: Number(fieldText(fields, 'days')),
  };
}
