import type { Agenda, Meeting } from '../import/calendar/read-meetings.ts';
import { dayText } from '../messages/day-text.ts';
import { prospectKey } from '../model/prospect.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { markdownText, reportBriefMarkdown } from './report-markdown.ts';

/** The reports on people, by `prospectKey`; without those who could not be researched. */
export type ReportsByPerson = ReadonlyMap<string, ReportDocument>;

/** The meetings in order of time as one page. Somebody met twice has their brief at the first meeting only. */
export function dayMarkdown(
  { meetings, notes, changes = [] }: Agenda,
  reports: ReportsByPerson,
  title = 'Tomorrow',
): string {
  const shown = new Set<string>();
  const blocks = meetings.map((meeting) => meetingMarkdown(meeting, reports, shown));
  const changed = changes.flatMap((change) => (change.title ? [markdownText(change.title)] : []));
  return `${[`# ${title}`, ...changed, ...blocks, ...notes.map(markdownText)].join('\n\n')}\n`;
}

/** One meeting with the briefs on those of its people who are not in `shown` yet, and adds them to it. */
export function meetingMarkdown(
  meeting: Meeting,
  reports: ReportsByPerson,
  shown: Set<string> = new Set(),
): string {
  const blocks = meeting.people.flatMap(({ prospect }) => {
    const key = prospectKey(prospect);
    const title = `### ${markdownText(`${prospect.name}, ${prospect.company} (${prospect.companyUrl})`)}`;
    if (shown.has(key)) return [title, 'See above.'];
    shown.add(key);
    const report = reports.get(key);
    return [title, report === undefined ? 'Not researched.' : reportBriefMarkdown(report)];
  });
  return [`## ${markdownText(meetingTitle(meeting))}`, ...blocks].join('\n\n');
}

/** '24 November 2026, 09:00–09:30: DORA gaps'. */
export function meetingTitle(meeting: Pick<Meeting, 'day' | 'begins' | 'ends' | 'title'>): string {
  const { day, title } = meeting;
  return `${dayText({ day, precision: 'day' })}, ${timeText(meeting)}: ${title || 'No title'}`;
}

/** '09:00–09:30', '09:00' or 'all day'. */
export function timeText({ begins, ends }: Pick<Meeting, 'begins' | 'ends'>): string {
  if (begins === '') return 'all day';
  return ends === '' || ends === begins ? begins : `${begins}–${ends}`;
}
