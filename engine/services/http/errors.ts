import { plainFailure } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import {
  ServiceError,
  type FailureReason,
  type KeyedServiceName,
  type ServiceFailure,
  type ServiceName,
} from '../../model/service-failure.ts';
import type { ServiceAnswer } from './exchange.ts';

const SAYS_USED_UP = /exhausted|out of searches|insufficient credits|no credits/i;
const SAYS_PLAN = /max_cost|your plan/i;

/** What a bare 403 means: ScraperAPI, SerpApi and language models send it for bad keys, Firecrawl for sites that it will not read. */
const FORBIDDEN_MEANS: Readonly<Record<KeyedServiceName | 'language-model', FailureReason>> = {
  scraperapi: 'rejected',
  serpapi: 'rejected',
  firecrawl: 'refused',
  'language-model': 'rejected',
};

/** The reason behind a status that is not 2xx. `text` is the answer's body, which distinguishes what shares a status. */
export function reasonFor(
  service: keyof typeof FORBIDDEN_MEANS,
  status: number,
  text: string,
): FailureReason {
  switch (status) {
    case HTTP_STATUS.unauthorized:
      return 'rejected';
    case HTTP_STATUS.paymentRequired:
      return 'out-of-credits';
    case HTTP_STATUS.forbidden:
      return reasonForForbidden(service, text);
    case HTTP_STATUS.timeout:
      return 'timed-out';
    case HTTP_STATUS.tooManyRequests:
      return SAYS_USED_UP.test(text) ? 'out-of-credits' : 'rate-limited';
    default:
      return 'refused';
  }
}

/** The failure for a status that is not 2xx, in our own words: nothing of the answer reaches the message. */
export function refusal(service: KeyedServiceName, answer: ServiceAnswer): ServiceFailure {
  const { status, text } = answer;
  const failure = plainFailure(service, reasonFor(service, status, text), status);
  const message = `${failure.message} Status code: ${status}`;
  return { ...failure, message, ...pauseAskedIn(answer) };
}

/** A success that is not what the service documents. */
export function unreadableAnswer(service: ServiceName): ServiceError {
  return new ServiceError(plainFailure(service, 'unreadable', HTTP_STATUS.ok));
}

/** What was asked for; `null` where the service answers that there is no such thing. */
export async function orMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    const status = failureStatus(error);
    if (status === HTTP_STATUS.notFound || status === HTTP_STATUS.gone) return null;
    throw error;
  }
}

/** The status that a service failed with; `null` where there was none. */
export function failureStatus(error: unknown): number | null {
  return error instanceof ServiceError ? error.failure.status : null;
}

/** How long the service asks not to be called, as a failure carries it. */
export function pauseAskedIn({
  retryAfterMs,
}: ServiceAnswer): Pick<ServiceFailure, 'retryAfterMs'> {
  return retryAfterMs === null ? {} : { retryAfterMs };
}

function reasonForForbidden(service: keyof typeof FORBIDDEN_MEANS, text: string): FailureReason {
  if (SAYS_USED_UP.test(text)) return 'out-of-credits';
  return SAYS_PLAN.test(text) ? 'refused' : FORBIDDEN_MEANS[service];
}
