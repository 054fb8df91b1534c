import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { HealthPanels } from '../../features/admin/health/health.tsx';
import { healthTexts } from '../../features/admin/health/texts.ts';
import { paths } from '../../paths.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';

/** How the installation is, for administrators. */
export function HealthPage(): ReactElement {
  useDocumentTitle(healthTexts.title);
  return (
    <PageLayout>
      <div className="grid gap-1">
        <Link
          to={paths.admin}
          className="mb-2 inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {healthTexts.back}
        </Link>
        <h1 className="text-2xl font-semibold">{healthTexts.title}</h1>
        <p className="text-muted">{healthTexts.lead}</p>
      </div>
      <HealthPanels />
    </PageLayout>
  );
}
