import { meetingTitle, type Meeting } from '#engine';

/** A meeting with its heading, and a key among the others: two meetings may be alike in all that is shown. */
export type KeyedMeeting = {
  readonly key: string;
  readonly heading: string;
  readonly meeting: Meeting;
};

/** The meetings in their order, each with a key of its own. */
export function keyedMeetings(meetings: readonly Meeting[]): readonly KeyedMeeting[] {
  const counts = new Map<string, number>();
  return meetings.map((meeting) => {
    const heading = meetingTitle(meeting);
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return { key: `${heading} ${count}`, heading, meeting };
  });
}
