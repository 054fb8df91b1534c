import { plainFailure, redirected, tooLarge } from '../../messages/service-messages.ts';
import {
  ServiceError,
  type ServiceFailure,
  type ServiceName,
} from '../../model/service-failure.ts';
import { exchange, HttpError, type ServiceAnswer, type HttpRequest } from './exchange.ts';

/** A key check asks a free account endpoint; a user does not wait longer than this for one. */
export const KEY_CHECK_TIMEOUT_MS = 20_000;

/** One scraped page as JSON; a longer answer is cut off while it streams. */
export const PAGE_BYTES_MAX = 2_000_000;

/** One results page, or one JSON answer of a search. */
export const RESULTS_PAGE_BYTES_MAX = 5_000_000;

/** The answer of an account endpoint. */
export const ACCOUNT_BYTES_MAX = 100_000;

/** What is asked of a service besides its key, and with what limits. */
export type Endpoint = Pick<HttpRequest, 'timeoutMs' | 'bytesMax'> & {
  readonly path: string;
  /** In the order of the wire. */
  readonly parameters: readonly (readonly [string, string])[];
};

/** One HTTP call to a service. */
export type HttpCall = HttpRequest & {
  readonly service: ServiceName;
  /** Thrown when no answer comes at all. */
  readonly onNetworkError: ServiceFailure;
  /** Thrown when the answer takes longer than `timeoutMs`; a plain `timed-out` when left out. */
  readonly onTimeout?: ServiceFailure;
};

/** Makes one call (`exchange`). Throws a `ServiceError` when there is no answer; rejects with the signal's reason on abort. */
export async function ask(call: HttpCall): Promise<ServiceAnswer> {
  try {
    return await exchange(call);
  } catch (error) {
    throw error instanceof HttpError ? new ServiceError(failureOf(error, call)) : error;
  }
}

function failureOf({ reason, status }: HttpError, call: HttpCall): ServiceFailure {
  const { service, bytesMax, onNetworkError } = call;
  switch (reason) {
    case 'timed-out':
      return call.onTimeout ?? plainFailure(service, 'timed-out', null);
    case 'redirected':
      return redirected(service, status);
    case 'too-large':
      return tooLarge(service, bytesMax, status ?? 0);
    case 'unreachable':
      if (status === null) return onNetworkError;
      return onNetworkError.reason === 'unreachable'
        ? { ...onNetworkError, status }
        : plainFailure(service, 'unreachable', status);
    default:
      return reason satisfies never;
  }
}
