import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { failedSaveMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queries } from '../../../backend/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField, fieldText } from '../../../ui/forms/form-fields.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormFailure } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showError, showToast } from '../../../ui/overlays/toast.ts';
import { AnswerState } from '../answer-state.tsx';
import { adminTexts } from '../texts.ts';

const DAYS_MIN = 1;
const DAYS_MAX = 3650;

const texts = adminTexts.retention;

/** How long data about people is kept; set by administrators. */
export function Privacy(): ReactElement {
  const { data, error, refetch } = useQuery(queries.privacySettings(useBackend()));
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {data && <RetentionForm days={data.retentionDays} />}
      {(!data || error) && (
        <AnswerState error={error} texts={texts} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

/** The retention period in days; shortening it asks first, since that deletes immediately. */
function RetentionForm({ days }: { readonly days: number }): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(days);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: save, isPending, error } = useSetRetention();
  useEffect(() => {
    // A new form would lose the focus.
    const field = form.current?.elements.namedItem('days');
    if (field instanceof HTMLInputElement) field.value = String(days);
  }, [days]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = daysFrom(fieldText(new FormData(event.currentTarget), 'days'));
    setProblem(wanted === null ? texts.retentionOdd : undefined);
    if (wanted === null) return focusField(form.current, 'days');
    // The button that is pressed is off while it saves, and would lose the focus.
    if (document.activeElement instanceof HTMLButtonElement) form.current?.focus();
    if (wanted >= days) return save(wanted);
    setAsked(wanted);
    setIsAsking(true);
  }

  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      onSubmit={submit}
      className="flex flex-wrap items-start gap-3 outline-none"
    >
      <DaysField days={days} problem={problem} />
      <Button type="submit" isBusy={isPending} className="sm:mt-6.5">
        {texts.save}
      </Button>
      <div className="w-full">
        <FormFailure message={error && failedSaveMessage(error, texts.saveFailed)} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.shortenTitle}
        question={texts.shorten(asked)}
        consequence={texts.shortenConsequence}
        confirm={texts.shortenConfirm}
        isDangerous
        onConfirm={() => save(asked)}
        onClose={() => setIsAsking(false)}
        returnFocusTo={form}
      />
    </form>
  );
}

function DaysField(props: {
  readonly days: number;
  readonly problem: string | undefined;
}): ReactElement {
  return (
    <div className="w-full max-w-80">
      <TextField
        name="days"
        label={texts.retention}
        hint={texts.retentionHint}
        error={props.problem}
        defaultValue={String(props.days)}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </div>
  );
}

function useSetRetention() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (days: number) => (await backend.privacy()).setRetentionDays(days),
    onSuccess: (_, days) =>
      showToast({ title: texts.saved, description: texts.savedFor(days), tone: 'success' }),
    onError: (error) => showError(failedSaveMessage(error, texts.saveFailed)),
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

function daysFrom(text: string): number | null {
  const days = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return days >= DAYS_MIN && days <= DAYS_MAX ? days : null;
}
