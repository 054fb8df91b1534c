import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  prospectKey,
  remembered,
  type ListedProspect,
  type ProspectList,
  type ReportDocument,
} from '#engine';
import { newsIn } from '../../runtime/news.ts';
import { required, UsageError, type CommandLine } from '../arguments.ts';
import {
  openOutbox,
  outcomeTexts,
  readTarget,
  type Outbox,
  type Target,
} from '../channel/outbox.ts';
import { say, type CommandContext, type Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { inClaimedFolder, LIST_STATE, PEOPLE, ROUND_STATE } from '../lists/claim-folder.ts';
import { JOURNAL } from '../lists/list-journal.ts';
import { listExit, openListProgress, outcomeLines } from '../lists/list-progress.ts';
import { readListFile, rowErrorFor, workOnList, type ListOutcome } from '../lists/work-on-list.ts';
import { localDay, mondayOf } from '../local-day.ts';
import { openNotes, type Notes } from '../notes.ts';
import { openServices, runLimits } from '../research-options.ts';
import { openReportPush, type ReportPush } from '../server/push-reports.ts';
import { openDigest, type Digest } from '../watch/digest.ts';
import { newsDelivery } from '../watch/news-delivery.ts';
import {
  newsMessage,
  openPersonFiles,
  type PersonFile,
  type PersonFiles,
} from '../watch/person-files.ts';

const HOUR_MS = 3_600_000;
/** A round that was interrupted is continued this long; after that it is time for the next. */
const ROUND_CONTINUED_MS = 12 * HOUR_MS;
const UNITS_MS: Readonly<Record<string, number>> = {
  h: HOUR_MS,
  d: 24 * HOUR_MS,
  w: 168 * HOUR_MS,
};
const DAY_CHARACTERS = 10;
/** The file of the digests' state. */
const DIGEST = 'digest.json';

/** `legwork watch`: researches a list again and reports only what is new. */
export const runWatch: Run = async (line, context) => {
  const folder = required(line, 'state', 'the folder for what is known');
  const target = readTarget(line, context);
  const oldestDay = oldestDayFrom(line, context.now());
  const list = await readListFile(line.positional);
  return inClaimedFolder(folder, () => watch({ folder, target, oldestDay, list, line }, context));
};

type WatchRequest = {
  readonly folder: string;
  readonly target: Target;
  readonly oldestDay: string | null;
  readonly list: ProspectList;
  readonly line: CommandLine;
};

async function watch(order: WatchRequest, context: CommandContext): Promise<number> {
  const { folder, target, line, list } = order;
  const people = openPersonFiles(join(folder, PEOPLE), context.now);
  const outbox = openOutbox(target, context);
  const digest = openDigest(join(folder, LIST_STATE, DIGEST), people, outbox);
  const server = await openReportPush(folder, line, context);
  const notes = openNotes(line, context);
  const parts = { people, outbox, digest, notes, server, isWeekly: line.has('digest') };
  await say(context, ...[...list.problems, ...list.doubts].map(({ message }) => message));
  await digest.resume();
  for (const person of await people.waiting()) await deliver(person, parts);
  const round = join(folder, ROUND_STATE);
  await dropOldRound(round, context.now());
  const outcome = await workOnList(
    {
      ...runLimits(line),
      // Only new searches can find anything new; pages that were read need not be read again.
      freshness: line.has('fresh') ? 'fresh' : 'fresh searches',
      prospects: await longestAgoFirst(list.prospects, people),
      stateFolder: round,
      runtime: openServices(line, context),
      onReport: (document, missed) => note({ document, missed }, order, parts),
      onProgress: openListProgress(context.stderr, line.has('quiet')),
    },
    context,
  );
  if (!context.signal.aborted) {
    await rm(round, { recursive: true, force: true });
    const today = localDay(context.now(), context.variables);
    if (parts.isWeekly) await digest.deliver(mondayOf(today));
  }
  return notes.exit(await reportOutcome(outcome, parts, context));
}

type Parts = {
  readonly people: PersonFiles;
  readonly outbox: Outbox;
  readonly digest: Digest;
  readonly server: ReportPush;
  readonly notes: Notes;
  readonly isWeekly: boolean;
};

/** What is new is written in the same moment as what is known, and delivered afterwards. */
async function note(
  { document, missed }: { readonly document: ReportDocument; readonly missed: string },
  { folder, oldestDay }: WatchRequest,
  parts: Parts,
): Promise<null> {
  const { people, notes } = parts;
  const earlier = await people.read(document.prospect);
  const before = earlier?.known ?? null;
  const news = newsIn(before, document, { oldestDay, missed });
  const person = {
    known: remembered(before, document),
    undelivered: [...(earlier?.undelivered ?? []), ...(news === null ? [] : [newsMessage(news)])],
  };
  try {
    await people.write(person);
    await deliver(person, parts);
    await parts.server.push(document);
  } catch (error) {
    throw await rowErrorFor(error, join(folder, PEOPLE), JSON.stringify(person));
  }
  await notes.save(document);
  return null;
}

/** Delivers the news of one person, oldest first, unless they wait for the digest. */
async function deliver(
  { known, undelivered }: PersonFile,
  { people, outbox, isWeekly }: Parts,
): Promise<void> {
  if (isWeekly) return;
  await outbox.deliver(undelivered, newsDelivery, (rest) =>
    people.write({ known, undelivered: rest }),
  );
}

/** A limit that ends every round early must not leave the same people out each time. */
async function longestAgoFirst(
  prospects: readonly ListedProspect[],
  people: PersonFiles,
): Promise<readonly ListedProspect[]> {
  const last = await people.lastResearched();
  const moment = ({ prospect }: ListedProspect): string => last.get(prospectKey(prospect)) ?? '';
  return prospects.toSorted((one, other) => moment(one).localeCompare(moment(other)));
}

async function dropOldRound(round: string, now: Date): Promise<void> {
  const facts = await lstat(join(round, JOURNAL)).catch(() => null);
  if (facts === null || now.getTime() - facts.mtimeMs < ROUND_CONTINUED_MS) return;
  await rm(round, { recursive: true, force: true });
}

function oldestDayFrom(line: CommandLine, now: Date): string | null {
  const text = line.text('since');
  if (text === undefined) return null;
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([hdw])$/u.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (unitMs === undefined) {
    throw new UsageError(`--since takes an age such as 24h, 7d or 2w, not '${text}'.`);
  }
  const oldest = new Date(now.getTime() - Number(count) * unitMs);
  return oldest.toISOString().slice(0, DAY_CHARACTERS);
}

async function reportOutcome(
  outcome: ListOutcome,
  { people, outbox, digest, server, isWeekly }: Parts,
  context: CommandContext,
): Promise<number> {
  const { signal } = context;
  const waiting = (await people.waiting()).flatMap((person) => person.undelivered).length;
  const isKept = isWeekly ? await digest.isPending() : waiting > 0;
  const lines = outcomeLines(outcome, signal, [
    isKept || waiting === 0 ? '' : `${waiting} kept for the next digest.`,
    ...outcomeTexts(outbox, { kept: isKept ? waiting : 0, isNothing: waiting === 0 }),
    server.outcome(),
  ]);
  await say(context, ...people.troubles(), ...lines);
  const isDone = !isKept && !server.isIncomplete();
  return signal.aborted || isDone ? listExit(outcome.queue, signal) : EXIT.fault;
}
