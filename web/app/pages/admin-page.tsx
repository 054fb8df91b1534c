import type { ReactElement } from 'react';
import { AdminTabs } from '../../features/admin/admin-tabs.tsx';
import { adminTexts } from '../../features/admin/texts.ts';
import { TitledPage } from '../../ui/layout/titled-page.tsx';

/** Statistics and user accounts (§2, /admin). */
export function AdminPage(): ReactElement {
  return (
    <TitledPage title={adminTexts.title} lead={adminTexts.lead}>
      <AdminTabs />
    </TitledPage>
  );
}
