import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CALENDAR_DAYS_MAX,
  CalendarError,
  DAY_MS,
  dayText,
  jsonText,
  markdownText,
  prospectKey,
  readMeetings,
  reportBriefMarkdown,
  type Meeting,
  type MeetingList,
  type ReportDocument,
} from '#engine';
import { cacheFolder } from '../../runtime/settings.ts';
import { UsageError, wholeNumber, type CommandLine } from '../arguments.ts';
import { EXIT, type CommandContext, type Run } from '../command.ts';
import { readCalendar } from '../day/read-calendar.ts';
import { DAY_STATE, inClaimedFolder, ROUND_STATE } from '../lists/claim-folder.ts';
import {
  doneText,
  listExit,
  missedTexts,
  openListProgress,
  stopText,
} from '../lists/list-progress.ts';
import { workOnList } from '../lists/work-on-list.ts';
import { openServices, runLimits } from '../research-options.ts';

/** `legwork day`: tomorrow's meetings in order of time, each with a brief on the people from outside. */
export const runDay: Run = async (line, context) => {
  const days = wholeNumber(line, 'days') ?? 1;
  if (days > CALENDAR_DAYS_MAX) {
    throw new UsageError(`--days takes at most ${CALENDAR_DAYS_MAX}, not '${days}'.`);
  }
  const list = meetingsIn(await readCalendar(line, context), days, line, context);
  for (const note of list.notes) await context.stderr.write(`legwork: ${note}\n`);
  if (list.prospects.length === 0) {
    await context.stderr.write('legwork: No meetings with people from outside.\n');
    return EXIT.report;
  }
  const folder = join(cacheFolder(context.variables), DAY_STATE);
  return inClaimedFolder(folder, () => researchDay(join(folder, ROUND_STATE), list, line, context));
};

function meetingsIn(
  calendar: Uint8Array,
  days: number,
  line: CommandLine,
  { now, variables }: CommandContext,
): MeetingList {
  const timeZone = variables['TZ'] || Intl.DateTimeFormat().resolvedOptions().timeZone;
  const tomorrow = new Date(now().getTime() + DAY_MS);
  try {
    const firstDay = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(tomorrow);
    const ownDomains = line.texts('own-domain');
    const list = readMeetings(calendar, { firstDay, days, timeZone, ownDomains });
    if (list.prospects.length === 0 || list.ownDomains.length > 0) return list;
  } catch (error) {
    if (error instanceof CalendarError) throw new UsageError(error.message);
    if (error instanceof RangeError) {
      throw new UsageError(
        `TZ is no time zone: '${timeZone}'. Set it to one such as Europe/Berlin.`,
      );
    }
    throw error;
  }
  throw new UsageError(
    'The calendar does not tell which people are your own. Say it with --own-domain, such as --own-domain acme.example.',
  );
}

async function researchDay(
  stateFolder: string,
  list: MeetingList,
  line: CommandLine,
  context: CommandContext,
): Promise<number> {
  const { stderr, stdout, signal } = context;
  const reports = new Map<string, ReportDocument>();
  // What a run before has paid for is among the saved answers, which hold for a day.
  await rm(stateFolder, { recursive: true, force: true });
  const { queue, creditsBefore, trouble } = await workOnList(
    {
      ...runLimits(line),
      prospects: list.prospects.map((prospect, index) => ({ row: index + 1, prospect })),
      stateFolder,
      runtime: openServices(line, context),
      async onReport(document) {
        reports.set(prospectKey(document.prospect), document);
        return null;
      },
      onProgress: openListProgress(stderr, line.has('quiet')),
    },
    context,
  );
  await rm(stateFolder, { recursive: true, force: true });
  const page = line.text('format') === 'json' ? dayJson : dayMarkdown;
  await stdout.write(page(list, reports));
  const texts = [
    trouble,
    ...missedTexts(queue),
    stopText(queue, signal),
    doneText(queue, creditsBefore),
  ];
  for (const text of texts.filter((one) => one !== '')) await stderr.write(`legwork: ${text}\n`);
  return listExit(queue, signal);
}

type Reports = ReadonlyMap<string, ReportDocument>;

function dayJson({ meetings, notes }: MeetingList, reports: Reports): string {
  const page = {
    kind: 'day',
    notes,
    meetings: meetings.map((meeting) => ({
      ...meeting,
      people: meeting.people.map(({ prospect }) => ({
        prospect,
        brief: reports.get(prospectKey(prospect))?.brief ?? null,
      })),
    })),
  };
  return `${jsonText(page)}\n`;
}

/** The meetings in order of time. Whoever is met twice has their brief at the first of the meetings. */
function dayMarkdown({ meetings, notes }: MeetingList, reports: Reports): string {
  const told = new Set<string>();
  const blocks = meetings.flatMap((meeting) => [
    `## ${markdownText(`${whenText(meeting)}: ${meeting.title || 'No title'}`)}`,
    ...meeting.people.flatMap(({ prospect }) => {
      const key = prospectKey(prospect);
      const title = `### ${markdownText(`${prospect.name}, ${prospect.company} (${prospect.companyUrl})`)}`;
      if (told.has(key)) return [title, 'See above.'];
      told.add(key);
      const report = reports.get(key);
      return [title, report === undefined ? 'Not researched.' : reportBriefMarkdown(report)];
    }),
  ]);
  return `${['# Tomorrow', ...blocks, ...notes.map(markdownText)].join('\n\n')}\n`;
}

function whenText({ day, begins, ends }: Meeting): string {
  const isPoint = ends === '' || ends === begins;
  const time = begins === '' ? 'all day' : isPoint ? begins : `${begins}–${ends}`;
  return `${dayText({ day, precision: 'day' })}, ${time}`;
}
