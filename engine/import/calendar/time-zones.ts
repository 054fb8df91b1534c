import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { DAY_MS } from '../../model/time.ts';
import { memoize } from '../../text/lookups.ts';
import { propertyNamed, valueNamed, type CalendarFile, type Component } from './read-components.ts';
import { recurrenceFrom, recursOn, type Effort } from './recurrence.ts';
import { dayNumber, offsetMs, writtenDate, type WallTime } from './wall-time.ts';

/** What a time zone's clocks show, and when: instants are milliseconds since 1970 in UTC. */
export type TimeZone = {
  /** The instant of a wall time: the first of two, and one hour later for a time that clocks skip. */
  readonly instantOf: (wall: WallTime) => number;
  readonly wallOf: (instant: number) => WallTime;
};

/** The time zones that a calendar names. */
export type TimeZones = {
  /** `null` for a name that nobody knows and the calendar does not explain. */
  readonly named: (name: string) => TimeZone | null;
};

export const UTC: TimeZone = { instantOf: (wall) => wall, wallOf: (instant) => instant };

const YEAR_DAYS_MAX = 366;
const NAME_CHARACTERS_MAX = 100;
/** Of a path such as '/freeassociation.sourceforge.net/America/Argentina/Ushuaia'. */
const SEGMENTS_MAX = 3;

/** The time zones of a calendar: by their own names, Windows' names, names at the end of a path, and by their rules. */
export function timeZonesOf({ zones }: Pick<CalendarFile, 'zones'>, effort: Effort): TimeZones {
  const written = new Map(zones.map((zone) => [valueNamed(zone, 'TZID'), zone]));

  function find(name: string): TimeZone | null {
    const zone = written.get(name);
    const location = zone === undefined ? '' : valueNamed(zone, 'X-LIC-LOCATION');
    const names = [name, location, ianaOfWindows(name), ...endsOf(name)];
    for (const one of names) {
      const found = platformZone(one);
      if (found !== null) return found;
    }
    return zone === undefined ? null : writtenZone(zone.rules, effort);
  }

  return {
    named: memoize((name) => find(name.trim().slice(0, NAME_CHARACTERS_MAX))),
  };
}

function ianaOfWindows(name: string): string {
  const entry = WINDOWS_TO_IANA_MAP.find(
    ({ windowsName, territory }) => windowsName === name && territory === '001',
  );
  return entry?.iana[0] ?? '';
}

function endsOf(name: string): readonly string[] {
  const segments = name.split('/').filter((segment) => segment !== '');
  const ends = Array.from({ length: SEGMENTS_MAX }, (_, index) =>
    segments.slice(-1 - index).join('/'),
  );
  return name.includes('/') ? ends.toReversed() : [];
}

/** A zone that the platform knows by this name (IANA); `null` for another. */
export function platformZone(name: string): TimeZone | null {
  if (name === '') return null;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      era: 'short',
    });
    const wallOf = (instant: number): WallTime => wallIn(format, instant);
    return { wallOf, instantOf: (wall) => instantIn(wallOf, wall) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function wallIn(format: Intl.DateTimeFormat, instant: number): WallTime {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name));
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** RFC 5545, 3.3.5: the first of two instants, and the offset before the gap for a time that does not exist. */
function instantIn(wallOf: (instant: number) => WallTime, wall: WallTime): number {
  const offsetAt = (instant: number): number => wallOf(instant) - instant;
  const before = wall - offsetAt(wall - DAY_MS);
  if (wallOf(before) === wall) return before;
  const after = wall - offsetAt(wall + DAY_MS);
  return wallOf(after) === wall ? after : before;
}

/** A zone by the rules that the calendar itself gives; `null` when none of them can be read. */
function writtenZone(rules: readonly Component[], effort: Effort): TimeZone | null {
  const changes = rules.map((rule) => changesOf(rule, effort)).filter((one) => one !== null);
  const [first] = changes;
  if (first === undefined) return null;
  const offsetAt = (wall: WallTime): number => {
    const latest = changes
      .map((change) => ({ offset: change.offset, at: change.lastBefore(wall) }))
      .filter(({ at }) => at !== null)
      .toSorted((one, other) => Number(other.at) - Number(one.at))[0];
    return latest?.offset ?? first.before;
  };
  return {
    instantOf: (wall) => wall - offsetAt(wall),
    wallOf(instant) {
      const near = instant + offsetAt(instant);
      return instant + offsetAt(near);
    },
  };
}

/** When a rule of a zone last took hold before a wall time, and what it makes of the clocks. */
function changesOf(rule: Component, effort: Effort) {
  const begins = writtenDate(valueNamed(rule, 'DTSTART'));
  const offset = offsetMs(valueNamed(rule, 'TZOFFSETTO'));
  if (begins === null || offset === null) return null;
  const start = dayNumber(begins.wall);
  const timeOfDay = begins.wall - start * DAY_MS;
  const text = propertyNamed(rule, 'RRULE')?.value;
  const recurrence = text === undefined ? null : recurrenceFrom(text);
  const dates = rule.properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ value }) => value.split(','))
    .map((one) => writtenDate(one)?.wall)
    .filter((one) => one !== undefined);
  const found = new Map<number, WallTime | null>();

  function lastByRule(wall: WallTime): WallTime | null {
    if (recurrence === null) return null;
    const limit = recurrence.until === null ? Infinity : recurrence.until.wall + DAY_MS;
    const today = dayNumber(wall - timeOfDay);
    const last = Math.min(today, dayNumber(limit));
    for (let day = last; day >= Math.max(start, last - YEAR_DAYS_MAX); day -= 1) {
      if (recursOn(recurrence, { start, day, effort }) === true) return day * DAY_MS + timeOfDay;
    }
    return null;
  }

  return {
    offset,
    before: offsetMs(valueNamed(rule, 'TZOFFSETFROM')) ?? offset,
    lastBefore(wall: WallTime): WallTime | null {
      const day = dayNumber(wall - timeOfDay);
      if (!found.has(day)) {
        const all = [begins.wall, ...dates, lastByRule(wall) ?? -Infinity].filter(
          (one) => one <= wall,
        );
        found.set(day, all.length === 0 ? null : all.reduce((one, other) => Math.max(one, other)));
      }
      return found.get(day) ?? null;
    },
  };
}
