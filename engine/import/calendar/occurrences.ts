import { DAY_MS } from '../../model/time.ts';
import { oneLine } from '../../text/normalize.ts';
import { propertyNamed, valueNamed, type Component, type Property } from './read-components.ts';
import { recurrenceFrom, recursOn, type Effort, type Recurrence } from './recurrence.ts';
import { UTC, type TimeZone, type TimeZones } from './time-zones.ts';
import {
  dayNumber,
  durationMs,
  wallDay,
  writtenDate,
  type WallTime,
  type WrittenDate,
} from './wall-time.ts';

/** The days that are asked for, in the user's own time zone. */
export type DayWindow = {
  /** Midnight at which the first day begins, and the one at which the last ends, as wall times. */
  readonly from: WallTime;
  readonly to: WallTime;
  readonly zone: TimeZone;
};

/** An event on one of the days: when it begins and ends by the user's own clock. */
export type Occurrence = {
  readonly event: Component;
  readonly begins: WallTime;
  readonly ends: WallTime;
  readonly isAllDay: boolean;
  /** YYYY-MM-DD: the day of its series that it replaces, wherever it was moved; '' for one that is in no series. */
  readonly seriesDay: string;
};

/** What could not be read of the events on these days. */
export type Unread = {
  /** A name of a time zone that nobody knows; '' for none. Such times are taken as they are written. */
  zone: string;
  zones: number;
  rules: number;
  /** Whether a series was left out because reading it would take too long. */
  isCut: boolean;
  /** Events without a date, or with one that no calendar has. */
  dates: number;
};

/** What reading needs beside the events. */
export type ReadingContext = {
  readonly window: DayWindow;
  readonly zones: TimeZones;
  readonly effort: Effort;
  readonly unread: Unread;
};

/** Around the days that are asked for, since clocks differ by up to 14 hours each way. */
const MARGIN_DAYS = 2;
/** An event that has gone on for longer is not a meeting. */
const LENGTH_DAYS_MAX = 31;
const ZONE_CHARACTERS_MAX = 60;

/** All that happens on the days, without what an exception moved elsewhere or took away. */
export function occurrencesOn(
  events: readonly Component[],
  context: ReadingContext,
): readonly Occurrence[] {
  const latest = latestVersions(events);
  const replaced = new Map<string, Set<number>>();
  for (const event of latest) {
    const moment = propertyNamed(event, 'RECURRENCE-ID');
    if (moment === undefined) continue;
    const uid = valueNamed(event, 'UID');
    const instants = replaced.get(uid) ?? new Set();
    for (const instant of instantsIn(moment, context)) instants.add(instant);
    replaced.set(uid, instants);
  }
  return latest.flatMap((event) =>
    occurrencesOf(event, replaced.get(valueNamed(event, 'UID')) ?? new Set(), context),
  );
}

/** Of an event that is there several times, the last of the highest version counts. */
function latestVersions(events: readonly Component[]): readonly Component[] {
  const latest = new Map<string, Component>();
  for (const [index, event] of events.entries()) {
    const uid = valueNamed(event, 'UID') || `#${index}`;
    const key = `${uid}\n${valueNamed(event, 'RECURRENCE-ID')}`;
    const known = latest.get(key);
    if (known === undefined || versionOf(event) >= versionOf(known)) latest.set(key, event);
  }
  return [...latest.values()];
}

function versionOf(event: Component): number {
  return Number(valueNamed(event, 'SEQUENCE')) || 0;
}

function occurrencesOf(
  event: Component,
  replaced: ReadonlySet<number>,
  context: ReadingContext,
): readonly Occurrence[] {
  const { window, unread } = context;
  const property = propertyNamed(event, 'DTSTART');
  const start = property === undefined ? null : writtenDate(property.value);
  if (property === undefined || start === null) {
    unread.dates += 1;
    return [];
  }
  const length = lengthOf(event, start);
  const first = dayNumber(window.from - length) - MARGIN_DAYS;
  const last = dayNumber(window.to) + MARGIN_DAYS;
  const isOnce = propertyNamed(event, 'RECURRENCE-ID') !== undefined;
  const starts = isOnce
    ? [start.wall].filter((wall) => isBetween(dayNumber(wall), first, last))
    : startsBetween(event, { start, first, last }, context);
  if (starts.length === 0) return [];
  const zone = zoneOf(property, start, context);
  const excluded = isOnce ? new Set<number>() : exclusionsOf(event, context);
  const isSeries = event.properties.some(({ name }) => name === 'RRULE' || name === 'RDATE');
  return starts.flatMap((wall) => {
    const instant = zone === null ? window.zone.instantOf(wall) : zone.instantOf(wall);
    const isTakenAway = [instant, dayMark(wall)].some(
      (one) => replaced.has(one) || excluded.has(one),
    );
    if (!isOnce && isTakenAway) return [];
    // A day is the same day everywhere.
    const begins = start.isDay ? wall : window.zone.wallOf(instant);
    const ends = begins + length;
    const isOn = begins < window.to && (ends > window.from || begins >= window.from);
    const seriesDay = isOnce ? replacedDay(event, context) : isSeries ? wallDay(begins) : '';
    return isOn ? [{ event, begins, ends, isAllDay: start.isDay, seriesDay }] : [];
  });
}

