import { useQuery } from '@tanstack/react-query';
import { Activity, CalendarDays, CalendarPlus, Users, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StatisticsWindows } from '../../../backend/accounts.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queries } from '../../../backend/queries.ts';
import { TryAgainButton } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { adminTexts } from '../texts.ts';

/** §9: 'this week' is the last 7 days. */
const WEEK_DAYS = 7;

const texts = adminTexts.statistics;

/** The four stat cards (§2). */
export function StatisticsCards(): ReactElement {
  const { data, error, refetch } = useQuery(queries.statistics(useBackend(), statisticsWindows));
  const valueOf = (count: number | undefined): string | null => {
    if (count !== undefined) return formatCount(count);
    return error ? texts.unknown : null;
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Stat icon={Users} {...texts.total} value={valueOf(data?.total)} />
        <Stat icon={CalendarPlus} {...texts.week} value={valueOf(data?.thisWeek)} />
        <Stat icon={CalendarDays} {...texts.month} value={valueOf(data?.thisMonth)} />
        <Stat icon={Activity} {...texts.status} />
      </div>
      {error && (
        <Notice tone="danger">
          <p>{texts.failed(error.message)}</p>
          <TryAgainButton className="w-fit" onClick={() => void refetch()} />
        </Notice>
      )}
    </div>
  );
}

function Stat(props: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note: string;
  /** `null` while it is being counted. */
  readonly value: string | null;
}): ReactElement {
  const { icon: Icon, title, note, value } = props;
  return (
    <section
      aria-label={title}
      className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4 shadow-panel"
    >
      <div className="flex items-center justify-between text-muted">
        <h2 className="text-sm font-medium">{title}</h2>
        <Icon aria-hidden className="size-4" />
      </div>
      <p className="text-2xl font-semibold tabular-nums">
        {value ?? (
          <span className="inline-block h-6 w-16 animate-pulse rounded-sm bg-hover align-middle">
            <span className="sr-only">{texts.loading}</span>
          </span>
        )}
      </p>
      <p className="text-xs text-faint">{note}</p>
    </section>
  );
}

/** §7, §9: 7 days and 1 month before `now` in UTC, the same for everybody. A month before the 31st is the last day of a shorter month. */
export function statisticsWindows(now = new Date()): StatisticsWindows {
  const weekAgo = new Date(now);
  weekAgo.setUTCDate(now.getUTCDate() - WEEK_DAYS);
  const monthAgo = new Date(now);
  monthAgo.setUTCMonth(now.getUTCMonth() - 1, 1);
  monthAgo.setUTCDate(Math.min(now.getUTCDate(), daysInMonthOf(monthAgo)));
  return { weekAgo, monthAgo };
}

function daysInMonthOf(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
