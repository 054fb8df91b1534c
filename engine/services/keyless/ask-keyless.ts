import type * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { isSuccess } from '../../model/http-status.ts';
import { secretOf, type Secret } from '../../model/secret.ts';
import { ServiceError, type ServiceName } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import type { ServiceAnswer } from '../http/exchange.ts';
import { readAnswer } from '../http/lenient-schema.ts';
import { ask } from '../http/request.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { ServiceOptions } from '../service.ts';
import { keylessRefusal } from './refusal.ts';

/** One question to a service without a key. With `json` it is a POST; otherwise a GET with `parameters`. */
export type KeylessQuestion = {
  readonly service: ServiceName;
  readonly path: string;
  readonly parameters?: readonly (readonly [name: string, value: string])[];
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where one of the headers holds a key after all: it is removed from the answer. */
  readonly key?: Secret;
  readonly timeoutMs: number;
  readonly bytesMax: number;
};

/** No key, and no `Authorization` header either: an empty one would not be the same. */
const NO_KEY = secretOf('');

/** Asks without a key and returns the 2xx answer. Throws a `ServiceError`: `not-allowed` once the user has withdrawn consent. */
export async function askKeyless(
  options: KeylessOptions,
  question: KeylessQuestion,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  const { service } = question;
  const allowed = AbortSignal.any([signal, options.withdrawn]);
  try {
    const answer = await ask({ ...callFor(options, question), signal: allowed });
    if (isSuccess(answer.status)) return answer;
    throw new ServiceError(keylessRefusal(service, answer));
  } catch (error) {
    signal.throwIfAborted();
    throw allowed.aborted ? new ServiceError(plainFailure(service, 'not-allowed', null)) : error;
  }
}

/** The same for JSON of this shape; any other answer is thrown as unreadable. */
export async function askKeylessJson<Shape>(
  options: KeylessOptions,
  { shape, ...question }: KeylessQuestion & { readonly shape: z.ZodMiniType<Shape> },
  signal: AbortSignal,
): Promise<Shape> {
  const { text } = await askKeyless(options, question, signal);
  return readAnswer(question.service, shape, parsedJson(text));
}

function callFor(options: KeylessOptions, question: KeylessQuestion) {
  const { baseUrl, fetch, timeoutMs, wait } = options;
  const { service, path, parameters = [], json, headers = {}, key = NO_KEY, bytesMax } = question;
  return {
    service,
    fetch,
    url: serviceUrl({ service, baseUrl, path, parameters }),
    key,
    headers,
    json,
    timeoutMs: timeoutMs ?? question.timeoutMs,
    wait,
    bytesMax,
    // A refusal without CORS headers looks like this, too.
    onNetworkError: plainFailure(service, 'unreachable', null),
  };
}

/** How a client reaches a service that needs no key. */
export type KeylessOptions = Omit<ServiceOptions, 'key'> & {
  /** Aborts when the user takes back the consent to free services: calls in flight end, and no more are made. */
  readonly withdrawn: AbortSignal;
};
