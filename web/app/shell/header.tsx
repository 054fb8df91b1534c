import { FileText, ListChecks, SlidersHorizontal, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, NavLink } from 'react-router';
import { useAccount } from '../../backend/authentication.tsx';
import type { Role } from '../../backend/accounts.ts';
import { useRole } from '../../backend/use-role.ts';
import { ChangePasswordButton } from '../../features/account/change-password-button.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';
import { Notifications } from './notifications.tsx';
import { SignOut } from './sign-out.tsx';

/** Product, links for administrators, who is signed in, and the way out (§2). */
export function Header(): ReactElement {
  const { email } = useAccount();
  const role = useRole();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-6">
        <Link
          to={paths.dashboard}
          aria-label={appTexts.header.home}
          className="mr-2 flex items-center gap-2 rounded-md text-lg font-semibold tracking-tight"
        >
          <BrandMark />
          <span>{uiTexts.product}</span>
        </Link>
        <MainLinks isAdmin={role === 'admin'} />
        <div className="ml-auto flex min-w-0 items-center gap-2 sm:gap-3">
          <span className="max-w-56 truncate text-sm text-muted max-sm:sr-only" title={email}>
            {email}
          </span>
          <RoleBadge role={role} />
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

function MainLinks({ isAdmin }: { readonly isAdmin: boolean }): ReactElement {
  const links = [
    { to: paths.prospects, label: appTexts.header.manyProspects, icon: ListChecks },
    { to: paths.reports, label: appTexts.header.reports, icon: FileText },
    ...(isAdmin ? ADMIN_LINKS : []),
  ];
  return (
    <nav aria-label={appTexts.header.navigation} className="flex gap-1">
      {links.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          className="flex h-8 items-center gap-1.5 rounded-md px-2.5 text-base text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink"
        >
          <Icon aria-hidden className="size-4" />
          <span className="max-md:sr-only">{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
