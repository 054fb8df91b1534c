import { ServiceError } from '../model/service-failure.ts';
import type { ServiceFailure, ServiceName } from '../model/service-failure.ts';

/** The calls of one run that are in flight, so that the run can abort them without ending itself. */
export type CallsInFlight = {
  /** Makes a call with a signal that aborts with the run, or by `abortAll`. Rejects with what `call` rejects with. */
  readonly make: <Answer>(
    service: ServiceName,
    call: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Aborts every call in flight; each rejects with a `ServiceError` of the failure made for its service. */
  readonly abortAll: (failureOf: (service: ServiceName) => ServiceFailure) => void;
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
    abortAll(failureOf) {
      for (const [controller, service] of open)
        controller.abort(new ServiceError(failureOf(service)));
    },
  };
}
