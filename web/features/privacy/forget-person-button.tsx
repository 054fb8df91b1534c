import { UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Prospect } from '#engine';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { privacyTexts } from './texts.ts';
import { useForgetPerson } from './use-forget-person.ts';

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
