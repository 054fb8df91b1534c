import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { buttonStyle } from '../button.tsx';
import { uiTexts } from '../texts.ts';

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly lead?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const FIELD = ':is(input, select, textarea):not(:disabled)';

/** A dialog. Its first field has the focus at once; Escape, a click outside and its cross close it, and the focus returns. */
export function Dialog({ isOpen, title, lead, onClose, children }: DialogProps): ReactElement {
  const opener = useOpener();
  return (
    <RadixDialog.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay onClick={onClose} className="fixed inset-0 z-20 bg-[#0b100e]/50" />
        <RadixDialog.Content
          {...(lead === undefined && { 'aria-describedby': undefined })}
          // A press is not a click yet (WCAG 2.5.2): what is behind closes it.
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.focus();
          }}
          className="fixed top-1/2 left-1/2 z-20 grid max-h-[90dvh] w-[min(26rem,calc(100vw-2rem))] -translate-1/2 gap-1 overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-float"
        >
          <div className="flex items-center justify-between gap-4">
            <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label={uiTexts.close}
              className={buttonStyle({ variant: 'quiet', size: 'icon' })}
            >
              <X aria-hidden className="size-4" />
            </RadixDialog.Close>
          </div>
          {lead !== undefined && (
            <RadixDialog.Description className="text-sm text-muted">{lead}</RadixDialog.Description>
          )}
          <div className="pt-3">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Without a field, the first control has the focus, as it would have by itself. */
function focusFirstField(event: Event): void {
  const { currentTarget } = event;
  const field =
    currentTarget instanceof HTMLElement && currentTarget.querySelector<HTMLElement>(FIELD);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Remembers which element had the focus when a dialog opened, so that it gets it back. */
export function useOpener(): { readonly remember: () => void; readonly focus: () => void } {
  const element = useRef<HTMLElement>(null);
  return {
    remember() {
      const { activeElement } = document;
      element.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    focus() {
      element.current?.focus();
    },
  };
}
