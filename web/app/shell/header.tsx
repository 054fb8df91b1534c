import { useQueryClient } from '@tanstack/react-query';
import { FileText, ListChecks, LogOut, Menu, Search, SlidersHorizontal, Users } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useAccount } from '../../backend/authentication.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { useRole } from '../../backend/use-role.ts';
import { WatchBell } from '../../features/watching/watch-bell.tsx';
import { paths, savedReportPath } from '../../paths.ts';
import { clearResearch } from '../../storage/runs/runs.ts';
import { Button } from '../../ui/button.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { showError } from '../../ui/overlays/toast.ts';
import { uiTexts } from '../../ui/texts.ts';
import { AccountMenu, RoleBadge } from './account-menu.tsx';
import { shellTexts } from './texts.ts';

/** Product, links for administrators, who is signed in, and the way out (§2). */
export function Header(): ReactElement {
  const { email } = useAccount();
  const role = useRole();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-x-2 px-4 py-1.5 sm:px-6">
        <Link
          to={paths.dashboard}
          aria-label={shellTexts.header.home}
          className="flex min-h-11 items-center gap-2 rounded-md text-lg font-semibold tracking-tight sm:mr-2"
        >
          <BrandMark />
          <span className="max-sm:sr-only">{uiTexts.product}</span>
        </Link>
        <MainLinks isAdmin={role === 'admin'} className="flex shrink-0 gap-1 max-lg:hidden" />
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
  { to: paths.admin, label: shellTexts.header.admin, icon: Users },
  { to: paths.settings, label: shellTexts.header.settings, icon: SlidersHorizontal },
];

function MainLinks(props: {
  readonly isAdmin: boolean;
  readonly className: string;
  readonly onFollow?: () => void;
}): ReactElement {
  const links = [
    { to: paths.dashboard, label: shellTexts.header.research, icon: Search },
    { to: paths.prospects, label: shellTexts.header.lists, icon: ListChecks },
    { to: paths.reports, label: shellTexts.header.reports, icon: FileText },
    ...(props.isAdmin ? ADMIN_LINKS : []),
  ];
  return (
    <nav aria-label={shellTexts.header.navigation} className={props.className}>
      {links.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === paths.dashboard}
          onClick={props.onFollow}
          className="flex h-8 items-center gap-1.5 rounded-md px-2.5 text-base text-muted transition-colors hover:bg-hover hover:text-ink max-lg:h-11 aria-[current=page]:bg-hover aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          {/* Between a tablet and a wide screen there is room for the words alone. */}
          <Icon aria-hidden className="size-4 lg:max-xl:hidden" />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function NavigationMenu({ isAdmin }: { readonly isAdmin: boolean }): ReactElement {
  return (
    <div className="lg:hidden">
      <PopoverButton
        label={shellTexts.header.menu}
        trigger={
          <>
            <Menu aria-hidden className="size-4 max-sm:hidden" />
            {shellTexts.header.menu}
          </>
        }
        className="top-15 p-2 max-lg:left-3"
      >
        {(close) => <MainLinks isAdmin={isAdmin} className="grid" onFollow={close} />}
      </PopoverButton>
    </div>
  );
}

function SignOutButton(): ReactElement {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { id } = useAccount();
  const [isBusy, setIsBusy] = useState(false);
  const onGone = useRef<(() => void) | null>(null);
  useEffect(() => () => onGone.current?.(), []);

  async function signOut(): Promise<void> {
    setIsBusy(true);
    const gone = new Promise<void>((resolve) => (onGone.current = resolve));
    try {
      const session = await backend.session();
      // A query that reached the server after the session's end would be refused. Those that begin meanwhile wait for it.
      await Promise.all([session.signOut(), queryClient.cancelQueries()]);
      // The next person at this browser is not to find what this one looked for, nor what a run writes until its screen is gone.
      void gone.then(() => clearResearch(id));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      showError(shellTexts.signOutFailed);
      void queryClient.invalidateQueries();
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
      {shellTexts.header.signOut}
    </Button>
  );
}
