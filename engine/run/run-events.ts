import type { CompanySource } from '../company/company-source.ts';
import { plainFailure } from '../messages/service-messages.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ResearchEvent } from '../model/research-event.ts';
import { waitByTimer, type Wait } from '../services/http/exchange.ts';
import type { Catalogue, Services } from '../services/service.ts';
import type { CompanyDirectory } from '../services/wikidata/client.ts';
import {
  createRun,
  RUN_TIMEOUT_MS,
  type EarlierCalls,
  type RunContext,
  type ResearchEnvironment,
} from './run.ts';

/** A device that reports twice in a row that it is offline is offline: the calls in flight are given up. */
const CONNECTION_CHECK_INTERVAL_MS = 1000;

/** Everything one run needs. */
export type ResearchRequest = {
  readonly prospect: Prospect;
  readonly services: Services;
  /** Looks up who the company is; only with the user's consent, so none when left out. */
  readonly companyDirectory?: CompanyDirectory;
  /** Public sources of facts about the company; only with the user's consent, so none when left out. */
  readonly companySources?: readonly CompanySource[];
  /** Catalogues of what people have said and written; only with the user's consent, so none when left out. */
  readonly catalogues?: readonly Catalogue[];
  /** Scrapes at a time, at least 1; the smallest plan's two when left out. */
  readonly scrapeConcurrency?: number;
  /** The day that ages are counted from. */
  readonly now: Date;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
  /** How waiting passes; the platform's own clock when left out. Goes with `elapsedMs`. */
  readonly wait?: Wait;
  /** Randomness for the delays between attempts, 0 to below 1. */
  readonly random: () => number;
  /** Calls that would take the run's credits, of all services together, beyond this are not made; no limit when left out. */
  readonly creditsMax?: number | null;
  /** Whether the device reports a connection. */
  readonly isOnline: () => boolean;
  readonly signal: AbortSignal;
};

/** A run to be made: with what, how, and what it goes on from. */
type Conducted = {
  readonly request: ResearchRequest;
  /** Does the work and reports it through `run.emit`; its end is the end of the run. */
  readonly conduct: (run: RunContext) => Promise<void>;
  readonly before?: { readonly earlier: EarlierCalls };
};

/**
 * Makes a run and passes on what it reports as it happens. Throws the signal's reason on abort. When the caller stops
 * reading, the run ends: every call in flight is aborted.
 */
export async function* runEvents(conducted: Conducted): AsyncGenerator<ResearchEvent, void> {
  conducted.request.signal.throwIfAborted();
  const running = new AbortController();
  const reader = eventStream(conducted, running).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    running.abort();
  }
}

/** Starts the run and queues its events for the reader; the run ends when `running` aborts. */
function eventStream(
  { request, conduct, before }: Conducted,
  running: AbortController,
): ReadableStream<ResearchEvent> {
  return new ReadableStream<ResearchEvent>({
    start(events) {
      const emit = (event: ResearchEvent): void => {
        if (!running.signal.aborted) events.enqueue(event);
      };
      const fail = (reason: unknown): void => {
        events.error(reason);
        running.abort(reason);
      };
      const { signal } = request;
      const onAbort = (): void => fail(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true, signal: running.signal });
      const run = createRun(emit, { ...environmentOf(request, running.signal), ...before });
      watchRun(run, running.signal).catch(fail);
      conduct(run).then(() => {
        if (!running.signal.aborted) events.close();
      }, fail);
    },
  });
}

function environmentOf(request: ResearchRequest, signal: AbortSignal): ResearchEnvironment {
  const { now, elapsedMs, random, isOnline, wait = waitByTimer, creditsMax = null } = request;
  return { signal, now, elapsedMs, random, isOnline, wait, creditsMax };
}

/** Aborts the calls in flight when the run's two minutes are over or the device has lost its connection, until `over` aborts. */
async function watchRun(run: RunContext, over: AbortSignal): Promise<void> {
  await Promise.all([watchTime(run, over), watchConnection(run, over)]);
}

async function watchTime(run: RunContext, over: AbortSignal): Promise<void> {
  await run.wait(RUN_TIMEOUT_MS, over);
  if (!over.aborted) run.runOutOfTime();
}

/** A device between two networks says 'offline' for a moment; only the second time in a row counts. */
async function watchConnection(run: RunContext, over: AbortSignal): Promise<void> {
  let wasOnline = true;
  while (!over.aborted) {
    await run.wait(CONNECTION_CHECK_INTERVAL_MS, over);
    const isOnline = run.isOnline();
    if (!isOnline && !wasOnline) {
      run.inFlight.abortAll((service) => plainFailure(service, 'offline', null));
    }
    wasOnline = isOnline;
  }
}
