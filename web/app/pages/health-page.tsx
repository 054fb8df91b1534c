import type { ReactElement } from 'react';
import { HealthPanels } from '../../features/admin/health/health.tsx';
import { healthTexts } from '../../features/admin/health/texts.ts';
import { paths } from '../../paths.ts';
import { TitledPage } from '../../ui/layout/titled-page.tsx';

/** How the installation is, for administrators. */
export function HealthPage(): ReactElement {
  return (
    <TitledPage
      title={healthTexts.title}
      lead={healthTexts.lead}
      back={{ to: paths.admin, label: healthTexts.back }}
    >
      <HealthPanels />
    </TitledPage>
  );
}
