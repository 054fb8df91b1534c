import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KeyCard } from '../../features/api-keys/key-card.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

/** Keys of all three services (§2, /settings). */
export function SettingsPage(): ReactElement {
  useDocumentTitle(texts.settings.title);
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <div className="grid gap-1">
        <Link
          to={paths.dashboard}
          className="mb-2 inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {texts.settings.back}
        </Link>
        <h1 className="text-2xl font-semibold">{texts.settings.title}</h1>
        <p className="text-muted">{texts.settings.lead}</p>
      </div>
      <Notice tone="info" title={texts.settings.privacyTitle}>
        <p>{texts.settings.privacy}</p>
      </Notice>
      <div className="grid gap-4">
        <KeyCard service="firecrawl" />
        <KeyCard service="scraperapi" />
        <KeyCard service="serpapi" />
      </div>
    </main>
  );
}
