import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { type Prospect, prospectKey } from '#engine';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { forgetHere } from '../../storage/erase/forgotten.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toast.ts';
import { privacyTexts } from './texts.ts';

const texts = privacyTexts.forget;

/** Asks, then erases a person everywhere. Whatever shows them, in whatever page, watches `watchForgotten` and goes. */
export function ForgetPersonButton({ prospect }: { readonly prospect: Prospect }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const { mutate: forget, isPending } = useForgetPerson();
  return (
    <span ref={button} tabIndex={-1} className="outline-none">
      <Button
        variant="quiet"
        size="sm"
        isBusy={isPending}
        icon={UserX}
        onClick={() => setIsAsking(true)}
      >
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

function useForgetPerson() {
  const backend = useBackend();
  return useMutation({
    async mutationFn(prospect: Prospect) {
      const key = prospectKey(prospect);
      await (await backend.privacy()).forgetProspect(key);
      return forgetHere({ key, at: new Date().toISOString(), isNew: true }).then(
        () => true,
        () => false,
      );
    },
    onSuccess(isErased) {
      if (!isErased) return showError(texts.browserFailed);
      showToast({ title: texts.done, description: texts.doneReason, tone: 'success' });
    },
    onError: (error) => showError(failedChangeMessage(error, texts.failed)),
  });
}
