import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { ReactElement, Ref } from 'react';
import { LINKS_SCRAPED_MAX } from '#engine';
import type { Highlights, Marks } from '#engine';
import { reportTexts } from '../../texts-research.ts';
import { reportToolTexts } from '../../texts-report.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { highlightWords } from './highlight-words.ts';
import { MarkBar } from './mark-bar.tsx';
import { OtherPeople } from './other-people.tsx';
import { filtered, languagesOf } from './report-filter.ts';
import type { ReportFilter } from './report-filter.ts';
import { ReportHeader } from './report-header.tsx';
import { RejectedLinks } from './report-notes.tsx';
import { ReportTools } from './report-tools.tsx';
import type { Report } from './report.ts';
import { itemsOf, REPORT_TABS, reportViewOf } from './report-view.ts';
import type { ReportItem, ReportView } from './report-view.ts';
import { ResultList } from './result-list.tsx';
import type { ResultListProps } from './result-list.tsx';
import type { Judged } from './use-judged.ts';
import { useMarkActs } from './use-mark-acts.ts';
import type { Marking } from './use-marks.ts';
import { usePrintUnfolded } from './use-print-unfolded.ts';
import { useReportAddress } from './use-report-address.ts';

const NO_MARKS: Marks = new Map();
const NO_HIGHLIGHTS: Highlights = new Map();

type IntelligenceReportProps = {
  readonly report: Report;
  /** Why each page matters, as far as the pages were read; a saved report, whose pages are gone, has none. */
  readonly highlights?: Highlights | undefined;
  /** The heading takes the focus when a run is over. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** What the user said of the results (`useMarks`); absent where nothing can be marked. */
  readonly marking?: Marking;
  /** The results as they stand after that (`useJudged`). */
  readonly judged?: Judged;
};

/** The report (§2): count, search and filters, tabs with counts, cards, and what else there is to know about the run. */
export function IntelligenceReport(props: IntelligenceReportProps): ReactElement {
  const { report, highlights, headingRef, marking, judged } = props;
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  const [now] = useState(() => new Date());
  const view = useReportView({ report, highlights, judged });
  const { tab, filter, setTab, setFilter } = useReportAddress();
  const inTab = useMemo(() => itemsOf(tab, view.insights), [tab, view.insights]);
  const shown = useFitting(inTab, filter);
  const others = useFitting(view.others, filter);
  const acts = useMarkActs(part, marking?.onMark);
  usePrintUnfolded(part);
  const list = { now, onMark: marking && acts.onMark };
  return (
    <section
      ref={part}
      aria-labelledby={titleId}
      className="report min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-panel"
    >
      <ReportHeader
        titleId={titleId}
        headingRef={headingRef}
        report={report}
        count={view.insights.length}
      />
      {report.status !== 'sampled' && (
        <ReportTools
          filter={filter}
          onFilter={setFilter}
          languages={languagesOf(report.results)}
          shown={shown.length}
          total={inTab.length}
        />
      )}
      <Tabs
        label={reportTexts.tabsLabel}
        selected={tab}
        onSelect={setTab}
        tabs={REPORT_TABS.map((each) => ({
          name: each,
          label: reportTexts.tabs[each],
          count: itemsOf(each, view.insights).length,
          content: each === tab && (
            <TabItems list={{ ...list, items: shown }} total={inTab.length} report={report} />
          ),
        }))}
      />
      <OtherPeople {...list} items={others} />
      <RejectedLinks rejected={report.rejected} />
      {marking && <MarkBar {...acts} isUnkept={marking.isUnkept} />}
    </section>
  );
}

function useReportView(shown: {
  readonly report: Report;
  readonly highlights: Highlights | undefined;
  readonly judged: Judged | undefined;
}): ReportView {
  const { report, highlights = NO_HIGHLIGHTS, judged } = shown;
  const { results, marks } = judged ?? { results: report.results, marks: NO_MARKS };
  const lines = useMemo(
    () => new Map([...highlights].map(([id, found]) => [id, highlightWords(found)])),
    [highlights],
  );
  return useMemo(() => reportViewOf(results, marks, lines), [results, marks, lines]);
}

/** The items that fit the filter; what is typed doesn't wait for the list. */
function useFitting(items: readonly ReportItem[], filter: ReportFilter): readonly ReportItem[] {
  const settled = useDeferredValue(filter);
  return useMemo(() => filtered(items, settled, ({ result }) => result), [items, settled]);
}

function TabItems(props: {
  readonly list: ResultListProps;
  /** Items of the tab before any filter. */
  readonly total: number;
  readonly report: Report;
}): ReactElement {
  const { list, total, report } = props;
  const expected = report.status === 'running' ? LINKS_SCRAPED_MAX : 0;
  const isWaiting = expected > 0 && total === 0;
  return (
    <>
      {list.items.length === 0 && (
        <p className={isWaiting ? 'sr-only' : 'px-5 py-10 text-center text-sm text-muted'}>
          {total > 0 ? reportToolTexts.noneShown : emptyWords(report)}
        </p>
      )}
      <ResultList {...list} expected={total > list.items.length ? 0 : expected} />
    </>
  );
}

function emptyWords({ status, results }: Report): string {
  if (status === 'running') return reportTexts.emptyWhileRunning;
  const hasOnlyOthers = results.length > 0 && results.every(({ verdict }) => verdict === 'other');
  return hasOnlyOthers ? reportTexts.noneConfirmed : reportTexts.emptyTab;
}
