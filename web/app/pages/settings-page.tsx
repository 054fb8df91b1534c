import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KeyCard } from '../../features/api-keys/key-card.tsx';
import { WritingAssistant } from '../../features/drafts/writing-assistant.tsx';
import { ResearchWithoutKeys } from '../../features/research/free-services/research-without-keys.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { appTexts } from '../texts.ts';

/** Keys of all three services (§2, /settings). */
export function SettingsPage(): ReactElement {
  useDocumentTitle(appTexts.settings.title);
  return (
    <PageLayout isNarrow>
      <div className="grid gap-1">
        <Link
          to={paths.dashboard}
          className="mb-2 inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {appTexts.settings.back}
        </Link>
        <h1 className="text-2xl font-semibold">{appTexts.settings.title}</h1>
        <p className="text-muted">{appTexts.settings.lead}</p>
      </div>
      <Notice tone="info" title={appTexts.settings.privacyTitle}>
        <p>{appTexts.settings.privacy}</p>
      </Notice>
      <div className="grid gap-4">
        <KeyCard service="firecrawl" />
        <KeyCard service="scraperapi" />
        <KeyCard service="serpapi" />
        <ResearchWithoutKeys />
        <WritingAssistant />
      </div>
    </PageLayout>
  );
}
