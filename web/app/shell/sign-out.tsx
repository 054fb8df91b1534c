import { ChevronDown, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { createSavedRuns } from '../../storage/runs.ts';
import { chooseToBeWiped, isToBeWiped } from '../../storage/wipe-choice.ts';
import { clearPages } from '../../storage/page-cache.ts';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { appTexts } from '../texts.ts';

/** The way out (§2), and beside it what stays on this browser afterwards. */
export function SignOut(): ReactElement {
  return (
    <div className="flex">
      <SignOutButton />
      <SignOutOptions />
    </div>
  );
}

function SignOutButton(): ReactElement {
  const backend = useBackend();
  const { id } = useAccount();
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(): Promise<void> {
    setIsBusy(true);
    try {
      await (await backend.session()).signOut();
      // The next person at this browser is not to find what this one looked for.
      void createSavedRuns(id).discard();
      void clearPages(id);
      showToast({ title: appTexts.signedOut });
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      showToast({
        title: uiTexts.error,
        description: appTexts.signOutFailed,
        tone: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="quiet" size="sm" isBusy={isBusy} onClick={() => void signOut()}>
      {!isBusy && <LogOut aria-hidden className="size-4" />}
      <span className="max-sm:sr-only">{appTexts.header.signOut}</span>
    </Button>
  );
}

function SignOutOptions(): ReactElement {
  return (
    <PopoverButton
      label={appTexts.signOut.options}
      icon={<ChevronDown aria-hidden className="size-4" />}
      buttonClassName="-ml-1 w-6"
      className="top-15 p-4"
    >
      {() => <WipeChoice />}
    </PopoverButton>
  );
}

/** Read again whenever it opens, since another tab may have changed it. */
function WipeChoice(): ReactElement {
  const { id } = useAccount();
  const leadId = useId();
  const [isChosen, setIsChosen] = useState(() => isToBeWiped(id));
  const [isRefused, setIsRefused] = useState(false);

  function choose(willBeChosen: boolean): void {
    const isRemembered = chooseToBeWiped(id, willBeChosen);
    setIsRefused(!isRemembered);
    if (isRemembered) setIsChosen(willBeChosen);
  }

  return (
    <div className="grid gap-1.5 text-sm">
      <label className="flex items-start gap-2.5 font-medium">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => choose(event.target.checked)}
          aria-describedby={leadId}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        {appTexts.signOut.forget}
      </label>
      <p id={leadId} className="pl-6.5 text-muted">
        {appTexts.signOut.forgetLead}
      </p>
      {isRefused && (
        <p role="alert" className="pl-6.5 text-danger">
          {appTexts.signOut.notRemembered}
        </p>
      )}
    </div>
  );
}
