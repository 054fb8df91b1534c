import {
  useId,
  useMemo,
  useRef,
  useEffect,
  useCallback,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { LINKS_SCRAPED_MAX, type EventLine, type Highlights } from '#engine';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Folded } from '../../ui/unfolding/folded.tsx';
import { useDay } from '../../ui/use-day.ts';
import { ResultList, type ResultListProps } from './list/result-list.tsx';
import { MarkBar } from './marks/mark-bar.tsx';
import { useMarkActions } from './marks/use-mark-actions.ts';
import type { Marking } from './marks/use-marks.ts';
import { ReportHeader } from './report-header.tsx';
import { RejectedLinks } from './report-notes.tsx';
import { itemsOf, REPORT_TABS, type ReportView } from './report-view.ts';
import type { ReadMoreControl, Report, ReportResult } from './report.ts';
import { reportTexts } from './texts.ts';
import { TimelineChart } from './timeline/timeline-chart.tsx';
import { reportTimeline, type TimelineData } from './timeline/timeline-points.ts';
import { languagesOf, NO_FILTER } from './tools/report-filter.ts';
import { ReportTools } from './tools/report-tools.tsx';
import { FoundNotRead } from './unread/found-not-read.tsx';
import { resultOfItem, useShownItems, type ShownItems } from './use-shown-items.ts';

const NO_EVENTS: readonly EventLine[] = [];

type IntelligenceReportProps = {
  readonly report: Report;
  /** Why each page matters, as far as the pages were read; the results of a saved report say so themselves. */
  readonly highlights?: Highlights | undefined;
  /** Dated events that are reasons to write now, for the timeline. */
  readonly events?: readonly EventLine[] | undefined;
  /** The heading takes the focus when a run is over. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** How further pages are read; absent where that cannot be done. */
  readonly further?: ReadMoreControl | undefined;
  /** The user's marks (`useMarks`); absent where nothing can be marked. */
  readonly marking?: Marking;
  /** The results with these marks applied (`useMarkedResults`). */
  readonly judged?: readonly ReportResult[];
};

/** The report (§2): count, search and filters, tabs with counts, cards, and what else there is to know about the run. */
export function IntelligenceReport(props: IntelligenceReportProps): ReactElement {
  const { report, events = NO_EVENTS, headingRef, further, marking } = props;
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  const now = useDay();
  const items = useShownItems(props);
  const { view, filter, setTab, setFilter } = items;
  const acts = useMarkActions(part, marking?.onMark);
  usePrintUnfolded(part);
  const timeline = useTimeline(report, view, events);
  const openCard = useOpenCard(part, () => {
    setTab('all');
    setFilter({ ...NO_FILTER, sort: filter.sort });
  });
  // A pressed button shows at once; the effects of the mark come with the results.
  const list = {
    now,
    prospect: report.prospect,
    further,
    marks: marking?.marks,
    onMark: marking && acts.onMark,
  };
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
      {timeline && report.researchedAt !== null && (
        <TimelineChart timeline={timeline} researchedAt={report.researchedAt} onOpen={openCard} />
      )}
      <Items report={report} items={items} list={list} />
      <OtherPeople {...list} items={items.others} />
      <FoundNotRead results={report.unread} known={report.results} now={now} further={further} />
      <RejectedLinks rejected={report.rejected} />
      {marking && <MarkBar {...acts} storage={marking.storage} />}
    </section>
  );
}

function Items(props: {
  readonly report: Report;
  readonly items: ShownItems;
  readonly list: Omit<ResultListProps, 'items'>;
}): ReactElement | null {
  const { report, items, list } = props;
  const { view, tab, filter, setTab, setFilter, inTab, shown } = items;
  if (view.insights.length === 0 && report.status !== 'running') {
    // Above is said why there are none, or below whose pages these are: nothing is there to be searched.
    return report.results.length === 0 ? null : (
      <p className="px-4 pb-4 text-sm text-muted sm:px-5">{reportTexts.noneConfirmed}</p>
    );
  }
  return (
    <>
      {report.status !== 'sampled' && report.status !== 'running' && (
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
        }))}
      >
        <TabItems list={{ ...list, items: shown }} total={inTab.length} report={report} />
      </Tabs>
    </>
  );
}

/** The timeline of a report that is finished: dots that come one by one would move everything below. */
function useTimeline(
  { status, researchedAt }: Report,
  { insights }: ReportView,
  events: readonly EventLine[],
): TimelineData | null {
  return useMemo(() => {
    const isReal = status !== 'running' && status !== 'sampled' && researchedAt !== null;
    return isReal
      ? reportTimeline({ results: insights.map(resultOfItem), events, researchedAt })
      : null;
  }, [status, researchedAt, insights, events]);
}

function TabItems(props: {
  readonly list: ResultListProps;
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
          {total > 0
            ? reportTexts.tools.noneShown
            : isWaiting
              ? reportTexts.emptyWhileRunning
              : reportTexts.emptyTab}
        </p>
      )}
      <ResultList {...list} expected={total > list.items.length ? 0 : expected} />
    </>
  );
}

/** Items that look like a namesake: apart, folded, with their reasons (docs/decisions/001). */
function OtherPeople(props: ResultListProps): ReactElement | null {
  if (props.items.length === 0) return null;
  return (
    <Folded
      className="border-t border-line bg-sunken"
      summaryClassName="gap-2 px-4 py-3 text-base font-medium -outline-offset-2 sm:px-5"
      summary={
        <>
          {reportTexts.others}
          <span className="rounded-full bg-hover px-1.5 text-xs text-muted tabular-nums">
            {props.items.length}
          </span>
        </>
      }
    >
      <p className="px-4 pb-2 text-sm text-muted sm:px-5">{reportTexts.othersLead}</p>
      <ResultList {...props} />
    </Folded>
  );
}

/** Unfolds everything inside while the page is printed: paper can't be clicked. */
function usePrintUnfolded(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let unfolded: readonly HTMLDetailsElement[] = [];
    function unfold(): void {
      const all = [...(part.current?.querySelectorAll('details') ?? [])];
      unfolded = all.filter(({ open }) => !open);
      for (const details of unfolded) details.open = true;
    }
    function foldAgain(): void {
      for (const details of unfolded) details.open = false;
      unfolded = [];
    }
    globalThis.addEventListener('beforeprint', unfold);
    globalThis.addEventListener('afterprint', foldAgain);
    return () => {
      globalThis.removeEventListener('beforeprint', unfold);
      globalThis.removeEventListener('afterprint', foldAgain);
    };
  }, [part]);
}

/** Leads to the card of a result, or to the vacancy above the report, as soon as it is in the page; `reveal` takes away what may hide it. */
function useOpenCard(
  report: RefObject<HTMLElement | null>,
  reveal: () => void,
): (resultId: string) => void {
  const wanted = useRef<string | null>(null);
  const goThere = useCallback((): void => {
    if (wanted.current === null) return;
    const place = `[data-result="${CSS.escape(wanted.current)}"]`;
    const card = report.current?.querySelector(place) ?? document.querySelector(place);
    if (!(card instanceof HTMLElement)) return;
    wanted.current = null;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'center' });
  }, [report]);
  // After every change of the report: the card may have come with it.
  useEffect(goThere);
  return (resultId) => {
    wanted.current = resultId;
    reveal();
    goThere();
  };
}
