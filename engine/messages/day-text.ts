import type { StatedDay } from '../model/brief.ts';
import type { PublicationDate } from '../model/judgement.ts';

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

/** The same with its preposition, or that there is none: 'on 2 October 2026', 'in 2026', 'on a page without a date'. */
export function onDayText(date: PublicationDate | null): string {
  if (date === null) return 'on a page without a date';
  return `${date.precision === 'day' ? 'on' : 'in'} ${dayText(date)}`;
}

/** The month, for speaking: 'October 2026'. */
export function monthText(date: PublicationDate): string {
  return dayText({ ...date, precision: date.precision === 'year' ? 'year' : 'month' });
}
