import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SavedReport } from '../../backend/reports.ts';
import { savedReportPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatMoment } from '../../ui/format.ts';
import { libraryTexts } from './texts.ts';

const texts = libraryTexts.list;

/** One saved report in the list. */
export function ReportRow(props: {
  readonly report: SavedReport;
  readonly onDelete: (report: SavedReport) => void;
}): ReactElement {
  const { report, onDelete } = props;
  const { id, name, company, researchedAt, insightCount } = report;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <Link
        to={savedReportPath(id)}
        className="grid min-w-0 flex-1 basis-48 rounded-md hover:text-accent"
      >
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-muted wrap-anywhere">{company}</span>
      </Link>
      <Badge tone={insightCount > 0 ? 'accent' : 'neutral'}>{texts.insights(insightCount)}</Badge>
      <time
        dateTime={researchedAt}
        className="text-sm mr-auto text-muted tabular-nums sm:mr-0 sm:w-40 sm:text-right"
      >
        {formatMoment(researchedAt)}
      </time>
      <Button
        variant="quiet"
        size="icon"
        aria-label={texts.remove(name, formatDay(researchedAt))}
        onClick={() => onDelete(report)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
