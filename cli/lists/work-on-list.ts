import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  creditsSpent,
  isOver,
  prospectKey,
  ProspectListError,
  queueReducer,
  readProspectList,
  RowError,
  runQueue,
  type ListedProspect,
  type ProspectList,
  type Queue,
  type QueueAction,
  type QueueWork,
  type ReportDocument,
  type ResearchEvent,
  type RunAnswers,
} from '#engine';
import { FileError } from '../../runtime/errors.ts';
import { failureText } from '../../runtime/failure-texts.ts';
import { openRunAnswers } from '../../runtime/files/answer-folder.ts';
import { fileError, hasRoomFor, makeOwnFolder } from '../../runtime/files/files.ts';
import type { RunConsents, RunOrder, Runtime } from '../../runtime/open-runtime.ts';
import { createRunRecord, reportOfRun, type RunRecord } from '../../runtime/run-record.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { ANSWERS } from './claim-folder.ts';
import { JOURNAL, openListJournal } from './list-journal.ts';

/** What working on a list needs. */
export type ListOrder = RunConsents &
  Pick<RunOrder, 'creditsMax' | 'freshness'> & {
    readonly prospects: readonly ListedProspect[];
    /** Where the journal and the answers of the row under way are saved. */
    readonly stateFolder: string;
    readonly runtime: Pick<Runtime, 'research'>;
    /** Keeps the report of a row, and what it `missed` ('' for nothing); answers where. A `RowError` fails that row alone (`rowErrorFor`). */
    readonly onReport: (document: ReportDocument, missed: string) => Promise<string | null>;
    readonly onProgress: (progress: ListProgress) => void;
  };

type ListContext = Pick<CommandContext, 'now' | 'signal'>;

/** What is reported while a list is worked on; `at` is a row's place in the queue. */
export type ListProgress = { readonly queue: Queue; readonly at: number } & (
  | { readonly kind: 'event'; readonly record: RunRecord }
  | { readonly kind: 'row ended' }
);

/** How far a list has come. */
export type ListOutcome = {
  readonly queue: Queue;
  /** What its rows had cost when this run began. */
  readonly creditsBefore: number;
  /** A sentence about what was saved of it; '' when all of that could be read. */
  readonly trouble: string;
};

/** Works on a list until it is finished or has to stop; nothing that was done is paid for again. Throws `FileError`. */
export async function workOnList(order: ListOrder, context: ListContext): Promise<ListOutcome> {
  const { stateFolder, prospects, creditsMax, onProgress } = order;
  await makeOwnFolder(join(stateFolder, ANSWERS));
  const journal = await openListJournal(join(stateFolder, JOURNAL), context.now());
  let queue = journal.replay({ prospects, creditsMax });
  const creditsBefore = creditsSpent(queue);
  const control = {
    read: () => queue,
    signal: context.signal,
    dispatch(action: QueueAction): void {
      journal.note(queue, action);
      queue = queueReducer(queue, action) ?? queue;
      if (action.kind === 'row ended') onProgress({ kind: 'row ended', queue, at: action.at });
    },
  };
  try {
    const work = workFor(order, context, control.read);
    await runQueue(work, control);
    // The pages of the last row are needed no more.
    if (isOver(queue)) await work.onFreshRow();
  } catch (error) {
    if (!context.signal.aborted) throw error;
  } finally {
    journal.close();
  }
  return { queue, creditsBefore, trouble: journal.trouble };
}

function workFor(order: ListOrder, context: ListContext, read: () => Queue): QueueWork {
  const { runtime, stateFolder, onProgress, onReport, prospects: _, ...asked } = order;
  const answerFolder = join(stateFolder, ANSWERS);
  let researchedAt = context.now();
  let record: RunRecord | undefined;
  let at = 0;
  return {
    async research({ prospect, signal, creditsMax, onEvent }) {
      researchedAt = context.now();
      at = read().rows.findIndex((row) => row.prospect === prospect);
      const ownRecord = createRunRecord(prospect, researchedAt);
      record = ownRecord;
      const lost = new AbortController();
      const run = {
        ...asked,
        prospect,
        signal: AbortSignal.any([signal, lost.signal]),
        creditsMax,
        answers: savedOrLost(openRunAnswers(answerFolder, prospectKey(prospect)), lost),
      };
      for await (const event of ofRow(runtime.research(run), run.signal)) {
        ownRecord.add(event);
        onEvent(event);
        onProgress({ kind: 'event', queue: read(), at, record: ownRecord });
        if (event.kind === 'done') return event.report;
      }
      throw new TypeError('The run ended without a report.');
    },
    onFreshRow: openRunAnswers(answerFolder).clear,
    explain: failureText,
    onReport: ({ missed, ...run }) =>
      onReport(reportOfRun({ ...run, researchedAt, aboutCompany: record?.aboutCompany() }), missed),
    // A report whose file cannot be written ends the list.
    savingTrouble: async () => '',
    // Node does not say; a service that cannot be reached does.
    isOnline: () => true,
  };
}

/** An answer that cannot be saved ends the run before more is paid that would be lost with it. */
function savedOrLost(answers: RunAnswers, lost: AbortController): RunAnswers {
  return {
    read: answers.read,
    write: (key, answer) => answers.write(key, answer).catch((error: unknown) => lost.abort(error)),
  };
}

/** The events of a row. Whatever fails in its run, such as a page that no judge has met before, fails that row alone. */
async function* ofRow(
  events: AsyncIterable<ResearchEvent>,
  signal: AbortSignal,
): AsyncGenerator<ResearchEvent, void> {
  try {
    yield* events;
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    throw new RowError(`Legwork itself failed on this person: ${error.message}.`, { cause: error });
  }
}

/** The error of a row whose file could not be written: its own when the folder takes another file, else the one of every row. */
export async function rowErrorFor(error: unknown, folder: string, text: string): Promise<unknown> {
  const isOwn = error instanceof FileError && (await hasRoomFor(folder, text));
  return isOwn ? new RowError(error.message, { cause: error }) : error;
}

/** Reads a list of prospects by the rules of the screen. Throws `UsageError` when it cannot be used, `FileError` when it cannot be read. */
export async function readListFile(path: string): Promise<ProspectList> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw fileError(path, 'read', error);
  });
  try {
    const list = readProspectList(bytes);
    if (list.prospects.length > 0) return list;
    const [problem] = list.problems;
    throw new UsageError(`${path} lists nobody. ${problem?.message ?? ''}`.trim());
  } catch (error) {
    if (error instanceof ProspectListError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}
