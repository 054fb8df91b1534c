import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2, UserMinus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { BackendError, failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import type { ReportShare } from '../../backend/reports.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useFieldProblems } from '../../ui/forms/use-field-problems.ts';
import { FormFailure, Notice } from '../../ui/layout/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toast.ts';
import { libraryTexts } from './texts.ts';

const texts = libraryTexts.sharing;

type SharingProps = { readonly id: string; readonly shares: readonly ReportShare[] };

/** Opens the dialog in which the owner of a report says who else may read it. */
export function ShareReportButton({ id, shares }: SharingProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" icon={Share2} onClick={() => setIsOpen(true)}>
        {shares.length === 0 ? texts.action : texts.with(shares.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={texts.title}
        lead={texts.lead}
        onClose={() => setIsOpen(false)}
      >
        <ShareForm id={id} />
        <Receivers id={id} shares={shares} />
      </Dialog>
    </>
  );
}

function ShareForm({ id }: { readonly id: string }): ReactElement {
  const { isPending, error, mutate } = useShareReport(id);
  const { problemOf, onSubmit, onInput } = useFieldProblems(
    (fields) => fieldText(fields, 'email').trim(),
    (email) => ({ email: email.includes('@') ? null : texts.emailOdd }),
    (email, form) => mutate(email, { onSuccess: () => form.reset() }),
  );

  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3 pt-2">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        error={problemOf('email')}
      />
      <FormFailure message={error && failedChangeMessage(error, texts.failed)} />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}

function Receivers({ id, shares }: SharingProps): ReactElement | null {
  const { mutate, isPending } = useUnshareReport(id, texts.ended);
  if (shares.length === 0) return null;
  return (
    <ul aria-label={texts.receivers} className="mt-3 divide-y divide-line border-t border-line">
      {shares.map(({ receiverId, receiverEmail }) => (
        <li key={receiverId} className="flex items-center justify-between gap-3 py-1.5 text-sm">
          <span className="min-w-0 wrap-anywhere">{receiverEmail}</span>
          <IconButton
            disabled={isPending}
            label={texts.end(receiverEmail)}
            icon={UserMinus}
            onClick={() => mutate(receiverId)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Says above a shared report who owns it; its reader can remove it from their list. */
export function SharedNotice(props: {
  readonly id: string;
  readonly share: ReportShare;
  readonly onRemoved: () => void;
}): ReactElement {
  const { id, share, onRemoved } = props;
  const { mutate, isPending } = useUnshareReport(id, texts.removed);
  return (
    <Notice tone="info" title={texts.by(share.ownerName)}>
      <p>{texts.byReason}</p>
      <Button
        size="sm"
        className="w-fit print:hidden"
        isBusy={isPending}
        onClick={() => mutate(share.receiverId, { onSuccess: onRemoved })}
      >
        {texts.remove}
      </Button>
    </Notice>
  );
}

function useShareReport(id: string) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(email: string) {
      const isKnown = await (await backend.reports()).shareReport(id, email);
      if (!isKnown) throw new BackendError('refused', texts.unknown(email));
      return email;
    },
    onSuccess: (email) => showToast({ title: texts.shared(email), tone: 'success' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.reports }),
  });
}

function useUnshareReport(id: string, done: string) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (receiverId: string) =>
      (await backend.reports()).unshareReport(id, receiverId),
    onSuccess: () => showToast({ title: done, tone: 'success' }),
    onError: (error) => showError(failedChangeMessage(error, texts.failed)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.reports }),
  });
}
