import { DAY_MS } from '../../model/time.ts';
import { writtenDate, type WrittenDate } from './wall-time.ts';

/** A rule by which days recur (RFC 5545, 3.3.10). Days are counted from 1970, weekdays from Sunday as 0. */
export type Recurrence = {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | null;
  readonly until: WrittenDate | null;
  readonly months: readonly number[];
  readonly monthDays: readonly number[];
  readonly weekdays: readonly { readonly weekday: number; readonly nth: number }[];
  readonly positions: readonly number[];
  readonly weekStart: number;
};

/** How many days may still be looked at for a file: a rule in a hostile one costs what it can, and no more. */
export type Effort = { left: number };

const RULE_WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const WEEKDAY = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/u;
const INTEGER = /^[+-]?\d{1,6}$/u;
const RULE_CHARACTERS_MAX = 1000;
const DAYS_OF_WEEK = 7;
const MONTHS = 12;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const READ = new Set('FREQ INTERVAL COUNT UNTIL BYMONTH BYMONTHDAY BYDAY BYSETPOS WKST'.split(' '));

/** Reads 'FREQ=WEEKLY;BYDAY=TU'. `null` for a rule that is broken, or no meeting's: within a day, or by weeks or days of the year. */
export function recurrenceFrom(text: string): Recurrence | null {
  const parts = partsOf(text);
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  const days = daysIn(parts);
  const ends = endsOf(parts);
  const isRead = [...parts.keys()].every((name) => READ.has(name));
  return isRead && frequency && days && ends ? { frequency, ...ends, ...days } : null;
}

function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = text.slice(0, RULE_CHARACTERS_MAX).toUpperCase().split(';');
  return new Map(
    parts
      .filter((part) => part.trim() !== '')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.trim().split('=');
        return [name, value];
      }),
  );
}

/** `null` when one of them is broken; so below. */
function daysIn(
  parts: ReadonlyMap<string, string>,
): Omit<Recurrence, 'frequency' | 'interval' | 'count' | 'until'> | null {
  const months = integersIn(parts.get('BYMONTH'));
  const monthDays = integersIn(parts.get('BYMONTHDAY'));
  const positions = integersIn(parts.get('BYSETPOS'));
  const weekdays = weekdaysOfRule(parts.get('BYDAY'));
  if (!months || !monthDays || !positions || !weekdays) return null;
  const weekStart = RULE_WEEKDAYS.findIndex((one) => one === (parts.get('WKST') ?? 'MO'));
  return { months, monthDays, weekdays, positions, weekStart: Math.max(0, weekStart) };
}

function endsOf(
  parts: ReadonlyMap<string, string>,
): Pick<Recurrence, 'interval' | 'count' | 'until'> | null {
  const interval = parts.get('INTERVAL') ?? '1';
  const count = parts.get('COUNT');
  const until = parts.get('UNTIL');
  const areNumbers = [interval, count ?? '1'].every((one) => INTEGER.test(one) && Number(one) > 0);
  const end = until === undefined ? null : writtenDate(until);
  if (!areNumbers || (until !== undefined && end === null)) return null;
  return {
    interval: Number(interval),
    count: count === undefined ? null : Number(count),
    until: end,
  };
}

