import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CALENDAR_DAYS_MAX,
  CalendarError,
  DAY_MS,
  prospectKey,
  readMeetings,
  type MeetingList,
  type Prospect,
  type ReportDocument,
} from '#engine';
import { cacheFolder } from '../../runtime/settings.ts';
import { required, UsageError, wholeNumber, type CommandLine } from '../arguments.ts';
import { readTarget } from '../channel/outbox.ts';
import { EXIT, type CommandContext, type Run } from '../command.ts';
import { dayJson, dayMarkdown } from '../day/day-page.ts';
import { deliverMeetings, type DayResearch } from '../day/deliver-meetings.ts';
import { readCalendar } from '../day/read-calendar.ts';
import { DAY_STATE, inClaimedFolder, ROUND_STATE } from '../lists/claim-folder.ts';
import {
  doneText,
  listExit,
  missedTexts,
  openListProgress,
  stopText,
} from '../lists/list-progress.ts';
import { workOnList, type ListOutcome } from '../lists/work-on-list.ts';
import { localDay, timeZoneOf } from '../local-day.ts';
import { openServices, runLimits } from '../research-options.ts';

/** Formats of the whole page; every other way out delivers each meeting once, and has to remember which. */
const PAGE_FORMATS: readonly string[] = ['markdown', 'json'];

/** `legwork day`: tomorrow's meetings in order of time, each with a brief on the people from outside. */
export const runDay: Run = async (line, context) => {
  const days = wholeNumber(line, 'days') ?? 1;
  if (days > CALENDAR_DAYS_MAX) {
    throw new UsageError(`--days takes at most ${CALENDAR_DAYS_MAX}, not '${days}'.`);
  }
  const isDelivered =
    ['state', 'webhook', 'mail-to', 'mail-from'].some((name) => line.has(name)) ||
    !PAGE_FORMATS.includes(line.text('format') ?? 'markdown');
  const state = isDelivered
    ? required(line, 'state', 'the folder for what has been delivered')
    : null;
  const target = readTarget(line, isDelivered ? context : { variables: {} });
  const list = meetingsIn(await readCalendar(line, context), days, line, context);
  for (const note of list.notes) await context.stderr.write(`legwork: ${note}\n`);
  const research = async (prospects: readonly Prospect[]): Promise<DayResearch> => {
    const researched = await researchDay(prospects, line, context);
    await reportOutcome(researched.outcome, context);
    return researched;
  };
  if (state !== null) {
    const order = { folder: state, target, list, research };
    return inClaimedFolder(state, () => deliverMeetings(order, context));
  }
  if (list.prospects.length === 0) {
    await context.stderr.write('legwork: No meetings with people from outside.\n');
    return EXIT.report;
  }
  const { reports, outcome } = await research(list.prospects);
  const page = line.text('format') === 'json' ? dayJson : dayMarkdown;
  await context.stdout.write(page(list, reports));
  return listExit(outcome.queue, context.signal);
};

function meetingsIn(
  calendar: Uint8Array,
  days: number,
  line: CommandLine,
  { now, variables }: CommandContext,
): MeetingList {
  const firstDay = localDay(new Date(now().getTime() + DAY_MS), variables);
  const timeZone = timeZoneOf(variables);
  try {
    const ownDomains = line.texts('own-domain');
    const list = readMeetings(calendar, { firstDay, days, timeZone, ownDomains });
    if (list.prospects.length === 0 || list.ownDomains.length > 0) return list;
  } catch (error) {
    if (error instanceof CalendarError) throw new UsageError(error.message);
    throw error;
  }
  throw new UsageError(
    'The calendar does not tell which people are your own. Say it with --own-domain, such as --own-domain acme.example.',
  );
}

async function researchDay(
  prospects: readonly Prospect[],
  line: CommandLine,
  context: CommandContext,
): Promise<DayResearch> {
  const folder = join(cacheFolder(context.variables), DAY_STATE);
  return inClaimedFolder(folder, async () => {
    const stateFolder = join(folder, ROUND_STATE);
    const reports = new Map<string, ReportDocument>();
    // What a run before has paid for is among the saved answers, which hold for a day.
    await rm(stateFolder, { recursive: true, force: true });
    const outcome = await workOnList(
      {
        ...runLimits(line),
        prospects: prospects.map((prospect, index) => ({ row: index + 1, prospect })),
        stateFolder,
        runtime: openServices(line, context),
        async onReport(document) {
          reports.set(prospectKey(document.prospect), document);
          return null;
        },
        onProgress: openListProgress(context.stderr, line.has('quiet')),
      },
      context,
    );
    await rm(stateFolder, { recursive: true, force: true });
    return { reports, outcome };
  });
}

async function reportOutcome(
  { queue, creditsBefore, trouble }: ListOutcome,
  { stderr, signal }: CommandContext,
): Promise<void> {
  const texts = [
    trouble,
    ...missedTexts(queue),
    stopText(queue, signal),
    doneText(queue, creditsBefore),
  ];
  for (const text of texts.filter((one) => one !== '')) await stderr.write(`legwork: ${text}\n`);
}
