import { ChevronRight, HeartPulse, Search, SlidersHorizontal, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams, Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { TitledPage } from '../../ui/layout/titled-page.tsx';
import { Administrators } from './accounts/administrators.tsx';
import { CreateUserForm } from './accounts/create-user-form.tsx';
import { UserAccounts } from './accounts/user-accounts.tsx';
import { BackupNotice } from './backups/backups.tsx';
import { Activity } from './logs/activity.tsx';
import { ResearchLog } from './logs/research-log.tsx';
import { Privacy } from './privacy/privacy.tsx';
import { StatisticsCards } from './statistics/statistics.tsx';
import { adminTexts } from './texts.ts';

type AdminTab = 'dashboard' | 'users';

const TAB_PARAMETER = 'tab';

const texts = adminTexts.quickActions;

const ACTIONS = [
  { to: adminTabPath('users'), icon: Users, title: texts.users, note: texts.usersNote },
  { to: paths.settings, icon: SlidersHorizontal, title: texts.settings, note: texts.settingsNote },
  { to: paths.health, icon: HeartPulse, title: texts.health, note: texts.healthNote },
  { to: paths.dashboard, icon: Search, title: texts.research, note: texts.researchNote },
] as const;

/** Statistics and user accounts (§2, /admin), a tab each. */
export function AdminPage(): ReactElement {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const selected = parameters.get(TAB_PARAMETER) === 'users' ? 'users' : 'dashboard';
  return (
    <TitledPage title={adminTexts.title} lead={adminTexts.lead}>
      <Tabs
        label={adminTexts.tabsLabel}
        isInset={false}
        selected={selected}
        onSelect={(tab) => void navigate(adminTabPath(tab), { replace: true })}
        tabs={[
          { name: 'dashboard', label: adminTexts.tabs.dashboard },
          { name: 'users', label: adminTexts.tabs.users },
        ]}
      >
        {selected === 'users' ? (
          <UserManagement />
        ) : (
          <div className="grid gap-8 pt-6">
            <StatisticsCards />
            <BackupNotice />
            <QuickActions />
            <Privacy />
            <ResearchLog />
            <Activity />
          </div>
        )}
      </Tabs>
    </TitledPage>
  );
}

function UserManagement(): ReactElement {
  return (
    <div className="grid items-start gap-4 pt-6 xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <CreateUserForm />
      <div className="grid min-w-0 gap-4">
        <UserAccounts />
        <Administrators />
      </div>
    </div>
  );
}

function QuickActions(): ReactElement {
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{texts.title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {ACTIONS.map(({ to, icon: Icon, title, note }) => (
          <li key={title}>
            <Link
              to={to}
              className="group flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-panel transition-colors hover:bg-hover"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
                <Icon aria-hidden className="size-4" />
              </span>
              <span className="grid min-w-0">
                <span className="font-medium">{title}</span>
                <span className="text-sm text-muted">{note}</span>
              </span>
              <ChevronRight
                aria-hidden
                className="ml-auto size-4 shrink-0 text-faint transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function adminTabPath(tab: AdminTab): string {
  return tab === 'dashboard' ? paths.admin : `${paths.admin}?${TAB_PARAMETER}=${tab}`;
}