function integersIn(text: string | undefined): readonly number[] | null {
  if (text === undefined) return [];
  const parts = text.split(',');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

function weekdaysOfRule(text: string | undefined): Recurrence['weekdays'] | null {
  if (text === undefined) return [];
  const parts = text.split(',').map((part) => WEEKDAY.exec(part.trim()));
  if (parts.includes(null)) return null;
  return parts.map((part) => ({
    weekday: RULE_WEEKDAYS.findIndex((one) => one === part?.[2]),
    nth: Number(part?.[1] ?? 0),
  }));
}

/**
 * Does a rule that begins on `start` fall on `day`? Libraries look for a day that never comes until 9999; here each day is asked
 * about by itself, but for rules with COUNT. `null` when the effort is used up.
 */
export function recursOn(
  rule: Recurrence,
  { start, day, effort }: { readonly start: number; readonly day: number; readonly effort: Effort },
): boolean | null {
  if (day < start) return false;
  const cost = rule.positions.length === 0 ? 1 : periodOf(rule, start).length * 2;
  if (!isWithin(effort, cost)) return null;
  if (!isMember(rule, start, day)) return false;
  if (rule.count === null) return true;
  return isWithin(effort, cost * (day - start)) ? isCounted(rule, start, day) : null;
}

/** What is too costly leaves the effort to the others. */
function isWithin(effort: Effort, cost: number): boolean {
  if (cost > effort.left) return false;
  effort.left -= cost;
  return true;
}

/** Is the day among the first so many? */
function isCounted(rule: Recurrence, start: number, day: number): boolean {
  let left = rule.count ?? 0;
  for (let earlier = start; earlier < day && left > 0; earlier += 1) {
    if (isMember(rule, start, earlier)) left -= 1;
  }
  return left > 0;
}

function isMember(rule: Recurrence, start: number, day: number): boolean {
  if (!isInSet(rule, start, day)) return false;
  if (rule.positions.length === 0) return true;
  const { first, length } = periodOf(rule, day);
  const days = Array.from({ length }, (_, index) => first + index);
  const set = days.filter((one) => isInSet(rule, start, one));
  const place = set.indexOf(day);
  return rule.positions.some((one) => one === place + 1 || one === place - set.length);
}

/** The week, month or year of a day. */
function periodOf({ frequency, weekStart }: Recurrence, day: number) {
  const { year, month } = civil(day);
  if (frequency === 'DAILY') return { first: day, length: 1 };
  if (frequency === 'WEEKLY') return { first: weekOf(day, weekStart), length: DAYS_OF_WEEK };
  if (frequency === 'YEARLY') return spanOf(year, 1, MONTHS);
  return spanOf(year, month, 1);
}

function spanOf(year: number, month: number, months: number) {
  const first = dayOf(year, month);
  return { first, length: dayOf(year, month + months) - first };
}

/** What the rule says before positions are counted and after periods are skipped. */
function isInSet(rule: Recurrence, start: number, day: number): boolean {
  const { months, monthDays, weekdays } = rule;
  const now = civil(day);
  if (periodsBetween(rule, start, day) % rule.interval !== 0) return false;
  if (months.length > 0 && !months.includes(now.month)) return false;
  const { length } = spanOf(now.year, now.month, 1);
  const isOnDate = monthDays.some((one) => one === now.date || one === now.date - length - 1);
  if (monthDays.length > 0 && !isOnDate) return false;
  if (weekdays.length > 0) return isOnWeekday(rule, day);
  return monthDays.length > 0 || isLikeStart(rule, start, day);
}

/** A rule that names no days falls on those like its first. */
function isLikeStart({ frequency, months }: Recurrence, start: number, day: number): boolean {
  if (frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return weekdayOf(day) === weekdayOf(start);
  const [begun, now] = [civil(start), civil(day)];
  const isInMonth = frequency === 'MONTHLY' || months.length > 0 || now.month === begun.month;
  return isInMonth && now.date === begun.date;
}

function periodsBetween({ frequency, weekStart }: Recurrence, start: number, day: number): number {
  if (frequency === 'DAILY') return day - start;
  if (frequency === 'WEEKLY') {
    return (weekOf(day, weekStart) - weekOf(start, weekStart)) / DAYS_OF_WEEK;
  }
  const [one, other] = [civil(start), civil(day)];
  const years = other.year - one.year;
  return frequency === 'YEARLY' ? years : years * MONTHS + other.month - one.month;
}

/** '2TU' is the second of the month; of the year where the rule is yearly and names no month. */
function isOnWeekday(rule: Recurrence, day: number): boolean {
  const { year, month } = civil(day);
  const isOfYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const { first, length } = isOfYear ? spanOf(year, 1, MONTHS) : spanOf(year, month, 1);
  const before = Math.floor((day - first) / DAYS_OF_WEEK) + 1;
  const after = -Math.floor((first + length - 1 - day) / DAYS_OF_WEEK) - 1;
  const isAny = rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY';
  return rule.weekdays.some(
    ({ weekday, nth }) =>
      weekday === weekdayOf(day) && (isAny || nth === 0 || nth === before || nth === after),
  );
}

function civil(day: number) {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}

function dayOf(year: number, month: number): number {
  return Date.UTC(year, month - 1, 1) / DAY_MS;
}

function weekdayOf(day: number): number {
  return (((day + FIRST_WEEKDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

function weekOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}
