import { CalendarError, readMeetings, type MeetingList, type MeetingOptions } from '#engine';

/** A calendar, and what to read of it. */
export type CalendarRequest = { readonly bytes: Uint8Array; readonly options: MeetingOptions };

/** What was read of a calendar, or why it cannot be. */
export type CalendarReading = { readonly list: MeetingList } | { readonly problem: string };

/** Reads the meetings of some days; throws `RangeError` for days out of range. */
export function readChosenDays({ bytes, options }: CalendarRequest): CalendarReading {
  try {
    return { list: readMeetings(bytes, options) };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { problem: error.message };
  }
}

const BEGIN = 'BEGIN:VCALENDAR';
/** A byte order mark or blank lines may come first. */
const BEGIN_WITHIN = 200;

/** Is it a calendar rather than a list, by its name or by how it begins? */
export function isCalendar(name: string, bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, BEGIN_WITHIN));
  return /\.(?:ics|ical|icalendar)$/iu.test(name) || start.toUpperCase().includes(BEGIN);
}
