import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Activity } from './logs/activity.tsx';
import { adminTabIn, adminTabPath } from './quick-actions.tsx';
import { Privacy } from './privacy/privacy.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ResearchLog } from './logs/research-log.tsx';
import { Statistics } from './statistics/statistics.tsx';
import { adminTexts } from './texts.ts';
import { Administrators } from './accounts/administrators.tsx';
import { CreateUserForm } from './accounts/create-user-form.tsx';
import { UserAccounts } from './accounts/user-accounts.tsx';

/** The two tabs of the admin dashboard (§2). */
export function AdminTabs(): ReactElement {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const selected = adminTabIn(parameters);
  return (
    <Tabs
      label={adminTexts.tabsLabel}
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
          <Statistics />
          <QuickActions />
          <Privacy />
          <ResearchLog />
          <Activity />
        </div>
      )}
    </Tabs>
  );
}

/** The second tab: the create form beside the accounts (§2). */
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
