import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import { ReportList } from '../../features/library/report-list.tsx';
import type { ReportSaving } from '../../features/library/report-saving.ts';
import { libraryTexts } from '../../features/library/texts.ts';
import { watchTexts } from '../../features/watching/texts.ts';
import { WatchList } from '../../features/watching/watch-list.tsx';
import { useWatchList } from '../../features/watching/watches-context.ts';
import { paths, savedReportPath } from '../../paths.ts';
import { TryAgainButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TitledPage } from '../../ui/layout/titled-page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { useReportSavingSession } from '../sessions/report-saving-context.ts';
import { pageTexts } from './texts.ts';

const texts = libraryTexts.saving;

/** The account's saved reports (/reports). */
export function ReportsPage(): ReactElement {
  return (
    <RequiresSessions fallback={<Loading>{uiTexts.loading}</Loading>}>
      <Reports />
    </RequiresSessions>
  );
}

function Reports(): ReactElement {
  const saving = useReportSavingSession();
  const backend = useBackend();
  const { data } = useQuery(queries.privacySettings(backend));
  return (
    <TitledPage
      title={libraryTexts.title}
      lead={
        <>
          {libraryTexts.lead} {data && libraryTexts.retention(data.retentionDays)}
        </>
      }
      back={{ to: paths.dashboard, label: pageTexts.dashboard.back }}
    >
      <UnsavedNotice saving={saving} />
      <ReportList onDeleted={saving.markDeleted} />
      <WatchedPeople />
    </TitledPage>
  );
}

/** Nothing while nobody is watched. */
function WatchedPeople(): ReactElement | null {
  if (useWatchList().length === 0) return null;
  return (
    <Panel title={watchTexts.title} lead={watchTexts.lead}>
      <WatchList reportPath={savedReportPath} />
    </Panel>
  );
}

/** Reports that wait in this browser for the backend, and the way to try again; nothing when none waits. */
function UnsavedNotice({ saving }: { readonly saving: ReportSaving }): ReactElement | null {
  const { latest, unsavedCount, retry } = saving;
  if (unsavedCount === 0) return null;
  return (
    <Notice tone="warning" title={texts.unsaved(unsavedCount)}>
      {latest?.status === 'failed' && <p>{latest.message}</p>}
      <p>{texts.kept}</p>
      <div>
        <TryAgainButton isBusy={latest?.status === 'saving'} onClick={retry} />
      </div>
    </Notice>
  );
}
