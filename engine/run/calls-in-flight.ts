import { ServiceError } from '../model/service-failure.ts';
import type { ServiceFailure, ServiceName } from '../model/service-failure.ts';

/** The calls of one run that are under way, so that the run can give them up without ending itself. */
export type CallsInFlight = {
  /** Makes a call with a signal that aborts with the run, or by `giveUp`. */
  readonly make: <Answer>(
    service: ServiceName,
    call: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Ends every call under way; each rejects with a `ServiceError` of the failure made for its service. */
  readonly giveUp: (failureOf: (service: ServiceName) => ServiceFailure) => void;
};

/** No calls yet; `signal` is the run's. */
export function createCallsInFlight(signal: AbortSignal): CallsInFlight {
  const open = new Map<AbortController, ServiceName>();
  signal.addEventListener('abort', () => {
    for (const controller of open.keys()) controller.abort(signal.reason);
  });
  return {
    async make(service, call) {
      signal.throwIfAborted();
      const controller = new AbortController();
      open.set(controller, service);
      try {
        return await call(controller.signal);
      } finally {
        open.delete(controller);
      }
    },
    giveUp(failureOf) {
      for (const [controller, service] of open)
        controller.abort(new ServiceError(failureOf(service)));
    },
  };
}
