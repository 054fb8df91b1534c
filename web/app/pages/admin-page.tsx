import type { ReactElement } from 'react';
import { AdminTabs } from '../../features/admin/admin-tabs.tsx';
import { adminTexts } from '../../features/admin/texts.ts';
import { Page } from '../../ui/layout/page.tsx';

/** Statistics and user accounts (§2, /admin). */
export function AdminPage(): ReactElement {
  return (
    <Page title={adminTexts.title} lead={adminTexts.lead}>
      <AdminTabs />
    </Page>
  );
}
