import type { ReactElement } from 'react';
import { KeyCard } from '../../features/api-keys/key-card.tsx';
import { WritingAssistant } from '../../features/drafts/writing-assistant.tsx';
import { ResearchWithoutKeys } from '../../features/research/free-services/research-without-keys.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { TitledPage } from '../../ui/layout/titled-page.tsx';
import { pageTexts } from './texts.ts';

/** Keys of all three services (§2, /settings). */
export function SettingsPage(): ReactElement {
  return (
    <TitledPage
      title={pageTexts.settings.title}
      lead={pageTexts.settings.lead}
      back={{ to: paths.dashboard, label: pageTexts.dashboard.back }}
      isNarrow
    >
      <Notice tone="info" title={pageTexts.settings.privacyTitle}>
        <p>{pageTexts.settings.privacy}</p>
      </Notice>
      <div className="grid gap-4">
        <KeyCard service="firecrawl" />
        <KeyCard service="scraperapi" />
        <KeyCard service="serpapi" />
        <ResearchWithoutKeys />
        <WritingAssistant />
      </div>
    </TitledPage>
  );
}
