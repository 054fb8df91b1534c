import { ChevronDown, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { createSavedRuns } from '../../features/research/run/saved-runs.ts';
import { chooseToBeForgotten, isToBeForgotten } from '../../storage/wipe-choice.ts';
import { forgetPages } from '../../storage/sweep-pages.ts';
import { signOutTexts } from '../../texts-sign-out.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

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
      await backend.signOut();
      // The next person at this browser is not to find what this one looked for.
      void createSavedRuns(id).forget();
      void forgetPages(id);
      showToast({ title: texts.signIn.signedOut });
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      showToast({
        title: texts.error,
        description: texts.signIn.signOutFailed,
        tone: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button look="quiet" size="sm" isBusy={isBusy} onClick={() => void signOut()}>
      {!isBusy && <LogOut aria-hidden className="size-4" />}
      <span className="max-sm:sr-only">{texts.header.signOut}</span>
    </Button>
  );
}

function SignOutOptions(): ReactElement {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="-ml-1 w-6"
        popoverTarget={id}
        aria-label={signOutTexts.options}
        title={signOutTexts.options}
      >
        <ChevronDown aria-hidden className="size-4" />
      </Button>
      <section
        id={id}
        popover="auto"
        onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
        aria-label={signOutTexts.options}
        className="inset-auto top-15 right-3 w-80 max-sm:top-23 max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-surface p-4 text-ink shadow-float"
      >
        {isOpen && <ForgetChoice />}
      </section>
    </>
  );
}

/** Asked for anew whenever it opens, since another tab may have changed it. */
function ForgetChoice(): ReactElement {
  const { id } = useAccount();
  const leadId = useId();
  const [isChosen, setIsChosen] = useState(() => isToBeForgotten(id));
  const [isRefused, setIsRefused] = useState(false);

  function choose(willBeChosen: boolean): void {
    const isRemembered = chooseToBeForgotten(id, willBeChosen);
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
        {signOutTexts.forget}
      </label>
      <p id={leadId} className="pl-6.5 text-muted">
        {signOutTexts.forgetLead}
      </p>
      {isRefused && (
        <p role="alert" className="pl-6.5 text-danger">
          {signOutTexts.notRemembered}
        </p>
      )}
    </div>
  );
}
