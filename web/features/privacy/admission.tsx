import { useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Prospect } from '#engine';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { privacyTexts } from '../../texts-privacy.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const { admission: words } = privacyTexts;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Records a research before any service is asked; false when it is not to be made. Rejects when the signal aborts. */
export type Admit = (prospect: Prospect, signal: AbortSignal) => Promise<boolean>;

type Doubt = { readonly title: string; readonly question: string; readonly consequence: string };
type Asked = Doubt & { readonly answer: (isYes: boolean) => void };

/** Hands `admit` to everything inside, and asks the user where a person was forgotten or the record fails. */
export function Admission(props: { readonly children: (admit: Admit) => ReactNode }): ReactElement {
  const backend = useBackend();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The button that started is busy now: after a yes there is nothing to return to.
  const nowhere = useRef<HTMLElement>(null);

  const ask = useCallback((doubt: Doubt, signal: AbortSignal): Promise<boolean> => {
    return new Promise((resolve) => {
      const answer = (isYes: boolean): void => {
        setIsOpen(false);
        resolve(isYes);
      };
      signal.addEventListener('abort', () => answer(false), { once: true });
      setAsked({ ...doubt, answer });
      setIsOpen(true);
    });
  }, []);

  const admit = useCallback<Admit>(
    async (prospect, signal) => {
      const doubt = await doubtAbout(backend, prospect);
      signal.throwIfAborted();
      if (doubt === null) return true;
      if (!(await ask(doubt, signal))) return false;
      if (doubt.isForgotten) await recordAnyway(backend, prospect);
      return true;
    },
    [ask, backend],
  );

  return (
    <>
      {props.children(admit)}
      {asked && (
        <ConfirmDialog
          isOpen={isOpen}
          title={asked.title}
          question={asked.question}
          consequence={asked.consequence}
          confirm={words.confirm}
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
          returnFocusTo={nowhere}
        />
      )}
    </>
  );
}

async function doubtAbout(
  backend: Backend,
  prospect: Prospect,
): Promise<(Doubt & { readonly isForgotten: boolean }) | null> {
  const { name } = prospect;
  try {
    const { forgottenAt } = await backend.recordResearch(prospect, false);
    if (forgottenAt === null) return null;
    return {
      isForgotten: true,
      title: words.forgottenTitle,
      question: words.forgotten(name, DAY.format(new Date(forgottenAt))),
      consequence: words.forgottenConsequence,
    };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return {
      isForgotten: false,
      title: words.unrecordedTitle,
      question: words.unrecorded(name, error.message),
      consequence: words.unrecordedConsequence,
    };
  }
}

/** The user has just been asked and said yes: that the record fails in this very moment doesn't ask them again. */
async function recordAnyway(backend: Backend, prospect: Prospect): Promise<void> {
  try {
    await backend.recordResearch(prospect, true);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
