import {
  FileText,
  ListChecks,
  Menu,
  SlidersHorizontal,
  Users,
  ChevronDown,
  LogOut,
} from 'lucide-react';
import { type MouseEvent, type ReactElement, useId, useState } from 'react';
import { Link, NavLink } from 'react-router';
import type { Role } from '../../backend/accounts.ts';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { useRole } from '../../backend/use-role.ts';
import { ChangePasswordButton } from '../../features/account/change-password-button.tsx';
import { paths } from '../../paths.ts';
import { clearPages } from '../../storage/page-cache.ts';
import { createSavedRuns } from '../../storage/runs.ts';
import { chooseToBeWiped, isToBeWiped } from '../../storage/wipe-choice.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';
import { Notifications } from './notifications.tsx';

/** Product, links for administrators, who is signed in, and the way out (§2). */
export function Header(): ReactElement {
  const { email } = useAccount();
  const role = useRole();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-x-2 px-4 py-1.5 sm:px-6">
        <Link
          to={paths.dashboard}
          aria-label={appTexts.header.home}
          className="flex min-h-11 items-center gap-2 rounded-md text-lg font-semibold tracking-tight sm:mr-2"
        >
          <BrandMark />
          <span className="max-sm:sr-only">{uiTexts.product}</span>
        </Link>
        <MainLinks isAdmin={role === 'admin'} className="flex gap-1 max-wide:hidden" />
        <NavigationMenu email={email} role={role} />
        <div className="ml-auto flex min-w-0 items-center gap-2 sm:gap-3">
          <span className="max-w-56 truncate text-sm text-muted max-sm:sr-only" title={email}>
            {email}
          </span>
          <div className="max-sm:hidden">
            <RoleBadge role={role} />
          </div>
          <div className="flex">
            <Notifications />
            <ChangePasswordButton />
          </div>
          <SignOut />
        </div>
      </div>
    </header>
  );
}

/** Holds its place while the role is unresolved, so that nothing moves when it comes. */
function RoleBadge({ role }: { readonly role: Role | 'unresolved' }): ReactElement {
  return (
    <span className="flex min-w-14 justify-center">
      {role !== 'unresolved' && (
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{appTexts.header.role[role]}</Badge>
      )}
    </span>
  );
}

const ADMIN_LINKS = [
  { to: paths.admin, label: appTexts.header.admin, icon: Users },
  { to: paths.settings, label: appTexts.header.settings, icon: SlidersHorizontal },
];

/** The links in one line, or one under the other in the menu. */
function MainLinks(props: {
  readonly isAdmin: boolean;
  readonly className: string;
  readonly onFollow?: (event: MouseEvent<HTMLElement>) => void;
}): ReactElement {
  const links = [
    { to: paths.prospects, label: appTexts.header.manyProspects, icon: ListChecks },
    { to: paths.reports, label: appTexts.header.reports, icon: FileText },
    ...(props.isAdmin ? ADMIN_LINKS : []),
  ];
  return (
    <nav aria-label={appTexts.header.navigation} className={props.className}>
      {links.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          onClick={props.onFollow}
          className="flex h-8 items-center gap-1.5 rounded-md px-2.5 text-base text-muted transition-colors hover:bg-hover hover:text-ink max-wide:h-11 aria-[current=page]:bg-hover aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          <Icon aria-hidden className="size-4" />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** Where there is no room for the links: a menu with them and with who is signed in. */
function NavigationMenu(props: {
  readonly email: string;
  readonly role: Role | 'unresolved';
}): ReactElement {
  return (
    <div className="wide:hidden">
      <PopoverButton
        label={appTexts.header.menu}
        icon={<Menu aria-hidden className="size-5" />}
        className="top-15 p-2 max-wide:left-3"
      >
        {() => (
          <>
            <div className="mb-1 flex items-center justify-between gap-3 border-b border-line px-2.5 pt-1 pb-2 sm:hidden">
              <span className="min-w-0 truncate text-sm text-muted" title={props.email}>
                {props.email}
              </span>
              <RoleBadge role={props.role} />
            </div>
            <MainLinks
              isAdmin={props.role === 'admin'}
              className="grid"
              onFollow={(event) =>
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              }
            />
          </>
        )}
      </PopoverButton>
    </div>
  );
}

/** The way out (§2), and beside it what stays on this browser afterwards. */
function SignOut(): ReactElement {
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
