import { join } from 'node:path';
import {
  isOver,
  queueReducer,
  runQueue,
  type ListedProspect,
  type Queue,
  type QueueAction,
  type QueueWork,
  type ReportDocument,
} from '#engine';
import { openRunAnswers } from '../../runtime/answer-folder.ts';
import type { RunOrder, Runtime } from '../../runtime/open-runtime.ts';
import { createRunRecord, documentOfRun, type RunRecord } from '../../runtime/run-record.ts';
import type { CommandContext } from '../command.ts';
import { openListJournal } from './list-journal.ts';

/** What working on a list needs. */
export type ListOrder = Pick<RunOrder, 'creditsMax' | 'freshness' | 'isKeylessAllowed'> & {
  readonly prospects: readonly ListedProspect[];
  /** Where the journal and the answers of the row under way are kept. */
  readonly stateFolder: string;
  readonly runtime: Runtime;
  /** Keeps the report of a row, counted as a spreadsheet does; answers where. */
  readonly onReport: (document: ReportDocument, row: number) => Promise<string | null>;
  readonly onProgress: (progress: ListProgress) => void;
};

/** What is told while a list is worked on; `at` is a row's place in the queue. */
export type ListProgress = { readonly queue: Queue; readonly at: number } & (
  | { readonly kind: 'event'; readonly record: RunRecord }
  | { readonly kind: 'row ended' }
);

/** How far a list has come, and a sentence about trouble with what was kept of it ('' when there was none). */
export type ListOutcome = { readonly queue: Queue; readonly trouble: string };

/**
 * Works on a list until it is finished or has to stand still; what an earlier run has done is neither done nor paid for
 * again, however that run ended. When cancelled, the row under way is continued next time. Throws `FileError`.
 */
export async function workOnList(order: ListOrder, context: CommandContext): Promise<ListOutcome> {
  const { stateFolder, prospects, creditsMax, onProgress } = order;
  const journal = await openListJournal(join(stateFolder, 'journal.ndjson'), context.now());
  let queue = journal.replay({ prospects, creditsMax });
  const desk = {
    read: () => queue,
    signal: context.signal,
    tell(action: QueueAction): void {
      journal.note(queue, action);
      queue = queueReducer(queue, action) ?? queue;
      if (action.kind === 'row ended') onProgress({ kind: 'row ended', queue, at: action.at });
    },
  };
  try {
    const work = workFor(order, context, desk.read);
    await runQueue(work, desk);
    // The pages of the last row are needed no more.
    if (isOver(queue)) await work.onFreshRow();
  } catch (error) {
    if (!context.signal.aborted) throw error;
  } finally {
    journal.close();
  }
  return { queue, trouble: journal.trouble };
}

function workFor(order: ListOrder, context: CommandContext, read: () => Queue): QueueWork {
  const { runtime, freshness, isKeylessAllowed, stateFolder, onProgress, onReport } = order;
  const answers = openRunAnswers(join(stateFolder, 'answers'));
  let researchedAt = context.now();
  let at = 0;
  return {
    async research({ prospect, signal, creditsMax, onEvent }) {
      researchedAt = context.now();
      at = read().rows.findIndex((row) => row.prospect === prospect);
      const record = createRunRecord(prospect, researchedAt);
      const run = { prospect, signal, creditsMax, freshness, isKeylessAllowed, answers };
      for await (const event of runtime.research(run)) {
        record.tell(event);
        onEvent(event);
        onProgress({ kind: 'event', queue: read(), at, record });
        if (event.kind === 'done') return event.report;
      }
      throw new TypeError('The run ended without a report.');
    },
    onFreshRow: answers.clear,
    onReport: (run) => onReport(documentOfRun({ ...run, researchedAt }), read().rows[at]?.row ?? 0),
    // Node does not say; a service that cannot be reached does.
    isOnline: () => true,
  };
}
