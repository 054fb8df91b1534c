import type { ReactElement } from 'react';
import { AdminTabs } from '../../features/admin/admin-tabs.tsx';
import { adminTexts } from '../../features/admin/texts.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';

/** Statistics and user accounts (§2, /admin). */
export function AdminPage(): ReactElement {
  useDocumentTitle(adminTexts.title);
  return (
    <PageLayout>
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{adminTexts.title}</h1>
        <p className="text-muted">{adminTexts.lead}</p>
      </div>
      <AdminTabs />
    </PageLayout>
  );
}
