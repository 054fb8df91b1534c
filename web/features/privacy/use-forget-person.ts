import { useMutation } from '@tanstack/react-query';
import { prospectKey } from '#engine';
import type { Prospect } from '#engine';
import { useBackend } from '../../backend/backend-context.tsx';
import { forgetProspectHere } from '../../storage/erase-prospect.ts';
import { privacyTexts } from '../../texts-privacy.ts';
import { texts } from '../../texts.ts';
import { showToast } from '../../ui/toast.ts';

const { forget: words } = privacyTexts;

/** Erases a person from the database and from this browser, and tells how it went. */
export function useForgetPerson(onForgotten: (key: string) => void): {
  readonly forget: (prospect: Prospect) => void;
  readonly isBusy: boolean;
} {
  const backend = useBackend();
  const { mutate, isPending } = useMutation({
    async mutationFn(prospect: Prospect) {
      const key = prospectKey(prospect);
      await backend.forgetProspect(key);
      // Before the browser's copies: what is on the screen would write them again.
      onForgotten(key);
      return isErasedHere(key);
    },
    onSuccess(isErased) {
      if (isErased) {
        showToast({ title: words.done, description: words.doneReason, tone: 'success' });
      } else {
        showToast({ title: texts.error, description: words.browserFailed, tone: 'destructive' });
      }
    },
    onError({ message }) {
      showToast({ title: texts.error, description: words.failed(message), tone: 'destructive' });
    },
  });
  return { forget: mutate, isBusy: isPending };
}

async function isErasedHere(key: string): Promise<boolean> {
  try {
    await forgetProspectHere(key);
    return true;
  } catch {
    return false;
  }
}
