import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { prospectKey, type Draft, type Prospect, type ReportDocument } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import { shareFor, type ReportShare } from '../../backend/reports.ts';
import { AboutCompanyPanel } from '../../features/brief/about-company.tsx';
import { BriefPanel } from '../../features/brief/brief-panel.tsx';
import { DraftPanel } from '../../features/drafts/draft-panel.tsx';
import { NewSinceLine } from '../../features/library/new-since.tsx';
import { isSameReport } from '../../features/library/report-outbox.ts';
import { SharedNotice } from '../../features/library/sharing.tsx';
import { libraryTexts } from '../../features/library/texts.ts';
import { IntelligenceReport } from '../../features/report/intelligence-report.tsx';
import { useMarkedResults, useMarks } from '../../features/report/marks/use-marks.ts';
import { ReportHead } from '../../features/report/report-head.tsx';
import type { Report } from '../../features/report/report.ts';
import { WatchNote } from '../../features/watching/watch-switch.tsx';
import { paths, savedReportAddress } from '../../paths.ts';
import { watchForgotten, type Forgotten } from '../../storage/erase/forgotten.ts';
import { buttonStyle, TryAgainButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { BackLink, PageLayout } from '../../ui/layout/titled-page.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { QuotedPages } from '../../ui/quoted-pages.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { useReportSavingSession } from '../sessions/report-saving-context.ts';
import { ReportHandOver } from './report/report-hand-over.tsx';
import { SavedReportActions } from './saved-report-actions.tsx';
import { pageTexts } from './texts.ts';

const texts = libraryTexts.report;

/** One saved report (/reports/:id). */
export function SavedReportPage(): ReactElement {
  return (
    <RequiresSessions fallback={<Loading>{uiTexts.loading}</Loading>}>
      <LoadedReport />
    </RequiresSessions>
  );
}

function LoadedReport(): ReactElement {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(queries.report(useBackend(), id));
  useDocumentTitle(libraryTexts.title);
  // A report that is on the screen stays there when it cannot be read again.
  if (data === undefined) {
    if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />;
    return <Loading>{texts.loading}</Loading>;
  }
  const { document, shares } = data;
  return document === null ? <Missing /> : <Shown id={id} document={document} shares={shares} />;
}

function Missing(): ReactElement {
  return (
    <MessagePage
      icon={<FileQuestion aria-hidden className="size-5" />}
      title={texts.missing}
      action={
        <Link to={paths.reports} className={buttonStyle({ variant: 'primary' })}>
          {libraryTexts.back}
        </Link>
      }
    >
      <p>{texts.missingReason}</p>
    </MessagePage>
  );
}

type ShownProps = {
  readonly id: string;
  readonly document: ReportDocument;
  readonly shares: readonly ReportShare[];
};

function Shown(props: ShownProps): ReactElement {
  const { id, document, shares } = props;
  const goBack = useGoBack(document.prospect);
  const share = shareFor(useAccount().id, shares);
  const heading = useRef<HTMLHeadingElement>(null);
  const { prospect, researchedAt, results } = document;
  useDocumentTitle(pageTexts.dashboard.reportTitle(prospect.name, prospect.company));
  const marking = useMarks(prospect);
  const judged = useMarkedResults({ prospect, results }, marking.marks);
  return (
    <PageLayout>
      <QuotedPages value={results}>
        <BackLink to={paths.reports} className="-mb-1 print:hidden">
          {libraryTexts.back}
        </BackLink>
        {share && <SharedNotice id={id} share={share} onRemoved={goBack} />}
        <ReportHead
          level={1}
          prospect={prospect}
          researchedAt={researchedAt}
          brief={document.brief}
          exportMenu={
            <ReportHandOver
              report={() => ({ ...document, results: judged })}
              reportAddress={savedReportAddress(id)}
            />
          }
          news={<NewSinceLine document={document} />}
        />
        <SavedReportActions {...props} isOwn={share === undefined} onGone={goBack} />
        <WatchNote prospect={prospect} />
        <BriefPanel
          control={{ state: { status: 'written', brief: document.brief } }}
          draft={document.draft}
        />
        <AboutCompanyPanel company={prospect.company} about={document.aboutCompany} />
        {share === undefined && <SavedDraft id={id} document={document} />}
        <IntelligenceReport
          report={reportOf(document)}
          events={document.brief.whyNow}
          headingRef={heading}
          marking={marking}
          judged={judged}
        />
      </QuotedPages>
    </PageLayout>
  );
}

/** A saved report as the screen takes it; how its run went was not saved. */
function reportOf({ prospect, researchedAt, foundBy, results, unread }: ReportDocument): Report {
  const run = { status: 'done', failures: [], rejected: [] } as const;
  return { ...run, prospect, researchedAt, foundBy, results, unread };
}

/** The draft of the owner's own report; what is changed in it is saved. */
function SavedDraft({ id, document }: Pick<ShownProps, 'id' | 'document'>): ReactElement {
  const { latest, save, retry } = useReportSavingSession();
  const { queryKey } = queries.report(useBackend(), id);
  const queryClient = useQueryClient();
  const unsaved =
    latest !== null && latest.status !== 'saved' && isSameReport(latest.document, document)
      ? latest
      : null;

  function keep(draft: Draft): void {
    const changed = { ...document, draft };
    // The cached report must have the draft too, for a user who leaves and comes back before it is saved.
    queryClient.setQueryData(queryKey, (data) => data && { ...data, document: changed });
    void save(changed);
  }

  return (
    <>
      {unsaved?.status === 'failed' && (
        <Notice tone="warning">
          <p role="alert" className="wrap-anywhere">
            {unsaved.message} {libraryTexts.saving.kept}
          </p>
          <TryAgainButton onClick={retry} />
        </Notice>
      )}
      <DraftPanel
        key={id}
        brief={document.brief}
        prospect={document.prospect}
        results={document.results}
        draft={unsaved?.document.draft ?? document.draft ?? null}
        onDraft={keep}
      />
    </>
  );
}

/** Leads back to the list when called, and when the person of the report is forgotten, here or in another tab. */
function useGoBack(prospect: Prospect): () => void {
  const navigate = useNavigate();
  const goBack = (): void => void navigate(paths.reports, { replace: true });
  const goBackFrom = useEffectEvent(({ key }: Forgotten): void => {
    if (prospectKey(prospect) === key) goBack();
  });
  useEffect(() => watchForgotten(goBackFrom), []);
  return goBack;
}

function ReadFailed(props: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const { error, onRetry } = props;
  const isUnreadable = error instanceof BackendError && error.reason === 'unreadable';
  return (
    <PageLayout isNarrow>
      <Notice tone="danger">
        <p role="alert">{isUnreadable ? texts.unreadable : texts.failed(error.message)}</p>
        <div className="pt-1">
          <TryAgainButton onClick={onRetry} />
        </div>
      </Notice>
    </PageLayout>
  );
}
