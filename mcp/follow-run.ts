import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { STAGES, type Prospect, type ResearchEvent, type Stage } from '#engine';
import type { Freshness } from '../runtime/open-runtime.ts';
import { createRunRecord, type RunRecord } from '../runtime/run-record.ts';
import type { McpContext } from './context.ts';

/** What the protocol hands to a tool beside its arguments. */
export type ToolCall = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** A run on behalf of a client. */
export type OrderedRun = {
  readonly prospect: Prospect;
  readonly creditsMax: number;
  readonly freshness: Freshness;
};

const STAGE_TEXTS: Readonly<Record<Stage, string>> = {
  initializing: 'Starting',
  searching: 'Searching',
  'finding-links': 'Choosing pages',
  scraping: 'Reading pages',
  processing: 'Judging pages',
  analyzing: 'Writing the report',
};

/**
 * Runs a research to its end, with a progress notification for each stage and each page where the client asked for them.
 * Throws when the client cancels or the server ends, with all calls in flight aborted.
 */
export async function followRun(
  { runtime, isKeylessAllowed, closing, now }: McpContext,
  { prospect, creditsMax, freshness }: OrderedRun,
  call: ToolCall,
): Promise<{ readonly record: RunRecord; readonly researchedAt: Date }> {
  const researchedAt = now();
  const record = createRunRecord(prospect, researchedAt);
  const notify = progressOf(call);
  const signal = AbortSignal.any([call.signal, closing]);
  const order = { prospect, creditsMax, freshness, isKeylessAllowed, signal };
  for await (const event of runtime.research(order)) {
    record.add(event);
    await notify(event, record);
  }
  return { record, researchedAt };
}

/** Progress only ever rises, as the protocol wants it: two points a stage, one a page. */
function progressOf(call: ToolCall): (event: ResearchEvent, record: RunRecord) => Promise<void> {
  const { _meta: meta } = call;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => Promise.resolve();
  let progress = 0;
  return async (event, record) => {
    if (event.kind !== 'stage' && event.kind !== 'result') return;
    progress += 1;
    const found = record.results().length;
    const message =
      event.kind === 'stage'
        ? `${STAGE_TEXTS[event.stage]} (${STAGES.indexOf(event.stage) + 1} of ${STAGES.length})`
        : `${found} ${found === 1 ? 'page' : 'pages'} judged`;
    await call.sendNotification({
      method: 'notifications/progress',
      params: { progressToken, progress, message },
    });
  };
}
