import {
  jsonText,
  prospectKey,
  type ReportsByPerson,
  type Meeting,
  type MeetingList,
} from '#engine';

/** The meetings of some days with the briefs on their people, as JSON. */
export function dayJson({ meetings, notes }: MeetingList, reports: ReportsByPerson): string {
  const page = {
    kind: 'day',
    notes,
    meetings: meetings.map((meeting) => meetingFacts(meeting, reports)),
  };
  return `${jsonText(page)}\n`;
}

/** A meeting with the briefs on its people, to be written as JSON. */
export function meetingFacts(meeting: Meeting, reports: ReportsByPerson): object {
  return {
    ...meeting,
    people: meeting.people.map(({ prospect }) => ({
      prospect,
      brief: reports.get(prospectKey(prospect))?.brief ?? null,
    })),
  };
}
