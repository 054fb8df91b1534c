import { plainFailure } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import type { FailureReason, ServiceFailure, ServiceName } from '../../model/service-failure.ts';
import { pauseAskedIn, reasonFor } from '../http/errors.ts';
import type { ServiceAnswer } from '../http/exchange.ts';

/** A service asks for a longer pause only when the budget of the day is used up. */
const PAUSE_WITHIN_THE_DAY_MAX_MS = 120_000;

const NAMES_A_BUDGET = /"reason": ?"(?:credits|requests)"/;
const SAYS_BUDGET =
  /free (?:tier|mcp) rate limit|daily|per day|quota|plan'?s? (?:set )?(?:usage )?limit/i;
const SAYS_ADDRESS = /\bIP address\b|suspicious/i;
const SAYS_UNSUPPORTED = /not supported/i;

/** Tavily's own status for a plan whose limit is reached. */
const PLAN_LIMIT_STATUS = 432;

/** What a status means only where no key is sent. */
const KEYLESS_REASONS: ReadonlyMap<number, FailureReason> = new Map([
  [PLAN_LIMIT_STATUS, 'budget-used-up'],
  [HTTP_STATUS.notFound, 'closed'],
  [HTTP_STATUS.methodNotAllowed, 'closed'],
  [HTTP_STATUS.gone, 'closed'],
]);

/** The failure for a status that is not 2xx where no key was sent: a used-up budget, a refused address or a closed door. */
export function keylessRefusal(service: ServiceName, answer: ServiceAnswer): ServiceFailure {
  const { status } = answer;
  const failure = plainFailure(service, keylessReason(service, answer), status);
  return isAboutSite(service, answer)
    ? { ...failure, isAboutPage: true }
    : { ...failure, ...pauseAskedIn(answer) };
}

/** A limit that has been reached, whatever status it came with: the day's, or only this minute's. */
export function limitFailure(service: ServiceName, answer: ServiceAnswer): ServiceFailure {
  const failure = plainFailure(service, limitReason(answer), answer.status);
  return { ...failure, ...pauseAskedIn(answer) };
}

function keylessReason(service: ServiceName, answer: ServiceAnswer): FailureReason {
  const { status, text } = answer;
  switch (status) {
    case HTTP_STATUS.unauthorized:
      // Firecrawl answers IPv6 with a plain 401, and so it does when its free service is off.
      return service === 'firecrawl-keyless' && !SAYS_UNSUPPORTED.test(text)
        ? 'address-refused'
        : 'closed';
    case HTTP_STATUS.forbidden:
      return isAboutSite(service, answer) ? 'refused' : 'address-refused';
    case HTTP_STATUS.tooManyRequests:
      return limitReason(answer);
    default:
      return KEYLESS_REASONS.get(status) ?? withoutAccount(reasonFor('firecrawl', status, text));
  }
}

/** Without a key there is no account that could run out, only the day's budget. */
function withoutAccount(reason: FailureReason): FailureReason {
  return reason === 'out-of-credits' ? 'budget-used-up' : reason;
}

/** Firecrawl also sends 403 for sites that it does not read. */
function isAboutSite(service: ServiceName, { status, text }: ServiceAnswer): boolean {
  const isForbidden = status === HTTP_STATUS.forbidden;
  return isForbidden && service === 'firecrawl-keyless' && !SAYS_ADDRESS.test(text);
}

function limitReason({ text, retryAfterMs }: ServiceAnswer): FailureReason {
  if (NAMES_A_BUDGET.test(text)) return 'budget-used-up';
  if (retryAfterMs !== null) {
    return retryAfterMs > PAUSE_WITHIN_THE_DAY_MAX_MS ? 'budget-used-up' : 'rate-limited';
  }
  return SAYS_BUDGET.test(text) ? 'budget-used-up' : 'rate-limited';
}
