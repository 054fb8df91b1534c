import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { prospectKey } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import { shareFor, type SavedReport } from '../../backend/reports.ts';
import { paths, savedReportPath } from '../../paths.ts';
import { watchForgotten, type Forgotten } from '../../storage/erase/forgotten.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton, buttonStyle, TryAgainButton } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import { libraryTexts } from './texts.ts';

const texts = libraryTexts.list;

/** The account's saved reports: searched, paged, opened and deleted. */
export function ReportList(props: { readonly onDeleted: (id: string) => void }): ReactElement {
  const [search, setSearch] = useState('');
  const [searchesBegun, setSearchesBegun] = useState(0);
  const forget = useEffectEvent(({ key }: Forgotten): void => {
    if (!isSearchFor(search, key)) return;
    setSearch('');
    setSearchesBegun((count) => count + 1);
  });
  useEffect(() => watchForgotten(forget), []);
  const [asked, setAsked] = useState<SavedReport | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const saved = useSavedReports(search);
  const reports = saved.data?.pages.flat() ?? [];
  // Among no reports there is nothing to search, and a field that vanished once they are read would take the focus with it.
  const isSearchable = search !== '' || reports.length > 0 || saved.error !== null;
  return (
    <Panel
      title={texts.label}
      aside={
        isSearchable && (
          <SearchField
            key={searchesBegun}
            label={texts.search}
            onSearch={(text) => setSearch(text.trim())}
          />
        )
      }
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.label}
        className="divide-y divide-line outline-none empty:hidden"
      >
        {groupByPerson(reports).map(([latest, ...earlier]) => (
          <li key={latest.id} className="py-1">
            <LatestReport report={latest} hasEarlier={earlier.length > 0} onDelete={setAsked} />
            <EarlierReports reports={earlier} onDelete={setAsked} />
          </li>
        ))}
      </ul>
      <ListState saved={saved} count={reports.length} search={search} />
      <DeleteReportDialog
        report={asked}
        onClose={() => setAsked(null)}
        onDeleted={props.onDeleted}
        returnFocusTo={list}
      />
    </Panel>
  );
}

/** The saved reports that a search finds, newest first, page after page. */
function useSavedReports(search: string) {
  const backend = useBackend();
  return useInfiniteQuery(queries.reportList(backend, search));
}

/** A search that finds a person holds a part of their name, if only a word of it. */
function isSearchFor(search: string, key: string): boolean {
  const [words = ''] = prospectKey({ name: search, company: '' }).split('|', 1);
  return words !== '' && words.split(' ').every((word) => key.includes(word));
}

function ListState(props: {
  readonly saved: ReturnType<typeof useSavedReports>;
  readonly count: number;
  readonly search: string;
}): ReactElement | null {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = props.saved;
  if (error) {
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center text-muted">
        <output>{texts.failed(error.message)}</output>
        <TryAgainButton onClick={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <output className="text-muted">{texts.loading}</output>;
  if (props.count === 0) return <Nothing search={props.search} />;
  if (!hasNextPage) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  );
}

function Nothing({ search }: { readonly search: string }): ReactElement {
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center text-muted">
      <output>{search === '' ? texts.empty : texts.noneFound(search)}</output>
      {search === '' && (
        <Link to={paths.dashboard} className={buttonStyle({ variant: 'primary', size: 'sm' })}>
          {texts.start}
        </Link>
      )}
    </div>
  );
}

type ReportsOnOne = readonly [SavedReport, ...SavedReport[]];

/** The reports by person; first the person with the newest report. */
function groupByPerson(reports: readonly SavedReport[]): readonly ReportsOnOne[] {
  const groups = new Map<string, ReportsOnOne>();
  for (const report of reports) {
    const key = prospectKey(report);
    groups.set(key, [...(groups.get(key) ?? []), report] as const);
  }
  return [...groups.values()].map(newestFirst);
}

/** By the day of the research: a report that waited for a connection may be older than what was saved before it. */
function newestFirst(reports: ReportsOnOne): ReportsOnOne {
  const [latest = reports[0], ...earlier] = reports.toSorted(
    (one, other) => Date.parse(other.researchedAt) - Date.parse(one.researchedAt),
  );
  return [latest, ...earlier];
}

type ReportRowProps = {
  readonly report: SavedReport;
  readonly onDelete: (report: SavedReport) => void;
};

function LatestReport(props: ReportRowProps & { readonly hasEarlier: boolean }): ReactElement {
  const { report, hasEarlier, onDelete } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 max-sm:gap-x-2">
      <Link
        to={savedReportPath(report.id)}
        className="grid min-w-0 flex-1 basis-40 rounded-md hover:text-accent"
      >
        <span className="font-medium wrap-anywhere">{report.name}</span>
        <span className="text-sm text-muted wrap-anywhere">{report.company}</span>
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-1 max-sm:w-full">
        {hasEarlier && <Badge>{texts.latest}</Badge>}
        <time dateTime={report.researchedAt} className="text-sm text-muted tabular-nums">
          {formatMoment(report.researchedAt)}
        </time>
        <SharedBadge report={report} />
      </div>
      <InsightBadge report={report} />
      <DeleteButton report={report} onDelete={onDelete} />
    </div>
  );
}

function EarlierReports(props: {
  readonly reports: readonly SavedReport[];
  readonly onDelete: (report: SavedReport) => void;
}): ReactElement | null {
  const { reports, onDelete } = props;
  const [first] = reports;
  if (first === undefined) return null;
  return (
    <ul aria-label={texts.earlier(first.name)} className="ml-1 border-l border-line pl-3 sm:pl-4">
      {reports.map((report) => (
        <li key={report.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-2">
          <Link
            to={savedReportPath(report.id)}
            className="flex min-h-8 flex-1 basis-36 items-center rounded-md text-sm text-muted tabular-nums underline decoration-edge/60 underline-offset-2 hover:text-accent max-sm:min-h-11"
          >
            {formatMoment(report.researchedAt)}
          </Link>
          <SharedBadge report={report} />
          <InsightBadge report={report} />
          <DeleteButton report={report} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}

function InsightBadge({ report }: { readonly report: SavedReport }): ReactElement {
  const { insightCount } = report;
  return (
    <Badge tone={insightCount > 0 ? 'accent' : 'neutral'}>{texts.insights(insightCount)}</Badge>
  );
}

/** Whose it is, or that others may read it; nothing for one that is nobody else's. */
function SharedBadge({ report: { shares } }: Pick<ReportRowProps, 'report'>): ReactElement | null {
  const share = shareFor(useAccount().id, shares);
  if (share) return <Badge>{libraryTexts.sharing.by(share.ownerName)}</Badge>;
  return shares.length === 0 ? null : <Badge>{libraryTexts.sharing.with(shares.length)}</Badge>;
}

/** Nothing where the report is somebody else's. */
function DeleteButton({ report, onDelete }: ReportRowProps): ReactElement | null {
  const isOwn = shareFor(useAccount().id, report.shares) === undefined;
  if (!isOwn) return null;
  return (
    <IconButton
      label={texts.remove(report.name, formatMoment(report.researchedAt))}
      icon={Trash2}
      onClick={() => onDelete(report)}
    />
  );
}
