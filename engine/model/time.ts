/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Days from one day ('2026-11-20') to another; negative when the other is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Whole days from one day to another; 0 where one of them is unknown (''). */
export function wholeDaysBetween(from: string, to: string): number {
  return from === '' || to === '' ? 0 : Math.round(daysBetween(from, to));
}

/** The UTC day of a moment as YYYY-MM-DD. */
export function isoDay(moment: Date): string {
  return moment.toISOString().split('T')[0] ?? '';
}

/** The day so many days after another (or before it), as YYYY-MM-DD in UTC: a local clock may show another day 24 hours later. */
export function dayAfter(day: string, days = 1): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}
