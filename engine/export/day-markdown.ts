import type { Agenda, Meeting } from '../import/calendar/read-meetings.ts';
import { dayText } from '../messages/day-text.ts';
import { prospectKey } from '../model/prospect.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { markdownText, reportBriefMarkdown } from './report-markdown.ts';

/**
 * Meetings in order of time as one page of Markdown, each with a brief on its people; `reports` by `prospectKey`. Whoever is
 * met twice has their brief at the first of the meetings.
 */
export function dayMarkdown(
  title: string,
  { meetings, notes }: Agenda,
  reports: ReadonlyMap<string, ReportDocument>,
): string {
  const told = new Set<string>();
  const blocks = meetings.flatMap((meeting) => [
    `## ${markdownText(meetingHeading(meeting))}`,
    ...meeting.people.flatMap(({ prospect }) => {
      const key = prospectKey(prospect);
      const name = `### ${markdownText(`${prospect.name}, ${prospect.company} (${prospect.companyUrl})`)}`;
      if (told.has(key)) return [name, 'See above.'];
      told.add(key);
      const report = reports.get(key);
      return [name, report === undefined ? 'Not researched.' : reportBriefMarkdown(report)];
    }),
  ]);
  return `${[`# ${title}`, ...blocks, ...notes.map(markdownText)].join('\n\n')}\n`;
}

/** When a meeting is, and what it is called: '24 November 2026, 09:00–09:30: Quarterly review'. */
export function meetingHeading({ day, begins, ends, title }: Meeting): string {
  const isPoint = ends === '' || ends === begins;
  const time = begins === '' ? 'all day' : isPoint ? begins : `${begins}–${ends}`;
  return `${dayText({ day, precision: 'day' })}, ${time}: ${title || 'No title'}`;
}
