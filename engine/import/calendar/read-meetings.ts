import { prospectKey, type Prospect } from '../../model/prospect.ts';
import { DAY_MS, dayAfter } from '../../model/time.ts';
import {
  attendeesOf,
  leftOutAs,
  calendarText,
  attendeeProspect,
  type Attendee,
  type LeftOut,
} from './attendees.ts';
import { leftOutTexts, type MeetingCounts } from './left-out-texts.ts';
import { occurrencesOn, type Occurrence, type Unread } from './occurrences.ts';
import { ownSideOf, type OwnSide } from './own-side.ts';
import { readComponents, valueNamed, type CalendarFile } from './read-components.ts';
import { platformZone, timeZonesOf } from './time-zones.ts';
import { clockText, dayNumber, wallDay, writtenDate } from './wall-time.ts';

/** A meeting with somebody from outside, by the user's own clock. */
export type Meeting = {
  /** The calendar's own name of the event or the series, which outlasts its changes; '' where it has none. */
  readonly uid: string;
  /** YYYY-MM-DD: the day of its series that it replaces; '' for one in no series. Left out where an earlier version saved it. */
  readonly seriesDay?: string;
  /** Plain text on one line; '' where it has no title. */
  readonly title: string;
  /** YYYY-MM-DD: the day on which it begins. */
  readonly day: string;
  /** 'HH:MM'; '' for a whole day. */
  readonly begins: string;
  readonly ends: string;
  readonly people: readonly MeetingPerson[];
};

/** Somebody from outside. In an object of its own, as everything saved about a prospect is. */
export type MeetingPerson = { readonly prospect: Prospect };

/** The meetings of some days. */
export type MeetingList = {
  readonly meetings: readonly Meeting[];
  /** Everybody to research, in the order of the meetings, each once. */
  readonly prospects: readonly Prospect[];
  /** What was left out, and what had to be supposed, as sentences. */
  readonly notes: readonly string[];
  /** The domains taken for the user's own; empty where they are not given and cannot be found out. */
  readonly ownDomains: readonly string[];
  /** YYYY-MM-DD, from the one to before the other: days of which none is missing for want of room or time, or where the file is cut off. */
  readonly whole: { readonly from: string; readonly until: string };
};

/** The meetings and what was left out of them, as far as it is kept with the research on their people. */
export type Agenda = Pick<MeetingList, 'meetings' | 'notes'> & {
  /** What became of the meetings of the list before; left out where there was none. */
  readonly changes?: readonly MeetingChange[];
};

/** What became of a meeting, and who was or is to be met; the title is '' once it named somebody who is forgotten. */
export type MeetingChange = { readonly title: string; readonly people: readonly MeetingPerson[] };

/** Which days, and which side is the user's own. */
export type MeetingOptions = {
  /** YYYY-MM-DD. */
  readonly firstDay: string;
  readonly days: number;
  /** The user's time zone (IANA). */
  readonly timeZone: string;
  /** Their company's mail domains; read from the calendar where none is given. */
  readonly ownDomains: readonly string[];
  /** The signed-in reader's address. It counts only if the calendar invites it, or somebody of its domain. */
  readonly userAddress?: string | undefined;
};

/** Nobody has more in a day. */
const MEETINGS_MAX = 200;
const PEOPLE_MAX = 500;
/** Days looked at for all series together: about a second. */
const EFFORT = 1_000_000;
export const CALENDAR_DAYS_MAX = 31;

/**
 * The meetings with people from outside on some days, of any usual calendar file (iCalendar, RFC 5545). Throws `CalendarError`
 * for a text that is no calendar or too large, `RangeError` for options out of range.
 */
export function readMeetings(bytes: Uint8Array, options: MeetingOptions): MeetingList {
  const { firstDay, days } = options;
  const calendar = readComponents(bytes);
  const unread: Unread = { zone: '', zones: 0, rules: 0, isCut: false, dates: 0 };
  const counts: MeetingCounts = {
    cancelled: 0,
    refused: 0,
    ownOnly: 0,
    beyond: 0,
    beyondFrom: '',
    people: {},
  };
  const own = ownSideOf(calendar, options.ownDomains, options.userAddress);
  const found = occurrencesIn(calendar, options, unread);
  const isCancelled = valueNamed(calendar, 'METHOD').toUpperCase() === 'CANCEL';
  const meetings = meetingsIn(found, { own, counts, isCancelled });
  const people = meetings.flatMap((meeting) => meeting.people.map(({ prospect }) => prospect));
  const isWhole = calendar.isWhole && calendar.events.length > 0 && !unread.isCut;
  return {
    meetings,
    prospects: [...new Map(people.map((person) => [prospectKey(person), person])).values()],
    notes: leftOutTexts({ counts, unread, own, events: calendar.events.length }),
    ownDomains: own.domains,
    whole: {
      from: firstDay,
      until: isWhole ? counts.beyondFrom || dayAfter(firstDay, days) : firstDay,
    },
  };
}

