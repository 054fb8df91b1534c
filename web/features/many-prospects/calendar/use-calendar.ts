import { useEffect, useState } from 'react';
import { CALENDAR_DAYS_MAX, dayAfter, meetingTitle, type Meeting } from '#engine';
import { SEARCH_PAUSE_MS } from '../../../timings.ts';
import type { CalendarReading, CalendarRequest } from './calendar-reading.ts';
import { readInWorker } from './read-in-worker.ts';

/** What of a calendar is to be read, as the fields say. */
export type CalendarChoice = {
  /** YYYY-MM-DD; '' while no day is chosen. */
  readonly firstDay: string;
  readonly days: string;
  /** `null` until somebody has typed it: the calendar shows it. */
  readonly ownDomains: string | null;
};

/** Reads a calendar; rejects where that cannot be done at all. */
export type ReadCalendar = (
  request: CalendarRequest,
  signal: AbortSignal,
) => Promise<CalendarReading>;

/** Tomorrow, by the user's own clock. */
export function tomorrowFrom(now: Date): string {
  return dayAfter(usersDay(now));
}

/** The day on the user's own calendar, YYYY-MM-DD. */
export function usersDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE').format(moment);
}

/** The meetings in their order, each with its heading and a key: two may be alike in all that is shown. */
export function keyedMeetings(
  meetings: readonly Meeting[],
): readonly { readonly key: string; readonly heading: string; readonly meeting: Meeting }[] {
  const counts = new Map<string, number>();
  return meetings.map((meeting) => {
    const heading = meetingTitle(meeting);
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return { key: `${heading} ${count}`, heading, meeting };
  });
}

/** What can be read with this choice; `null` where a field says nothing that can be. */
export function optionsOf({
  firstDay,
  days,
  ownDomains,
}: CalendarChoice): CalendarRequest['options'] | null {
  const count = Number(days);
  const isRead = Number.isInteger(count) && count >= 1 && count <= CALENDAR_DAYS_MAX;
  if (!isRead || !/^\d{4}-\d\d-\d\d$/u.test(firstDay)) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const domains = (ownDomains ?? '').split(/[\s,;]+/u).filter((domain) => domain !== '');
  return { firstDay, days: count, timeZone, ownDomains: domains };
}

/** What the calendar has on the chosen days, the last reading until the next one is there; `null` before any, `undefined` where it failed. */
export function useCalendar(
  bytes: Uint8Array,
  choice: CalendarChoice,
  userAddress: string,
  read: ReadCalendar = readInWorker,
): CalendarReading | null | undefined {
  const [reading, setReading] = useState<CalendarReading | null | undefined>(null);
  const { firstDay, days, ownDomains } = choice;
  const isFirst = reading === null;

  useEffect(() => {
    const options = optionsOf({ firstDay, days, ownDomains });
    if (options === null) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const readNow = async (): Promise<void> => {
      const next = await read({ bytes, options: { ...options, userAddress } }, signal).catch(
        () => undefined,
      );
      if (!signal.aborted) setReading(next);
    };
    // Who is typing a day or a domain is waited for.
    const pause = setTimeout(() => void readNow(), isFirst ? 0 : SEARCH_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      over.abort();
    };
  }, [bytes, firstDay, days, ownDomains, userAddress, isFirst, read]);

  return reading;
}