/** The day on which an exception would have been. */
function replacedDay(event: Component, context: ReadingContext): string {
  const moment = propertyNamed(event, 'RECURRENCE-ID');
  const date = moment === undefined ? null : writtenDate(moment.value);
  if (moment === undefined || date === null) return '';
  const [instant = 0] = instantsIn(moment, context);
  return wallDay(date.isDay ? date.wall : context.window.zone.wallOf(instant));
}

function isBetween(day: number, first: number, last: number): boolean {
  return day >= first && day <= last;
}

function lengthOf(event: Component, start: WrittenDate): number {
  const end = writtenDate(valueNamed(event, 'DTEND'));
  const written = end === null ? durationMs(valueNamed(event, 'DURATION')) : end.wall - start.wall;
  const usual = start.isDay ? DAY_MS : 0;
  // An end in another time zone may seem to come first.
  return Math.min(Math.max(written > 0 ? written : usual, usual), LENGTH_DAYS_MAX * DAY_MS);
}

type SeriesStart = { readonly start: WrittenDate; readonly first: number; readonly last: number };

/** The wall times at which a series begins from one day to another; for a single event its own. */
function startsBetween(
  event: Component,
  { start, first, last }: SeriesStart,
  context: ReadingContext,
): readonly WallTime[] {
  const text = propertyNamed(event, 'RRULE')?.value;
  const added = event.properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((date) => writtenDate(date.split('/')[0] ?? '')?.wall ?? []);
  const single = [start.wall, ...added];
  const rule = text === undefined ? null : recurrenceFrom(text);
  const isRead = text === undefined || rule !== null;
  const found = rule === null ? [] : startsByRule(rule, { start, first, last }, event, context);
  if (!isRead || found === null) context.unread.rules += 1;
  if (found === null) context.unread.isCut = true;
  const walls = rule === null ? single : [...(found ?? []), ...added];
  return [...new Set(walls)].filter((wall) => isBetween(dayNumber(wall), first, last));
}

/** `null` when the effort is used up. */
function startsByRule(
  rule: Recurrence,
  { start, first, last }: SeriesStart,
  event: Component,
  context: ReadingContext,
): readonly WallTime[] | null {
  const { effort } = context;
  const begun = dayNumber(start.wall);
  const timeOfDay = start.wall - begun * DAY_MS;
  const until = untilOf(rule, start, event, context);
  const walls: WallTime[] = [];
  for (let day = Math.max(first, begun); day <= last; day += 1) {
    const wall = day * DAY_MS + timeOfDay;
    if (wall > until) break;
    const recurs = recursOn(rule, { start: begun, day, effort });
    if (recurs === null) return null;
    if (recurs) walls.push(wall);
  }
  return walls;
}

/** The last wall time at which a series may begin: UNTIL is in UTC for a series with a time zone, or a whole day. */
function untilOf(
  { until }: Recurrence,
  start: WrittenDate,
  event: Component,
  context: ReadingContext,
): WallTime {
  if (until === null) return Infinity;
  if (until.isDay) return until.wall + DAY_MS - 1;
  const property = propertyNamed(event, 'DTSTART');
  if (!until.isUtc || start.isUtc || start.isDay || property === undefined) return until.wall;
  const zone = zoneOf(property, start, context) ?? context.window.zone;
  return zone.wallOf(until.wall);
}

/** The zone of a written date; `null` for one that holds wherever the user is. */
function zoneOf(property: Property, date: WrittenDate, context: ReadingContext): TimeZone | null {
  if (date.isDay) return null;
  if (date.isUtc) return UTC;
  const name = property.parameters.get('TZID');
  if (name === undefined) return null;
  const zone = context.zones.named(name);
  if (zone === null) {
    context.unread.zones += 1;
    context.unread.zone = oneLine(name, ZONE_CHARACTERS_MAX);
  }
  return zone;
}

/** The instants that a list of dates names; a whole day is marked as such. */
function instantsIn(property: Property, context: ReadingContext): readonly number[] {
  return property.value.split(',').flatMap((text) => {
    const date = writtenDate(text);
    if (date === null) return [];
    if (date.isDay) return [dayMark(date.wall), context.window.zone.instantOf(date.wall)];
    const name = property.parameters.get('TZID');
    const own = name === undefined ? null : context.zones.named(name);
    return [(date.isUtc ? UTC : (own ?? context.window.zone)).instantOf(date.wall)];
  });
}

/** No instant is a fraction of a millisecond. */
function dayMark(wall: WallTime): number {
  return dayNumber(wall) + 1 / 2;
}

function exclusionsOf(event: Component, context: ReadingContext): ReadonlySet<number> {
  const lists = event.properties.filter(({ name }) => name === 'EXDATE');
  return new Set(lists.flatMap((list) => instantsIn(list, context)));
}
