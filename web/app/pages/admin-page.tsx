import type { ReactElement } from 'react';
import { AdminTabs } from '../../features/admin/admin-tabs.tsx';
import { adminTexts } from '../../features/admin/texts.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';

/** Statistics and user accounts (§2, /admin). */
export function AdminPage(): ReactElement {
  useDocumentTitle(adminTexts.title);
  return (
    <PageLayout>
      <PageHead title={adminTexts.title} lead={adminTexts.lead} />
      <AdminTabs />
    </PageLayout>
  );
}
