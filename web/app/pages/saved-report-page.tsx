import { ArrowLeft, FileQuestion, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { prospectKey, type Prospect, type ReportDocument } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { shareFor, type ReportShare } from '../../backend/reports.ts';
import { AboutCompanyPanel } from '../../features/brief/about-company.tsx';
import { BriefPanel } from '../../features/brief/brief-panel.tsx';
import { DraftPanel } from '../../features/drafts/draft-panel.tsx';
import {
  DeleteReportDialog,
  type ReportToDelete,
} from '../../features/library/delete-report-dialog.tsx';
import { NewSinceLine } from '../../features/library/new-since.tsx';
import { ReadReport } from '../../features/library/read-report.tsx';
import { SharedNotice, ShareReportButton } from '../../features/library/sharing.tsx';
import { libraryTexts } from '../../features/library/texts.ts';
import { ForgetPersonButton } from '../../features/privacy/forget-person-button.tsx';
import { NoticeButton } from '../../features/privacy/notice-button.tsx';
import { IntelligenceReport } from '../../features/report/intelligence-report.tsx';
import { useMarkedResults, useMarks } from '../../features/report/marks/use-marks.ts';
import { ReportHead } from '../../features/report/report-head.tsx';
import type { Report } from '../../features/report/report.ts';
import {
  useResearchSession,
  useResearchStatus,
} from '../../features/research/run/research-context.ts';
import {
  useCatalogueWords,
  useSourceWords,
} from '../../features/research/sources/use-company-sources.ts';
import { WatchButton, WatchNote } from '../../features/watching/watch-switch.tsx';
import { paths, savedReportAddress } from '../../paths.ts';
import { watchForgotten, type Forgotten } from '../../storage/forgotten.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { useReportSavingSession } from '../sessions/report-saving-context.ts';
import { appTexts } from '../texts.ts';
import { ReportHandOver } from './report-hand-over.tsx';

const texts = libraryTexts.report;

/** One saved report (/reports/:id). */
export function SavedReportPage(): ReactElement {
  return (
    <RequiresSessions fallback={<Loading>{uiTexts.loading}</Loading>}>
      <SavedOne />
    </RequiresSessions>
  );
}

function SavedOne(): ReactElement {
  const { id = '' } = useParams();
  useDocumentTitle(libraryTexts.title);
  return (
    <ReadReport
      id={id}
      missing={
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
      }
    >
      {(document, shares) => <Shown id={id} document={document} shares={shares} />}
    </ReadReport>
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
  useDocumentTitle(appTexts.dashboard.reportTitle(prospect.name, prospect.company));
  const marking = useMarks(prospect);
  const judged = useMarkedResults({ prospect, results }, marking.marks);
  return (
    <PageLayout isNarrow>
      <BackToReports />
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
      <ReportActions {...{ id, document, shares }} isOwn={share === undefined} onGone={goBack} />
      <WatchNote prospect={prospect} />
      <BriefPanel
        control={{ state: { status: 'written', brief: document.brief }, retry: doNothing }}
        draft={document.draft}
      />
      <AboutCompanyPanel company={prospect.company} about={document.aboutCompany} />
      {share === undefined && <OwnDraft key={id} document={document} />}
      <IntelligenceReport
        report={reportOf(document)}
        events={document.brief.whyNow}
        headingRef={heading}
        marking={marking}
        judged={judged}
      />
    </PageLayout>
  );
}

/** Drafting saves the report, so it is for its owner alone: with anybody else it would become a copy of their own. */
function OwnDraft({ document }: Pick<ShownProps, 'document'>): ReactElement {
  const { brief, prospect, results, draft = null } = document;
  const saving = useReportSavingSession();
  return (
    <DraftPanel
      {...{ brief, prospect, results, draft }}
      onDraft={(next) => void saving.save({ ...document, draft: next })}
    />
  );
}

/** A saved report as it is shown: of its run nothing is known any more. */
function reportOf({ prospect, researchedAt, foundBy, results, unread }: ReportDocument): Report {
  const run = { status: 'done', failures: [], rejected: [] } as const;
  return { ...run, prospect, researchedAt, foundBy, results, unread };
}

function BackToReports(): ReactElement {
  return (
    <Link
      to={paths.reports}
      className="-mb-1 inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {libraryTexts.back}
    </Link>
  );
}

/** A saved brief stands as it was written. */
function doNothing(): void {}

function ReportActions(
  props: ShownProps & { readonly isOwn: boolean; readonly onGone: () => void },
): ReactElement {
  const { id, document, shares, isOwn, onGone } = props;
  const { prospect, researchedAt } = document;
  const [asked, setAsked] = useState<ReportToDelete | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const companySources = useSourceWords(document.aboutCompany);
  const catalogues = useCatalogueWords([...document.results, ...document.unread]);
  return (
    <div ref={actions} tabIndex={-1} className="flex flex-wrap gap-1 outline-none print:hidden">
      <ResearchAgain document={document} />
      <NoticeButton facts={{ ...document, companySources, catalogues }} />
      <ForgetPersonButton prospect={prospect} />
      <WatchButton prospect={prospect} researchedAt={researchedAt} />
      {isOwn && <ShareReportButton id={id} shares={shares} />}
      {isOwn && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            setAsked({ id, name: prospect.name, company: prospect.company, researchedAt })
          }
        >
          <Trash2 aria-hidden className="size-4" />
          {libraryTexts.remove.action}
        </Button>
      )}
      <DeleteReportDialog
        report={asked}
        onClose={() => setAsked(null)}
        onDeleted={onGone}
        returnFocusTo={actions}
      />
    </div>
  );
}

/** Leads back to the list, also when the person of the report is forgotten, here or in another page. */
function useGoBack(prospect: Prospect): () => void {
  const navigate = useNavigate();
  const goBack = (): void => void navigate(paths.reports, { replace: true });
  const goBackFrom = useEffectEvent(({ key }: Forgotten): void => {
    if (prospectKey(prospect) === key) goBack();
  });
  useEffect(() => watchForgotten(goBackFrom), []);
  return goBack;
}

/** Fills the form as it was and starts; the dashboard shows how it goes. */
function ResearchAgain({ document }: { readonly document: ReportDocument }): ReactElement {
  const { start, draft } = useResearchSession();
  const status = useResearchStatus();
  const navigate = useNavigate();

  function startAgain(): void {
    if (status === 'running') {
      return showToast({ title: texts.busy, description: texts.busyReason, tone: 'destructive' });
    }
    draft.write(document.prospect);
    start(document.prospect);
    void navigate(paths.dashboard);
  }

  return (
    <Button variant="primary" size="sm" className="mr-2" onClick={startAgain}>
      <RotateCw aria-hidden className="size-4" />
      {texts.again}
    </Button>
  );
}
