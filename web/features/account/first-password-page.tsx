import type { ReactElement } from 'react';
import { ChangePasswordForm } from './change-password-dialog.tsx';
import { accountTexts } from './texts.ts';

/** Before anything else, a user whose password was chosen by someone else chooses their own. */
export function FirstPasswordPage({ onChanged }: { readonly onChanged: () => void }): ReactElement {
  return (
    <main className="grid place-items-center px-4 py-16">
      <div className="grid w-full max-w-sm gap-6 rounded-lg border border-line bg-surface p-6 shadow-panel">
        <div className="grid gap-1">
          <h1 className="text-xl font-semibold">{accountTexts.first.title}</h1>
          <p className="text-muted">{accountTexts.first.lead}</p>
        </div>
        <ChangePasswordForm asksForCurrent={false} onChanged={onChanged} />
      </div>
    </main>
  );
}
