import type { StatedDay } from '../model/brief.ts';
import { DAY_MS } from '../model/time.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A date as it is said: '2 October 2026', 'October 2026' or '2026', as precisely as it is known. */
export function dayText({ day, precision }: StatedDay): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const monthName = MONTHS[Number(month) - 1] ?? '';
  if (precision === 'year') return year;
  return precision === 'month' ? `${monthName} ${year}` : `${Number(date)} ${monthName} ${year}`;
}

/** When a page was published, within a line: '2 October 2026' or 'date unknown'. */
export function pageDayText(date: StatedDay | null): string {
  return date === null ? 'date unknown' : dayText(date);
}

/** The same with its preposition, or that there is none: 'on 2 October 2026', 'in 2026', 'on a page without a date'. */
export function onDayText(date: StatedDay | null): string {
  if (date === null) return 'on a page without a date';
  return `${date.precision === 'day' ? 'on' : 'in'} ${dayText(date)}`;
}

/** A month within so many days needs no year: 'in October' is the last October. */
const LAST_MONTHS_DAYS = 330;

/** For speaking: 'in October', 'this month', 'in October 2024' where the month alone would mean another, 'in 2024'; '' for `null`. */
export function inMonthText(date: StatedDay | null, now: Date): string {
  if (date === null) return '';
  const [year = '', month = ''] = date.day.split('-');
  if (date.precision === 'year') return `in ${year}`;
  if (now.toISOString().startsWith(`${year}-${month}`)) return 'this month';
  const name = MONTHS[Number(month) - 1] ?? '';
  const isNear = Math.abs(now.getTime() - Date.parse(date.day)) <= LAST_MONTHS_DAYS * DAY_MS;
  return isNear ? `in ${name}` : `in ${name} ${year}`;
}
