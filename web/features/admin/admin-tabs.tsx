import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Tabs } from '../../ui/tabs.tsx';
import { Activity } from './activity.tsx';
import { adminTabIn, adminTabPath } from './admin-tab.ts';
import { Privacy } from './privacy.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecordOfUse } from './record-of-use.tsx';
import { Statistics } from './statistics.tsx';
import { adminTexts } from './texts.ts';
import { UserManagement } from './user-management.tsx';

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
          <RecordOfUse />
          <Activity />
        </div>
      )}
    </Tabs>
  );
}
