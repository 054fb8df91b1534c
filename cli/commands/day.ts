import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CALENDAR_DAYS_MAX,
  CalendarError,
  dayMarkdown,
  dayAfter,
  prospectKey,
  readMeetings,
  type MeetingList,
  type MeetingOptions,
  type Prospect,
  type ReportDocument,
} from '#engine';
import { cacheFolder } from '../../runtime/settings.ts';
import { required, UsageError, wholeNumber, type CommandLine } from '../arguments.ts';
import { readTarget } from '../channel/outbox.ts';
import { say, type CommandContext, type Run } from '../command.ts';
import { deliverMeetings, type DayResearch, type MeetingsOrder } from '../day/deliver-meetings.ts';
import { dayJson } from '../day/meeting-delivery.ts';
import { readCalendar } from '../day/read-calendar.ts';
import { EXIT } from '../exit-codes.ts';
import { DAY_STATE, inClaimedFolder, ROUND_STATE } from '../lists/claim-folder.ts';
import { listExit, openListProgress, outcomeLines } from '../lists/list-progress.ts';
import { workOnList } from '../lists/work-on-list.ts';
import { localDay, timeZoneOf } from '../local-day.ts';
import { openServices, runLimits } from '../research-options.ts';

/** Formats of the whole page; every other way out delivers each meeting once, and has to remember which. */
const PAGE_FORMATS: ReadonlySet<string> = new Set(['markdown', 'json']);

/** `legwork day`: tomorrow's meetings in order of time, each with a brief on the people from outside. */
export const runDay: Run = async (line, context) => {
  const days = wholeNumber(line, 'days') ?? 1;
  if (days > CALENDAR_DAYS_MAX) {
    throw new UsageError(`--days takes at most ${CALENDAR_DAYS_MAX}, not '${days}'.`);
  }
  const delivery = deliveryFrom(line, context);
  const { bytes, id } = await readCalendar(line, context);
  const today = localDay(context.now(), context.variables);
  const firstDay = dayAfter(today);
  const list = meetingsIn(bytes, { firstDay, days }, line, context);
  await say(context, ...list.notes);
  if (delivery === null) return printDay(list, line, context);
  const research = (prospects: readonly Prospect[]) => researchMeetings(prospects, line, context);
  return inClaimedFolder(delivery.folder, () =>
    deliverMeetings(
      {
        ...delivery,
        list,
        calendar: id,
        until: dayAfter(firstDay, days),
        readAround: () =>
          meetingsIn(bytes, { firstDay: today, days: CALENDAR_DAYS_MAX }, line, context),
        research,
      },
      context,
    ),
  );
};

/** Where each meeting is delivered; `null` where the whole page is printed. Throws `UsageError` or `SettingsError`. */
function deliveryFrom(
  line: CommandLine,
  context: CommandContext,
): Pick<MeetingsOrder, 'folder' | 'target'> | null {
  const isPage =
    ['state', 'webhook', 'mail-to', 'mail-from'].every((name) => !line.has(name)) &&
    PAGE_FORMATS.has(line.text('format') ?? 'markdown');
  if (isPage) return null;
  const folder = required(line, 'state', 'the folder for what has been delivered');
  return { folder, target: readTarget(line, context) };
}

async function printDay(
  list: MeetingList,
  line: CommandLine,
  context: CommandContext,
): Promise<number> {
  if (list.prospects.length === 0) {
    await say(context, 'No meetings with people from outside.');
    return EXIT.report;
  }
  const { reports, outcome } = await researchMeetings(list.prospects, line, context);
  const page = line.text('format') === 'json' ? dayJson : dayMarkdown;
  await context.stdout.write(page(list, reports));
  return listExit(outcome.queue, context.signal);
}

function meetingsIn(
  calendar: Uint8Array,
  span: Pick<MeetingOptions, 'firstDay' | 'days'>,
  line: CommandLine,
  { variables }: CommandContext,
): MeetingList {
  const timeZone = timeZoneOf(variables);
  try {
    const ownDomains = line.texts('own-domain');
    const list = readMeetings(calendar, { ...span, timeZone, ownDomains });
    if (list.prospects.length === 0 || list.ownDomains.length > 0) return list;
  } catch (error) {
    if (error instanceof CalendarError) throw new UsageError(error.message);
    throw error;
  }
  throw new UsageError(
    'The calendar does not show which people are your own. Name your mail domain, such as --own-domain acme.example.',
  );
}

async function researchMeetings(
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
    await say(context, ...outcomeLines(outcome, context.signal));
    return { reports, outcome };
  });
}
