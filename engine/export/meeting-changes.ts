import type { Meeting, MeetingChange, MeetingList } from '../import/calendar/read-meetings.ts';
import { dayText } from '../messages/day-text.ts';
import { prospectKey, type Prospect } from '../model/prospect.ts';
import { meetingTitle, timeText } from './day-markdown.ts';

/** A meeting, as far as two states of it are compared. */
export type KnownMeeting = Pick<Meeting, 'title' | 'day' | 'begins' | 'ends'> & {
  readonly people: readonly { readonly prospect: Pick<Prospect, 'name' | 'company'> }[];
};

/** Meetings, each with a name that outlasts its changes: its event, the day of its series, and which one of these it is. */
export function namedMeetings<One extends Pick<Meeting, 'uid' | 'title' | 'seriesDay'>>(
  meetings: readonly One[],
): readonly { readonly name: string; readonly meeting: One }[] {
  const times = new Map<string, number>();
  return meetings.map((meeting) => {
    const event = JSON.stringify([meeting.uid || meeting.title, meeting.seriesDay ?? '']);
    const time = (times.get(event) ?? 0) + 1;
    times.set(event, time);
    return { name: `${event} ${time}`, meeting };
  });
}

/** What differs between two states of a meeting, as sentences. */
export function meetingChanges(before: KnownMeeting, after: KnownMeeting): readonly string[] {
  const isSameDay = before.day === after.day;
  const [from, to] = [before, after].map((one) => {
    const day = isSameDay ? '' : `${dayText({ day: one.day, precision: 'day' })}, `;
    return day + timeText(one);
  });
  const gone = namesBeyond(before, after);
  const come = namesBeyond(after, before);
  return [
    from === to ? '' : `Moved from ${from} to ${to}.`,
    before.title === after.title || before.title === '' ? '' : `It was called “${before.title}”.`,
    gone === '' ? '' : `No longer with ${gone}.`,
    come === '' ? '' : `Now also with ${come}.`,
  ].filter((text) => text !== '');
}

function namesBeyond({ people }: KnownMeeting, other: KnownMeeting): string {
  const known = new Set(other.people.map(({ prospect }) => prospectKey(prospect)));
  const beyond = people.filter(({ prospect }) => !known.has(prospectKey(prospect)));
  return beyond.map(({ prospect }) => prospect.name).join(', ');
}

/** What became of meetings that were read before, as far as a later reading shows. */
export function agendaChanges(
  before: readonly Meeting[],
  { meetings, whole }: Pick<MeetingList, 'meetings' | 'whole'>,
): readonly MeetingChange[] {
  const now = new Map(namedMeetings(meetings).map(({ name, meeting }) => [name, meeting]));
  // What an earlier version saved does not say which day of its series it replaces, and nothing is said about anybody who was forgotten.
  const known = before.filter(
    ({ seriesDay, people }) => seriesDay !== undefined && people.length > 0,
  );
  return namedMeetings(known).flatMap(({ name, meeting }) => {
    const after = now.get(name);
    const { day, people } = meeting;
    if (after === undefined) {
      const isGone = day >= whole.from && day < whole.until;
      const title = `Cancelled, or moved to another day: ${meetingTitle(meeting)}`;
      return isGone ? [{ title, people }] : [];
    }
    const changes = meetingChanges(meeting, after);
    const title = `${meetingTitle(after)}: ${changes.join(' ')}`;
    return changes.length === 0 ? [] : [{ title, people: [...people, ...after.people] }];
  });
}
