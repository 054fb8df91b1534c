import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { loadOnRequest } from '../../../ui/overlays/load-on-request.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { freeServicesTexts as texts } from '../settings/texts.ts';
import { useFreeServices } from './use-free-services.ts';

const loadDialog = () => import('./free-services-dialog.tsx');

/** Offers research without keys, then says how that was answered. Absent with any key, and where the installation does not allow it. */
export function ResearchWithoutKeys(): ReactElement | null {
  const { isOffered, answer, access, write } = useFreeServices();
  const [dialog, wantDialog] = useLoaded(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [isAnsweredHere, setIsAnsweredHere] = useState(false);
  if (!isOffered || access === 'keys') return null;

  async function explain(): Promise<void> {
    if (await loadOnRequest(wantDialog, texts.dialog)) setIsOpen(true);
  }

  function decide(given: 'yes' | 'no'): void {
    setIsAnsweredHere(true);
    setIsOpen(false);
    write(given);
  }

  return (
    <>
      {answer === null ? (
        <Button className="justify-self-start" onClick={() => void explain()}>
          {texts.offer}
        </Button>
      ) : (
        <AnswerNote answer={answer} takesFocus={isAnsweredHere} />
      )}
      {dialog && isOpen && (
        <dialog.FreeServicesDialog onAnswer={decide} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** After an answer given here, the button that opened the explanation is gone, and its focus comes here. */
function AnswerNote(props: {
  readonly answer: 'yes' | 'no';
  readonly takesFocus: boolean;
}): ReactElement {
  const { answer, takesFocus } = props;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={note} tabIndex={-1} className="text-sm text-muted outline-none">
      {answer === 'yes' ? texts.on : texts.off}
    </p>
  );
}
