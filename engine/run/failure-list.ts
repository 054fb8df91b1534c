import type { ResearchEvent } from '../model/research-event.ts';
import type { Charge } from '../model/charge.ts';
import { isSaidOnce } from '../model/service-failure.ts';
import type { ServiceFailure } from '../model/service-failure.ts';

/** Everything that failed in a run, in order. */
export type FailureList = {
  readonly failures: readonly ServiceFailure[];
  /**
   * Reports a failure and what it was billed. `call` is `null` when no call was made; such a failure is reported once, and
   * what `isSaidOnce` names is listed once, however many calls it stopped.
   */
  readonly fail: (failure: ServiceFailure, call: number | null, charge?: Charge) => void;
};

/** An empty list for one run, which reports its events through `emit`. */
export function createFailureList(emit: (event: ResearchEvent) => void): FailureList {
  const failures: ServiceFailure[] = [];
  const listedOnce = new Set<string>();
  return {
    failures,
    fail(failure, call, charge) {
      const isListedOnce = call === null || isSaidOnce(failure);
      const isListed = isListedOnce && listedOnce.has(failure.message);
      if (isListed && call === null) return;
      if (isListedOnce) listedOnce.add(failure.message);
      if (!isListed) failures.push(failure);
      const billed = charge === undefined || charge.credits === 0 ? {} : { charge };
      emit({ kind: 'failure', call, failure, ...billed });
    },
  };
}
