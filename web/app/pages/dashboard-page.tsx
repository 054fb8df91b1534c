import { clsx } from 'clsx';
import { Suspense, useCallback, useEffect, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { EMPTY_PROSPECT, type Prospect } from '#engine';
import { KeyCard } from '../../features/api-keys/key-card.tsx';
import { WritingAssistant } from '../../features/drafts/writing-assistant.tsx';
import { FirstSteps } from '../../features/research/form/first-steps.tsx';
import { ProspectForm } from '../../features/research/form/prospect-form.tsx';
import { ResearchWithoutKeys } from '../../features/research/free-services/research-without-keys.tsx';
import { useFreeServices } from '../../features/research/free-services/use-free-services.ts';
import {
  useReportedProspect,
  useResearchSession,
  useResearchStatus,
} from '../../features/research/run/research-context.ts';
import type { ResearchState } from '../../features/research/run/research-state.ts';
import { RunOptions } from '../../features/research/settings/run-options.tsx';
import { firstUse } from '../../lazy-loading.ts';
import { ARRIVE_AT_FORM, paths } from '../../paths.ts';
import { PageLayout } from '../../ui/layout/titled-page.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { lazyScreen } from '../shell/lazy-screen.tsx';
import { appTexts } from '../texts.ts';
import { pageTexts } from './texts.ts';

const findings = lazyScreen(async () => (await import('./report/report-pane.tsx')).ReportPane);

// Made once, so that they aren't drawn again when a run begins or ends.
const keyCards = <KeyCards isSlim={false} />;
const slimKeyCards = <KeyCards isSlim />;
const besideTheForm = (
  <>
    <RunOptions />
    <WritingAssistant />
  </>
);

/** What is left on an account is said beside what the run has cost; where that line does not say it, on the key's card. */
const LEFT_SAID_ONCE =
  '[&:has([data-left-after-run=firecrawl])_[data-credits-left=firecrawl]]:hidden [&:has([data-left-after-run=scraperapi])_[data-credits-left=scraperapi]]:hidden';

/** The research dashboard (§2, /). */
export function DashboardPage(): ReactElement {
  const { draft } = useResearchSession();
  const status = useResearchStatus();
  const navigate = useNavigate();
  // A form whose person is forgotten, or that is filled with an example, starts anew with what the draft holds then.
  const [formsBegun, setFormsBegun] = useState(0);
  const beginForm = useCallback((): void => setFormsBegun((count) => count + 1), []);
  useDashboardTitle(status);
  useEffect(() => draft.watch(beginForm), [draft, beginForm]);

  // A user who begins to type will soon want a report: its code is loaded ahead. If that fails, it is loaded with the report.
  useEffect(() => {
    void firstUse(globalThis)
      .then(findings.preload)
      .catch(() => null);
  }, []);

  function fillIn(example: Pick<Prospect, 'name' | 'company'>): void {
    draft.write({ ...EMPTY_PROSPECT, ...example });
    beginForm();
    void navigate(paths.dashboard, { state: ARRIVE_AT_FORM, replace: true });
  }

  return (
    <PageLayout>
      <Heading status={status} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:block">
        {/*
         * Never higher than what the header leaves of the window: it scrolls by itself, and stays where it is when a report
         * makes the page longer. The pixel around it is for outlines. What goes on beyond its edges fades there.
         */}
        <div className="scroll-fade grid gap-4 lg:sticky lg:top-15 lg:-mx-1 lg:-mt-4 lg:-mb-8 lg:max-h-[calc(100dvh-3.75rem)] lg:overflow-y-auto lg:px-1 lg:[scrollbar-width:thin] print:hidden">
          <ProspectForm key={formsBegun} />
          {besideTheForm}
        </div>
        <div className={`grid min-w-0 gap-4 print:block ${LEFT_SAID_ONCE}`}>
          <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-2 print:hidden">
            {status === 'idle' ? keyCards : slimKeyCards}
          </div>
          {status === 'idle' ? (
            <FirstSteps onExample={fillIn} />
          ) : (
            <Suspense>
              <findings.Screen />
            </Suspense>
          )}
        </div>
      </div>
    </PageLayout>
  );
}

/** On a wide screen in one row: what is said of the free services comes and goes without moving anything. */
function Heading({ status }: { readonly status: ResearchState['status'] }): ReactElement {
  return (
    <div className="grid gap-x-4 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end print:hidden">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{appTexts.dashboard.title}</h1>
        <p className="text-muted">{appTexts.dashboard.lead}</p>
      </div>
      <div className={clsx('empty:hidden', status === 'idle' && 'lg:hidden')}>
        {status !== 'sampled' && <ResearchWithoutKeys />}
      </div>
    </div>
  );
}

/** A report on the screen gives the page its name, so that the file it is printed to is called after it. */
function useDashboardTitle(status: ResearchState['status']): void {
  const { tabTitles, reportTitle } = pageTexts.dashboard;
  const reported = useReportedProspect();
  useDocumentTitle(
    reported === null ? tabTitles[status] : reportTitle(reported.name, reported.company),
  );
}

/** The two keys of §2. Where free services answer, nobody needs them at once: each is a row that opens. Above a run all are rows. */
function KeyCards({ isSlim }: { readonly isSlim: boolean }): ReactElement {
  const { access } = useFreeServices();
  const isFolded = access === 'free services';
  return (
    <>
      <KeyCard service="firecrawl" isFolded={isFolded} isSlim={isSlim} />
      <KeyCard service="scraperapi" isFolded={isFolded} isSlim={isSlim} />
    </>
  );
}
