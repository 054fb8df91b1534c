import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SavedReport } from '../../backend/reports.ts';
import { paths } from '../../paths.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import { ReportRow } from './report-row.tsx';
import { libraryTexts } from './texts.ts';
import { useSavedReports } from './use-saved-reports.ts';
import type { SavedReports } from './use-saved-reports.ts';

const texts = libraryTexts.list;

/** The account's saved reports: searched, paged, opened and deleted. */
export function ReportList(): ReactElement {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<SavedReport | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const saved = useSavedReports(search);
  const { reports = [] } = saved;
  return (
    <Panel
      title={texts.label}
      aside={<SearchField label={texts.search} onSearch={(text) => setSearch(text.trim())} />}
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.label}
        className="divide-y divide-line outline-none empty:hidden"
      >
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} onDelete={setAsked} />
        ))}
      </ul>
      <ListState saved={saved} search={search} />
      <DeleteReportDialog report={asked} onClose={() => setAsked(null)} returnFocusTo={list} />
    </Panel>
  );
}

function ListState(props: {
  readonly saved: SavedReports;
  readonly search: string;
}): ReactElement | null {
  const { reports, error, hasMore, isLoadingMore, loadMore, retry } = props.saved;
  if (error) {
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center text-muted">
        <output>{texts.failed(error.message)}</output>
        <Button size="sm" onClick={retry}>
          {uiTexts.tryAgain}
        </Button>
      </div>
    );
  }
  if (!reports) return <output className="text-muted">{texts.loading}</output>;
  if (reports.length === 0) return <Nothing search={props.search} />;
  if (!hasMore) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button size="sm" isBusy={isLoadingMore} onClick={loadMore}>
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
