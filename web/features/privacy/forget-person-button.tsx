import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { type Prospect, prospectKey } from '#engine';
import { useBackend } from '../../backend/backend-context.tsx';
import { tellFailedChange } from '../../backend/backend-error.ts';
import { eraseProspectHere } from '../../storage/erase.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { uiTexts } from '../../ui/texts.ts';
import { privacyTexts } from './texts.ts';

const texts = privacyTexts.forget;

/** Asks, then erases a person everywhere. */
export function ForgetPersonButton(props: {
  readonly prospect: Prospect;
  /** The person is forgotten; `key` is their prospect key. What shows them has to go. */
  readonly onForgotten: (key: string) => void;
}): ReactElement {
  const { prospect, onForgotten } = props;
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const { forget, isBusy } = useForgetPerson(onForgotten);
  return (
    <span ref={button} tabIndex={-1} className="outline-none">
      <Button variant="quiet" size="sm" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {!isBusy && <UserX aria-hidden className="size-4" />}
        {texts.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.title}
        question={texts.question(prospect.name, prospect.company)}
        consequence={texts.consequence}
        confirm={texts.confirm}
        isDangerous
        onConfirm={() => forget(prospect)}
        onClose={() => setIsAsking(false)}
        returnFocusTo={button}
      />
    </span>
  );
}

/** Erases a person from the database and from this browser, and tells how it went. */
function useForgetPerson(onForgotten: (key: string) => void): {
  readonly forget: (prospect: Prospect) => void;
  readonly isBusy: boolean;
} {
  const backend = useBackend();
  const { mutate, isPending } = useMutation({
    async mutationFn(prospect: Prospect) {
      const key = prospectKey(prospect);
      await (await backend.privacy()).forgetProspect(key);
      // Before the browser's copies: what is on the screen would write them again.
      onForgotten(key);
      return isErasedHere(key);
    },
    onSuccess(isErased) {
      if (isErased) {
        showToast({ title: texts.done, description: texts.doneReason, tone: 'success' });
      } else {
        showToast({ title: uiTexts.error, description: texts.browserFailed, tone: 'destructive' });
      }
    },
    onError(error) {
      const description = tellFailedChange(error, texts.failed);
      showToast({ title: uiTexts.error, description, tone: 'destructive' });
    },
  });
  return { forget: mutate, isBusy: isPending };
}

async function isErasedHere(key: string): Promise<boolean> {
  try {
    await eraseProspectHere(key);
    return true;
  } catch {
    return false;
  }
}
