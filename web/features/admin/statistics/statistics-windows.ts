import type { StatisticsWindows } from '../../../backend/accounts.ts';

/** §9: 'this week' is the last 7 days. */
const WEEK_DAYS = 7;

/**
 * §7, §9: 7 days and 1 month before `now`, counted in UTC so that every administrator sees the same numbers.
 * A month before the 31st is the last day of a shorter month, never a day of the month after it.
 */
export function statisticsWindows(now: Date): StatisticsWindows {
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
