import { DAY_MS } from '#engine';
import type { Variables } from '../runtime/settings.ts';
import { UsageError } from './arguments.ts';

const DAYS_A_WEEK = 7;

/** The user's time zone (IANA): that of `TZ`, else of this machine. */
export function timeZoneOf(variables: Variables): string {
  return variables['TZ'] || Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day on which a moment falls for the user, YYYY-MM-DD. Throws `UsageError` when `TZ` is not a time zone. */
export function localDay(moment: Date, variables: Variables): string {
  const timeZone = timeZoneOf(variables);
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
  } catch {
    throw new UsageError(`TZ is not a time zone: '${timeZone}'. Set one such as Europe/Berlin.`);
  }
}

/** The Monday of a day's week, YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const date = new Date(day);
  const sinceMonday = (date.getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, day.length);
}
