import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { accountTexts } from './texts.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

/** 'Change password', for every account. */
export function ChangePasswordButton(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={accountTexts.change}
        title={accountTexts.change}
        onClick={() => setIsOpen(true)}
      >
        <KeyRound aria-hidden className="size-4" />
      </Button>
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
