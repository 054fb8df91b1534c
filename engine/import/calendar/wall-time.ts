import { DAY_MS, isoDay } from '../../model/time.ts';

/** A moment as a clock on a wall shows it, as `Date.UTC` counts it. Which instant that is depends on the time zone. */
export type WallTime = number;

/** A written date: the wall time, whether it is one of UTC, and whether it is a whole day. */
export type WrittenDate = {
  readonly wall: WallTime;
  readonly isUtc: boolean;
  readonly isDay: boolean;
};

const WRITTEN = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/u;
const DURATION =
  /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/u;
const OFFSET = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/u;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;
const HOUR_MAX = 23;
const DAY_CHARACTERS = 10;
const CLOCK_END = 16;

/** '20261124', '20261124T090000' or '20261124T090000Z'; `null` for anything else, and for days that no calendar has. */
export function writtenDate(text: string): WrittenDate | null {
  const parts = WRITTEN.exec(text.trim());
  if (parts === null) return null;
  const [, year, month, day, hour = '0', minute = '0', , utc] = parts;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const isReal = wallDay(wall).startsWith(`${year}-${month}-${day}`) && Number(hour) <= HOUR_MAX;
  return isReal ? { wall, isUtc: utc === 'Z', isDay: parts[4] === undefined } : null;
}

/** The length of 'PT1H30M' or 'P1D' in milliseconds; 0 for anything else. */
export function durationMs(text: string): number {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] = (DURATION.exec(text.trim()) ?? []).map(
    (part) => Number(part) || 0,
  );
  return (weeks * WEEK_DAYS + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
}

/** '+0100' in milliseconds; `null` for what is not an offset. */
export function offsetMs(text: string): number | null {
  const parts = OFFSET.exec(text.trim());
  if (parts === null) return null;
  const [, sign, hours, minutes] = parts;
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** The day of a wall time, counted from 1970. */
export function dayNumber(wall: WallTime): number {
  return Math.floor(wall / DAY_MS);
}

/** '2026-11-24'. */
export function wallDay(wall: WallTime): string {
  return isoDay(new Date(wall));
}

/** '09:30'. */
export function clockText(wall: WallTime): string {
  return new Date(wall).toISOString().slice(DAY_CHARACTERS + 1, CLOCK_END);
}
