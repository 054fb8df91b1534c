import type { ReactElement } from 'react';
import { accountTexts } from './texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The own password's form in a window over whatever screen it was asked for on. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog isOpen title={accountTexts.change} lead={accountTexts.lead} onClose={onClose}>
      <ChangePasswordForm asksForCurrent onChanged={onClose} />
    </Dialog>
  );
}
