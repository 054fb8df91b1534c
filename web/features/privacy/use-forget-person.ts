import { useMutation } from '@tanstack/react-query';
import { prospectKey } from '#engine';
import type { Prospect } from '#engine';
import { useBackend } from '../../backend/backend-context.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { privacyTexts } from './texts.ts';
import { eraseProspectHere } from '../../storage/erase.ts';

const texts = privacyTexts.forget;

/** Erases a person from the database and from this browser, and tells how it went. */
export function useForgetPerson(onForgotten: (key: string) => void): {
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
    onError({ message }) {
      showToast({ title: uiTexts.error, description: texts.failed(message), tone: 'destructive' });
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
