import type { ReactElement } from 'react';
import { accountTexts } from './texts.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The form to change one's password, in a dialog over the current screen. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog isOpen title={accountTexts.change} lead={accountTexts.lead} onClose={onClose}>
      <ChangePasswordForm asksForCurrent onChanged={onClose} />
    </Dialog>
  );
}
