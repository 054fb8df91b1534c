import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import {
  prospectKey,
  STAGES,
  type Prospect,
  type AboutCompany,
  type ResearchEvent,
  type Stage,
} from '#engine';
import type { ReadMoreOrder, RunOrder } from '../runtime/open-runtime.ts';
import { createRunRecord, type RunRecord } from '../runtime/run-record.ts';
import type { McpContext } from './context.ts';
import { openNote, type NoteAnswer, type NoteInput } from './crm-note.ts';

/** Pages of a run take a megabyte or two. */
const RUNS_MAX = 3;

/** A run that has ended, with its pages. */
export type LatestRun = { readonly record: RunRecord; readonly researchedAt: Date };

/** The latest runs of one client, in memory, so that further pages of them can be read. */
export type LatestRuns = {
  readonly remember: (prospect: Prospect, run: LatestRun) => void;
  readonly of: (prospect: Prospect) => LatestRun | undefined;
};

/** Remembers nothing yet. */
export function createLatestRuns(): LatestRuns {
  const runs = new Map<string, LatestRun>();
  return {
    remember(prospect, run) {
      const key = prospectKey(prospect);
      runs.delete(key);
      runs.set(key, run);
      const [oldest] = runs.keys();
      if (runs.size > RUNS_MAX && oldest !== undefined) runs.delete(oldest);
    },
    of: (prospect) => runs.get(prospectKey(prospect)),
  };
}

/** What the protocol hands to a tool beside its arguments. */
export type ToolCall = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** What a client may decide about a run. */
export type OrderedRun = Pick<RunOrder, 'prospect' | 'creditsMax' | 'freshness'> & {
  readonly note: NoteInput;
};

/** Further pages that a client wants of a run. */
export type OrderedPages = OrderedRun &
  Omit<ReadMoreOrder, keyof RunOrder> & {
    /** What the earlier run has learned of the company. */
    readonly aboutCompany: AboutCompany | null;
  };

const STAGE_TEXTS: Readonly<Record<Stage, string>> = {
  initializing: 'Starting',
  searching: 'Searching',
  'finding-links': 'Choosing pages',
  scraping: 'Reading pages',
  processing: 'Judging pages',
  analyzing: 'Writing the report',
};

/** What a run has found, when, and what came of the note that was asked for. */
export type FollowedRun = {
  readonly record: RunRecord;
  readonly researchedAt: Date;
  readonly note: NoteAnswer;
};

/**
 * Runs a research, or reads further pages of one, with a progress notification for each stage and page, and writes the note that
 * was asked for. Throws when the CRM has no key, and when the client cancels or the server ends.
 */
export async function followRun(
  context: McpContext,
  ordered: OrderedRun | OrderedPages,
  call: ToolCall,
): Promise<FollowedRun> {
  const { runtime, isKeylessAllowed, isCompanyAsked, areCataloguesAsked, closing, now } = context;
  const signal = AbortSignal.any([call.signal, closing]);
  const saveNote = openNote(context, ordered.note, signal);
  const researchedAt = 'researchedAt' in ordered ? ordered.researchedAt : now();
  const aboutCompany = 'aboutCompany' in ordered ? ordered.aboutCompany : null;
  const record = createRunRecord(ordered.prospect, researchedAt, aboutCompany);
  const notify = progressOf(call);
  const rest = { isKeylessAllowed, isCompanyAsked, areCataloguesAsked, signal };
  const events =
    'researchedAt' in ordered
      ? runtime.readMore({ ...ordered, ...rest })
      : runtime.research({ ...ordered, ...rest });
  for await (const event of events) {
    record.add(event);
    await notify(event, record);
  }
  return { record, researchedAt, note: await saveNote(record.document()) };
}

const PROGRESS_TOTAL = 100;
/** Of the total, for each stage (§4). */
const PROGRESS_PER_STAGE = 16;
/** Of what is left of its stage, for each page: nobody knows how many there will be. */
const PROGRESS_PER_PAGE = 0.2;

/** Progress only ever rises, as the protocol wants it. */
function progressOf(call: ToolCall): (event: ResearchEvent, record: RunRecord) => Promise<void> {
  const { _meta: meta } = call;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => Promise.resolve();
  let progress = 0;
  let stageEnd = PROGRESS_TOTAL;
  return async (event, record) => {
    if (event.kind === 'stage') {
      progress = STAGES.indexOf(event.stage) * PROGRESS_PER_STAGE + 1;
      stageEnd = progress + PROGRESS_PER_STAGE - 1;
    } else if (event.kind === 'result') {
      progress += (stageEnd - progress) * PROGRESS_PER_PAGE;
    } else return;
    const found = record.results().length;
    const message =
      event.kind === 'stage'
        ? `${STAGE_TEXTS[event.stage]} (${STAGES.indexOf(event.stage) + 1} of ${STAGES.length})`
        : `${found} ${found === 1 ? 'page' : 'pages'} judged`;
    await call.sendNotification({
      method: 'notifications/progress',
      params: { progressToken, progress, total: PROGRESS_TOTAL, message },
    });
  };
}
