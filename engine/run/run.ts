import type { CallPurpose, RejectedLink, ResearchEvent } from '../research-event.ts';
import { ServiceError } from '../services/service-error.ts';
import type { ServiceFailure, ServiceName } from '../services/service-error.ts';

/** The state of one run: what it told so far, and the signal that ends it. Two runs share nothing. */
export type Run = {
  readonly signal: AbortSignal;
  readonly elapsedMs: () => number;
  readonly tell: (event: ResearchEvent) => void;
  /** Tells of a failure; `call` is `null` when no call was made. */
  readonly fail: (failure: ServiceFailure, call: number | null) => void;
  /** Tells of an address that will not be shown. Once per address. */
  readonly reject: (rejected: RejectedLink) => void;
  readonly nextCall: () => number;
  readonly failures: readonly ServiceFailure[];
  readonly rejected: readonly RejectedLink[];
};

/** Creates the state of one run. */
export function createRun(
  tell: (event: ResearchEvent) => void,
  { signal, elapsedMs }: Pick<Run, 'signal' | 'elapsedMs'>,
): Run {
  const failures: ServiceFailure[] = [];
  const rejected = new Map<string, RejectedLink>();
  let calls = 0;
  return {
    signal,
    elapsedMs,
    tell,
    fail: (failure, call) => {
      failures.push(failure);
      tell({ kind: 'failure', call, failure });
    },
    reject: (link) => {
      if (rejected.has(link.url)) return;
      rejected.set(link.url, link);
      tell({ kind: 'rejected', rejected: link });
    },
    nextCall: () => (calls += 1),
    failures,
    get rejected() {
      return [...rejected.values()];
    },
  };
}

/** A call to a service as the run tells it. */
export type TrackedCall<Answer> = {
  readonly service: ServiceName;
  readonly purpose: CallPurpose;
  readonly subject: string;
  readonly ask: () => Promise<Answer>;
  /** Links found or pages read. */
  readonly count: (answer: Answer) => number;
};

export type Outcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly failure: ServiceFailure };

/** Makes one call and tells its beginning and its end. Only abort and programming errors reject. */
export async function track<Answer>(
  run: Run,
  tracked: TrackedCall<Answer>,
): Promise<Outcome<Answer>> {
  run.signal.throwIfAborted();
  const { service, purpose, subject, ask, count } = tracked;
  const call = run.nextCall();
  const startMs = run.elapsedMs();
  run.tell({ kind: 'asked', call, service, purpose, subject });
  try {
    const answer = await ask();
    const found = count(answer);
    run.tell({ kind: 'answered', call, found, elapsedMs: run.elapsedMs() - startMs });
    return { status: 'answered', answer };
  } catch (error) {
    run.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    run.fail(error.failure, call);
    return { status: 'failed', failure: error.failure };
  }
}
