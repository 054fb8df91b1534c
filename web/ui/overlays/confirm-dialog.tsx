import { AlertDialog } from 'radix-ui';
import { useRef, type ReactElement, type RefObject } from 'react';
import { buttonStyle } from '../button.tsx';
import { uiTexts } from '../texts.ts';
import { useOpener } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly question: string;
  readonly consequence?: string;
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Gets the focus after a yes, since the row with the button may be gone; after a no it returns to the button. */
  readonly returnFocusTo: RefObject<HTMLElement | null>;
};

/** Asks for confirmation; Escape and Cancel change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const opener = useOpener();
  const isConfirmed = useRef(false);
  return (
    <AlertDialog.Root
      open={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-20 bg-[#0b100e]/50" />
        <AlertDialog.Content
          onOpenAutoFocus={() => {
            opener.remember();
            isConfirmed.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isConfirmed.current) props.returnFocusTo.current?.focus();
            else opener.focus();
          }}
          className="fixed top-1/2 left-1/2 z-20 grid max-h-[90dvh] w-[min(26rem,calc(100vw-2rem))] -translate-1/2 gap-2 overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-float"
        >
          <AlertDialog.Title className="text-lg font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-base wrap-anywhere">
            {props.question}
          </AlertDialog.Description>
          {props.consequence !== undefined && (
            <p className="text-sm text-muted">{props.consequence}</p>
          )}
          <div className="flex flex-wrap justify-end gap-2 pt-3">
            <AlertDialog.Cancel className={buttonStyle()}>{uiTexts.cancel}</AlertDialog.Cancel>
            <AlertDialog.Action
              onClick={() => {
                isConfirmed.current = true;
                props.onConfirm();
              }}
              className={buttonStyle({
                variant: props.isDangerous === true ? 'danger' : 'primary',
              })}
            >
              {props.confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