function occurrencesIn(
  calendar: CalendarFile,
  { firstDay, days, timeZone }: MeetingOptions,
  unread: Unread,
): readonly Occurrence[] {
  const first = writtenDate(firstDay.replaceAll('-', ''));
  const zone = platformZone(timeZone);
  if (first === null || zone === null || days < 1 || days > CALENDAR_DAYS_MAX) {
    throw new RangeError(`There are no days such as these: ${firstDay}, ${days}, ${timeZone}.`);
  }
  const effort = { left: EFFORT };
  const zones = timeZonesOf(calendar, effort);
  const window = { from: first.wall, to: first.wall + days * DAY_MS, zone };
  const context = { window, zones, effort, unread };
  return occurrencesOn(calendar.events, context).toSorted(
    (one, other) => one.begins - other.begins || Number(other.isAllDay) - Number(one.isAllDay),
  );
}

type Reading = {
  readonly own: OwnSide;
  readonly counts: MeetingCounts;
  readonly isCancelled: boolean;
};

function meetingsIn(found: readonly Occurrence[], reading: Reading): readonly Meeting[] {
  const { counts } = reading;
  const meetings: Meeting[] = [];
  const known = new Set<string>();
  for (const occurrence of found) {
    const people = meetings.length === MEETINGS_MAX ? 'beyond' : peopleOf(occurrence, reading);
    if (people === null) continue;
    if (people === 'beyond' || known.size + people.length > PEOPLE_MAX) {
      if (counts.beyond === 0) counts.beyondFrom = wallDay(occurrence.begins);
      counts.beyond += 1;
    } else if (people.length === 0) {
      counts.ownOnly += 1;
    } else {
      for (const person of people) known.add(prospectKey(person));
      meetings.push(meetingOf(occurrence, people));
    }
  }
  return meetings;
}

/** Whom to research before a meeting; `null` for one that does not take place, or not with the user. */
function peopleOf({ event }: Occurrence, reading: Reading): readonly Prospect[] | null {
  const { own, counts, isCancelled } = reading;
  if (isCancelled || valueNamed(event, 'STATUS').toUpperCase() === 'CANCELLED') {
    counts.cancelled += 1;
    return null;
  }
  const attendees = attendeesOf(event).slice(0, PEOPLE_MAX);
  if (isRefused(attendees, own)) {
    counts.refused += 1;
    return null;
  }
  return attendees.flatMap((attendee) => {
    const reason = leftOutAs(attendee, own);
    const prospect = reason === null ? attendeeProspect(attendee, event) : null;
    const who = attendee.address || attendee.name;
    if (prospect === null && who !== own.address) countLeftOut(counts, reason ?? 'nameless', who);
    return prospect ?? [];
  });
}

/** Has the user declined? Where it is not known who that is, have all on their side? */
function isRefused(attendees: readonly Attendee[], own: OwnSide): boolean {
  const ours = attendees.filter((one) => leftOutAs(one, own) === 'own');
  const self = ours.filter(({ address }) => address === own.address);
  const deciding = self.length > 0 ? self : ours;
  return deciding.length > 0 && deciding.every(({ hasDeclined }) => hasDeclined);
}

function countLeftOut({ people }: MeetingCounts, reason: LeftOut, who: string): void {
  (people[reason] ??= new Set()).add(who);
}

function meetingOf(
  { event, begins, ends, isAllDay, seriesDay }: Occurrence,
  people: readonly Prospect[],
): Meeting {
  const isSameDay = dayNumber(begins) === dayNumber(ends);
  return {
    uid: valueNamed(event, 'UID'),
    seriesDay,
    title: calendarText(valueNamed(event, 'SUMMARY')),
    day: wallDay(begins),
    begins: isAllDay ? '' : clockText(begins),
    ends: isAllDay || !isSameDay ? '' : clockText(ends),
    people: people.map((prospect) => ({ prospect })),
  };
}
