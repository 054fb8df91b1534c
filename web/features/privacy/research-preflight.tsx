import {
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { prospectKey } from '#engine';
import { useBackend } from '../../backend/backend.ts';
import type { Preflight, RecordableResearch } from '../../backend/privacy.ts';
import { loadOnce } from '../../lazy-loading.ts';
import { forgetHere } from '../../storage/erase/forgotten.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import type { PreflightWarning } from './preflight-warning.ts';

/** Seldom needed, and larger than everything else here. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

const loadWarning = loadOnce(() => import('./preflight-warning.ts'));

type Asked = PreflightWarning & { readonly answer: (isYes: boolean) => void };

/** Hands `preflight` to everything inside, and asks the user where a person was forgotten or the record fails. `prepare` loads its code. */
export function ResearchPreflight(props: {
  readonly children: (preflight: Preflight, prepare: () => void) => ReactNode;
}): ReactElement {
  const backend = useBackend();
  const { asked, isOpen, ask } = useQuestion();
  // The button that started is busy now: after a yes there is nothing to return to.
  const nowhere = useRef<HTMLElement>(null);

  const preflight = useCallback<Preflight>(
    async (research, signal, isUnattended = false) => {
      const { preflightWarning, recordAnyway, UnrecordedResearch } = await loadWarning();
      const warning = await preflightWarning(backend, research);
      signal.throwIfAborted();
      if (warning === null) return true;
      const { forgottenAt, question } = warning;
      if (isUnattended && forgottenAt === null) throw new UnrecordedResearch(question);
      const isWanted = !isUnattended && (await ask(warning, signal));
      if (forgottenAt === null) return isWanted;
      if (isWanted) await recordAnyway(backend, research);
      else await forgetAgain(research, forgottenAt);
      return isWanted;
    },
    [ask, backend],
  );

  const prepare = useCallback((): void => {
    // What can't be had now is loaded when it is needed.
    void Promise.allSettled([loadWarning(), backend.privacy()]);
  }, [backend]);

  return (
    <>
      {props.children(preflight, prepare)}
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

/** What the browser still had of a person, and what was typed for a research that is not to be, stays nowhere. */
async function forgetAgain({ prospect }: RecordableResearch, at: string): Promise<void> {
  // What the browser refuses to erase now is tried again with the next load.
  await forgetHere({ key: prospectKey(prospect), at, isNew: false }).catch(() => null);
}

/** Asks the user one question at a time; a run that is called off answers no. */
function useQuestion(): {
  readonly asked: Asked | null;
  readonly isOpen: boolean;
  readonly ask: (warning: PreflightWarning, signal: AbortSignal) => Promise<boolean>;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [inTurn] = useState(createSerialQueue);
  const ask = useCallback(
    (warning: PreflightWarning, signal: AbortSignal): Promise<boolean> =>
      inTurn(async () => {
        if (signal.aborted) return false;
        return new Promise((resolve) => {
          const refuse = (): void => answer(false);
          const answer = (isYes: boolean): void => {
            // The question that is shown later is another run's.
            signal.removeEventListener('abort', refuse);
            setIsOpen(false);
            resolve(isYes);
          };
          signal.addEventListener('abort', refuse);
          setAsked({ ...warning, answer });
          setIsOpen(true);
        });
      }),
    [inTurn],
  );

  return { asked, isOpen, ask };
}
