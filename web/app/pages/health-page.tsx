import type { ReactElement } from 'react';
import { HealthPanels } from '../../features/admin/health/health.tsx';
import { healthTexts } from '../../features/admin/health/texts.ts';
import { paths } from '../../paths.ts';
import { BackLink, PageHead } from '../../ui/layout/page-head.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';

/** How the installation is, for administrators. */
export function HealthPage(): ReactElement {
  useDocumentTitle(healthTexts.title);
  return (
    <PageLayout>
      <PageHead
        title={healthTexts.title}
        lead={healthTexts.lead}
        back={
          <BackLink to={paths.admin} className="mb-2">
            {healthTexts.back}
          </BackLink>
        }
      />
      <HealthPanels />
    </PageLayout>
  );
}
