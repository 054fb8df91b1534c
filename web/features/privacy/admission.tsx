import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Prospect } from '#engine';
import { useBackend } from '../../backend/backend-context.tsx';
import type { Doubt } from './doubt-about.ts';

/** Seldom needed, and larger than everything else here. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Records a research before any service is asked; false when it is not to be made. Rejects when the signal aborts. */
export type Admit = (prospect: Prospect, signal: AbortSignal) => Promise<boolean>;

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
      const { doubtAbout, recordAnyway } = await import('./doubt-about.ts');
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
        <Suspense>
          <ConfirmDialog
            isOpen={isOpen}
            title={asked.title}
            question={asked.question}
            consequence={asked.consequence}
            confirm={asked.confirm}
            onConfirm={() => asked.answer(true)}
            onClose={() => asked.answer(false)}
            returnFocusTo={nowhere}
          />
        </Suspense>
      )}
    </>
  );
}
