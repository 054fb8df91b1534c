import {
  dayText,
  jsonText,
  markdownText,
  prospectKey,
  reportBriefMarkdown,
  type Meeting,
  type MeetingList,
  type ReportDocument,
} from '#engine';

/** The reports on people, by `prospectKey`; without those who could not be researched. */
export type Reports = ReadonlyMap<string, ReportDocument>;

/** The meetings of some days with the briefs on their people, as JSON. */
export function dayJson({ meetings, notes }: MeetingList, reports: Reports): string {
  const page = {
    kind: 'day',
    notes,
    meetings: meetings.map((meeting) => meetingFacts(meeting, reports)),
  };
  return `${jsonText(page)}\n`;
}

/** A meeting with the briefs on its people, to be written as JSON. */
export function meetingFacts(meeting: Meeting, reports: Reports): object {
  return {
    ...meeting,
    people: meeting.people.map(({ prospect }) => ({
      prospect,
      brief: reports.get(prospectKey(prospect))?.brief ?? null,
    })),
  };
}

/** The meetings in order of time. Whoever is met twice has their brief at the first of the meetings. */
export function dayMarkdown({ meetings, notes }: MeetingList, reports: Reports): string {
  const told = new Set<string>();
  const blocks = meetings.map((meeting) => meetingMarkdown(meeting, reports, told));
  return `${['# Tomorrow', ...blocks, ...notes.map(markdownText)].join('\n\n')}\n`;
}

/** One meeting with the briefs on those of its people who are not `told` of yet; adds them. */
export function meetingMarkdown(
  meeting: Meeting,
  reports: Reports,
  told: Set<string> = new Set(),
): string {
  const blocks = meeting.people.flatMap(({ prospect }) => {
    const key = prospectKey(prospect);
    const title = `### ${markdownText(`${prospect.name}, ${prospect.company} (${prospect.companyUrl})`)}`;
    if (told.has(key)) return [title, 'See above.'];
    told.add(key);
    const report = reports.get(key);
    return [title, report === undefined ? 'Not researched.' : reportBriefMarkdown(report)];
  });
  return [`## ${markdownText(meetingTitle(meeting))}`, ...blocks].join('\n\n');
}

/** '24 November 2026, 09:00–09:30: DORA gaps'. */
export function meetingTitle({ day, begins, ends, title }: Meeting): string {
  const isPoint = ends === '' || ends === begins;
  const time = begins === '' ? 'all day' : isPoint ? begins : `${begins}–${ends}`;
  return `${dayText({ day, precision: 'day' })}, ${time}: ${title || 'No title'}`;
}
