import { FileText, ListChecks, LogOut, Menu, SlidersHorizontal, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useAccount } from '../../backend/authentication.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { useRole } from '../../backend/use-role.ts';
import { WatchBell } from '../../features/watching/watch-bell.tsx';
import { paths, savedReportPath } from '../../paths.ts';
import { clearPages } from '../../storage/runs/page-cache.ts';
import { createSavedRuns } from '../../storage/runs/runs.ts';
import { Button } from '../../ui/button.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { showError } from '../../ui/overlays/toast.ts';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';
import { AccountMenu, RoleBadge } from './account-menu.tsx';

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
        <MainLinks isAdmin={role === 'admin'} className="flex gap-1 max-lg:hidden" />
        <NavigationMenu isAdmin={role === 'admin'} />
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          <WatchBell reportPath={savedReportPath} />
          <AccountMenu email={email} role={role} />
          <div className="max-sm:hidden">
            <RoleBadge role={role} />
          </div>
          <SignOutButton />
        </div>
      </div>
    </header>
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
  readonly onFollow?: () => void;
}): ReactElement {
  const links = [
    { to: paths.prospects, label: appTexts.header.lists, icon: ListChecks },
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
          className="flex h-8 items-center gap-1.5 rounded-md px-2.5 text-base text-muted transition-colors hover:bg-hover hover:text-ink max-lg:h-11 aria-[current=page]:bg-hover aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          <Icon aria-hidden className="size-4" />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** Where there is no room for the links: a menu with them. */
function NavigationMenu({ isAdmin }: { readonly isAdmin: boolean }): ReactElement {
  return (
    <div className="lg:hidden">
      <PopoverButton
        label={appTexts.header.menu}
        trigger={
          <>
            <Menu aria-hidden className="size-4 max-sm:hidden" />
            {appTexts.header.menu}
          </>
        }
        className="top-15 p-2 max-lg:left-3"
      >
        {(close) => <MainLinks isAdmin={isAdmin} className="grid" onFollow={close} />}
      </PopoverButton>
    </div>
  );
}

/** The way out (§2). */
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
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      showError(appTexts.signOutFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      className="max-sm:px-2"
      isBusy={isBusy}
      onClick={() => void signOut()}
    >
      {!isBusy && <LogOut aria-hidden className="size-4 max-sm:hidden" />}
      {appTexts.header.signOut}
    </Button>
  );
}
