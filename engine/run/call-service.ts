import type { CallPurpose } from '../model/research-event.ts';
import {
  isNothingFound,
  ServiceError,
  type ServiceFailure,
  type ServiceName,
} from '../model/service-failure.ts';
import type { Bill } from '../services/bill.ts';
import { attempt } from './retry/attempt.ts';
import type { RunContext } from './run.ts';

/** A call to a service, with what the run reports about it. */
export type ServiceCall<Answer> = {
  readonly service: ServiceName;
  readonly purpose: CallPurpose;
  /** The query or the address. */
  readonly subject: string;
  /** What it costs goes on the bill. */
  readonly ask: (signal: AbortSignal, bill: Bill) => Promise<Answer>;
  /** Links found or pages read. */
  readonly count: (answer: Answer) => number;
  /** Asked beside the run, which is whole without it: never repeated, and none of the run's attempts. */
  readonly isAside?: true;
};

/** How a call ended, its retries included. */
export type CallOutcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly failure: ServiceFailure };

/**
 * Makes one call, with its retries, and reports its beginning and its end; skips a service that cannot be called now. Finding
 * nothing is an answer, listed for a run that finds nothing at all. Rejects on abort and programming errors.
 */
export async function callService<Answer>(
  run: RunContext,
  { service, purpose, subject, ask, count, isAside }: ServiceCall<Answer>,
): Promise<CallOutcome<Answer>> {
  run.signal.throwIfAborted();
  const openFailure = run.openBreakerFailure(service);
  if (openFailure !== null) {
    run.fail(openFailure, null);
    return { status: 'failed', failure: openFailure };
  }
  const call = run.nextCall();
  const startMs = run.elapsedMs();
  const bill = run.spending.billFor(service);
  run.emit({ kind: 'asked', call, service, purpose, subject });
  function reportAnswer(found: number): void {
    const elapsedMs = run.elapsedMs() - startMs;
    const reused = bill.reused();
    const origin = reused === null ? {} : { answeredAt: reused.answeredAt };
    run.emit({ kind: 'answered', call, found, elapsedMs, charge: bill.charge(), ...origin });
  }

  try {
    const asking = (signal: AbortSignal): Promise<Answer> => ask(signal, bill);
    const answer = await (isAside === true
      ? run.inFlight.make(service, asking)
      : attempt(run, { call, service, ask: asking }));
    reportAnswer(count(answer));
    return { status: 'answered', answer };
  } catch (error) {
    run.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    const { failure } = error;
    if (isNothingFound(failure)) {
      run.list(failure);
      reportAnswer(0);
    } else run.fail(failure, call, bill.charge());
    return { status: 'failed', failure };
  } finally {
    if (bill.reused() === null) run.requested.add(purpose);
  }
}
