import { useId } from 'react';
import type { ReactElement, Ref } from 'react';
import { useSearchParams } from 'react-router';
import type { Prospect, RejectedLink, ResearchResult, ServiceFailure } from '#engine';
import { reportTexts } from '../../texts-research.ts';
import { Badge } from '../../ui/badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OtherPeople } from './other-people.tsx';
import { RejectedLinks } from './report-notes.tsx';
import { ReportBanner } from './report-banner.tsx';
import { ResultList } from './result-list.tsx';
import { itemsOf, REPORT_TABS, reportViewOf } from './report-view.ts';
import type { ReportTab } from './report-view.ts';

const TAB_PARAMETER = 'tab';

/** How the run behind a report stands. */
export type ReportStatus = 'running' | 'done' | 'cancelled' | 'broken' | 'interrupted' | 'sampled';

/** A report as it is shown; `results` are the four samples when `status` is `sampled`. */
export type Report = {
  readonly status: ReportStatus;
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly failures: readonly ServiceFailure[];
  readonly rejected: readonly RejectedLink[];
};

type IntelligenceReportProps = {
  readonly report: Report;
  /** The heading takes the focus when a run is over. */
  readonly headingRef: Ref<HTMLHeadingElement>;
};

/** The report (§2): count, tabs with counts, cards, and what else there is to know about the run. */
export function IntelligenceReport(props: IntelligenceReportProps): ReactElement {
  const { report, headingRef } = props;
  const titleId = useId();
  const { insights, others } = reportViewOf(report.results);
  const [tab, setTab] = useReportTab();
  const { name, company } = report.prospect;
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
    >
      <header className="grid gap-3 px-4 pt-4 pb-2 sm:px-5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2
            id={titleId}
            ref={headingRef}
            tabIndex={-1}
            className="text-xl font-semibold outline-none"
          >
            {reportTexts.title}
          </h2>
          <InsightCount report={report} count={insights.length} />
          <p className="w-full text-sm text-muted">{reportTexts.about(name, company)}</p>
        </div>
        <ReportBanner report={report} />
      </header>
      <Tabs
        label={reportTexts.tabsLabel}
        selected={tab}
        onSelect={setTab}
        tabs={REPORT_TABS.map((each) => ({
          name: each,
          label: reportTexts.tabs[each],
          count: itemsOf(each, insights).length,
          content: <TabItems items={itemsOf(each, insights)} report={report} />,
        }))}
      />
      <OtherPeople results={others} />
      <RejectedLinks rejected={report.rejected} />
    </section>
  );
}

function InsightCount(props: { readonly report: Report; readonly count: number }): ReactElement {
  if (props.report.status === 'sampled') {
    return <Badge tone="warning">{reportTexts.samples(props.count)}</Badge>;
  }
  return (
    <output>
      <Badge tone="accent">{reportTexts.insights(props.count)}</Badge>
    </output>
  );
}

function TabItems(props: {
  readonly items: readonly ResearchResult[];
  readonly report: Report;
}): ReactElement {
  const { items, report } = props;
  if (items.length > 0) return <ResultList results={items} />;
  return <p className="px-5 py-10 text-center text-sm text-muted">{emptyWords(report)}</p>;
}

function emptyWords({ status, results }: Report): string {
  if (status === 'running') return reportTexts.emptyWhileRunning;
  const hasOnlyOthers = results.length > 0 && results.every(({ verdict }) => verdict === 'other');
  return hasOnlyOthers ? reportTexts.noneConfirmed : reportTexts.emptyTab;
}

/** The open tab stands in the address, so that it can be linked to. */
function useReportTab(): readonly [ReportTab, (tab: ReportTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(TAB_PARAMETER);
  const select = (tab: ReportTab): void =>
    setParameters(tab === 'all' ? {} : { [TAB_PARAMETER]: tab }, { replace: true });
  return [REPORT_TABS.find((tab) => tab === asked) ?? 'all', select];
}
