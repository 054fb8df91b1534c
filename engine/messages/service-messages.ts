import { HTTP_STATUS } from '../model/http-status.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import {
  isKeyedService,
  type FailureReason,
  type ServiceFailure,
  type ServiceName,
} from '../model/service-failure.ts';

/** The services' own names, as users know them. */
export const SERVICE_LABELS: Readonly<Record<ServiceName, string>> = {
  scraperapi: 'ScraperAPI',
  serpapi: 'SerpApi',
  firecrawl: 'Firecrawl',
  'firecrawl-keyless': "Firecrawl's free service",
  tavily: "Tavily's free service",
  exa: "Exa's free service",
  wikidata: 'Wikidata',
  dns: 'DNS',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  smartrecruiters: 'SmartRecruiters',
  recruitee: 'Recruitee',
  workable: 'Workable',
  itunes: 'Apple Podcasts',
  'podcast-index': 'Podcast Index',
  openalex: 'OpenAlex',
  orcid: 'ORCID',
  crossref: 'Crossref',
  edgar: 'SEC EDGAR',
  gleif: 'GLEIF',
  'federal-register': 'Federal Register',
  'gov-uk': 'GOV.UK',
};

/** Which free service found the pages, without a full stop; `null` where the user's own keys found them, or nothing did. */
export function foundWith(service: ServiceName | null): string | null {
  const isFree = service !== null && !isKeyedService(service);
  return isFree ? `Found with ${SERVICE_LABELS[service]}` : null;
}

/** What Firecrawl was asked to do, in the words of its error texts (§8). */
export type FirecrawlAction = 'scrape URL' | 'search' | 'check credit usage';

/** §8: nothing was found. */
const NO_RESULTS = 'No results found';

/** §8: SerpApi found nothing; it is the backup, so the advice is to use the primary. */
const SERPAPI_NO_RESULTS =
  'No results found with SerpApi. Please use ScraperAPI as your primary search service.';

/** §8: SerpApi sends no CORS headers, so the browser withholds its answer. */
export const SERPAPI_BLOCKED =
  'SerpApi search failed due to browser limitations... Please use ScraperAPI as your primary search service.';

const FIRECRAWL_EXPLAINED_STATUSES: ReadonlySet<number> = new Set([
  HTTP_STATUS.badRequest,
  HTTP_STATUS.paymentRequired,
  HTTP_STATUS.forbidden,
  HTTP_STATUS.timeout,
  HTTP_STATUS.conflict,
  HTTP_STATUS.internalError,
]);

/** §8: no key is stored for the service. */
export function missingKey(service: ServiceName): ServiceFailure {
  const message = `${SERVICE_LABELS[service]} API key not found. Please set your API key first.`;
  return { service, reason: 'missing-key', message, status: null };
}

/** §8: the service answered properly and found nothing. */
export function nothingFound(service: ServiceName): ServiceFailure {
  const message = service === 'serpapi' ? SERPAPI_NO_RESULTS : NO_RESULTS;
  return { service, reason: 'empty', message, status: HTTP_STATUS.ok, needsRemedy: true };
}

/** §8, for every Firecrawl status that is not 2xx; `error` is the service's own text, made safe to show. */
export function firecrawlRefusal(action: FirecrawlAction, status: number, error: string): string {
  return FIRECRAWL_EXPLAINED_STATUSES.has(status)
    ? `Failed to ${action}. Status code: ${status}. Error: ${error || 'Unknown error occurred'}`
    : `Unexpected error occurred while trying to ${action}. Status code: ${status}`;
}

/** §8: Firecrawl answered 2xx and said that it failed. */
export function firecrawlFailure(action: FirecrawlAction, error: string): string {
  return `Failed to ${action}. Error: ${error || 'Unknown error occurred'}`;
}

/** §8: Firecrawl did not answer at all. */
export function firecrawlNetworkError(action: FirecrawlAction): string {
  return `No response received while trying to ${action}. This may be a network error or the server is unreachable.`;
}

/** The service sent more than `bytesMax` bytes, which are not read. */
export function tooLarge(service: ServiceName, bytesMax: number, status: number): ServiceFailure {
  const message = `${SERVICE_LABELS[service]} sent a response larger than ${bytesMax} bytes, which was not read.`;
  return { service, reason: 'unreadable', message, status, isAboutPage: true };
}

/** The service redirected the call; following would carry the key, or the name, to another address. */
export function redirected(service: ServiceName, status: number | null): ServiceFailure {
  const message = `${SERVICE_LABELS[service]} redirected to another address. The redirect was not followed${isKeyedService(service) ? ', to protect the key' : ''}.`;
  return { service, reason: 'refused', message, status, needsRemedy: true };
}

/** The address configured for the service is not an ordinary web address. */
export function wrongServiceAddress(service: ServiceName): ServiceFailure {
  const sent = isKeyedService(service) ? ' the key may be sent to' : '';
  const message = `The address configured for ${SERVICE_LABELS[service]} is not a web address${sent}.`;
  return { service, reason: 'refused', message, status: null, needsRemedy: true };
}

/** The service read a page that the site refused to show (`status` is the site's) or that holds no text. */
export function unreadablePage(
  service: ServiceName,
  reason: 'refused' | 'empty',
  status: number,
): ServiceFailure {
  const label = SERVICE_LABELS[service];
  const message =
    reason === 'empty'
      ? `${label} found no readable text on the page.`
      : `The site refused to show this page to ${label}. Status code: ${status}`;
  return { service, reason, message, status, isAboutPage: true };
}

/** A failure in our own words, where §8 has no sentence: the service, what happened, and what to do about it. */
export function plainFailure(
  service: ServiceName,
  reason: FailureReason,
  status: number | null,
): ServiceFailure {
  return { service, reason, message: adviceOn(service, reason), status };
}

/** The SEC answers only callers who give an e-mail address, and none is set. */
export function contactMissing(): ServiceFailure {
  const message = `${SERVICE_LABELS.edgar}: not called, because it requires a contact e-mail address — set EDGAR_CONTACT.`;
  return { service: 'edgar', reason: 'not-allowed', message, status: null };
}

/**
 * The SEC refuses this internet address for `retryAfterMs`, after too many requests or one without a contact. `status` is its
 * answer, `null` where it was not asked again.
 */
export function edgarBlocked(retryAfterMs: number, status: number | null): ServiceFailure {
  const message = `${SERVICE_LABELS.edgar} refused the requests from this internet address.`;
  return {
    service: 'edgar',
    reason: 'rate-limited',
    message,
    status,
    retryAfterMs,
    needsRemedy: true,
  };
}

/** The service keeps failing, or said that it takes nothing more: it is not called again in this run. */
export function skipped(service: ServiceName, why: keyof typeof SKIPPED_BECAUSE): ServiceFailure {
  const message = `${SERVICE_LABELS[service]}: skipped for the rest of this run: ${SKIPPED_BECAUSE[why]}`;
  return { service, reason: 'skipped', message, status: null };
}

const SKIPPED_BECAUSE = {
  failing: 'it failed three times in a row — try again later.',
  rejected: 'it rejected the API key — check the key on its card.',
  'rate-limited': 'it accepts no more requests for now — try again in a few minutes.',
} as const;

/** The user's own limit has no room for the next call; one text for all calls, so that it is reported once. */
export function limitReached(service: ServiceName, creditsMax: number): ServiceFailure {
  const message = `Stopped at your limit of ${creditsMax} ${creditsMax === 1 ? 'credit' : 'credits'}. No further requests were made.`;
  return { service, reason: 'limit-reached', message, status: null };
}

/** The run's own time, `timeoutMs`, is up: calls still in flight at that moment are given up. */
export function outOfTime(service: ServiceName, timeoutMs: number): ServiceFailure {
  const message = `${SERVICE_LABELS[service]}: timed out, the run reached its ${timeoutMs / MS_PER_S}-second limit — showing the results found so far.`;
  return { service, reason: 'timed-out', message, status: null };
}

const MS_PER_S = 1000;

/** The sentence for the screen: the failure's own message, and the remedy where it names none ('… — top up or use another key.'). */
export function explained(failure: ServiceFailure): string {
  const { service, reason, message, needsRemedy, isAboutPage, retryAfterMs, freeAgainAt } = failure;
  if (reason === 'budget-used-up' && freeAgainAt !== undefined) {
    return `${SERVICE_LABELS[service]}: ${BUDGET_USED_UP} — free again at ${timeOfDay(freeAgainAt)}, or add API keys.`;
  }
  if (needsRemedy !== true || isAboutPage === true) return message;
  const said = asSentence(message);
  if (reason !== 'rate-limited' || retryAfterMs === undefined) {
    return `${said} ${adviceOn(service, reason)}`;
  }
  const pause = pauseInWords(retryAfterMs / MS_PER_S);
  return `${said} ${SERVICE_LABELS[service]}: too many requests — try again in ${pause}.`;
}

/** What a service calls its error often ends without a full stop: 'Error: Insufficient credits'. */
function asSentence(message: string): string {
  return /[.!?…]$/u.test(message) ? message : `${message}.`;
}

/** '14:05' on this device's clock; a free budget comes back within a day, so that the day need not be named. */
function timeOfDay(isoTime: string): string {
  const time = new Date(isoTime);
  return [time.getHours(), time.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function pauseInWords(seconds: number): string {
  if (seconds <= 1) return '1 second';
  return seconds <= SECONDS_NAMED_MAX
    ? `${Math.ceil(seconds)} seconds`
    : `${Math.ceil(seconds / S_PER_MIN)} minutes`;
}

const S_PER_MIN = 60;
/** A longer pause is named in minutes. */
const SECONDS_NAMED_MAX = 90;

function adviceOn(service: ServiceName, reason: FailureReason): string {
  return `${SERVICE_LABELS[service]}: ${ADVICE[reason]}`;
}

const BUDGET_USED_UP = "today's free budget for this internet address is used up";

/** What happened, and after the dash what to do about it. */
const ADVICE: Readonly<Record<FailureReason, string>> = {
  'missing-key': 'no API key — set one on its card.',
  rejected: 'the API key was rejected — check the key on its card.',
  'out-of-credits': 'out of credits — top up or use another key.',
  'rate-limited': 'too many requests — try again in a minute.',
  'timed-out': 'no response in time — try again later.',
  blocked: 'your browser blocks its responses — connect ScraperAPI instead.',
  unreachable:
    'could not be reached — check your connection, and whether an ad blocker or firewall blocks it.',
  refused: 'could not complete the request — try again later.',
  captcha: 'Google asked for a captcha instead of showing results — try again in a few minutes.',
  consent: 'Google showed its consent page instead of results — try again in a few minutes.',
  'script-wall': 'Google sent a page without results — try again in a few minutes.',
  unreadable:
    'sent a response that cannot be read — check whether this network requires you to sign in, or try again later.',
  empty: 'no results — check the spelling of name and company.',
  offline: 'not reached, this device is offline — reconnect and try again.',
  skipped: 'skipped for the rest of this run — try again later.',
  'limit-reached': 'not called — raise the credit limit and try again.',
  'budget-used-up': `${BUDGET_USED_UP} — try again tomorrow, or add API keys.`,
  'address-refused':
    'does not serve this internet address without a key — try another network, or add API keys.',
  closed: 'is not offered without a key at the moment — try again later, or add API keys.',
  'not-allowed':
    'not called, since free services are switched off — switch them on, or add API keys.',
};

/** Names that one sentence takes before it becomes a list. */
const COMPANY_NAMES_MAX = 4;

/** What was learned about the company's names, as a sentence; `null` when it goes by one name alone. */
export function companyNamesText(company: CompanyProfile): string | null {
  const { name, aliases, formerNames } = company;
  const also = aliases.slice(0, COMPANY_NAMES_MAX);
  const formerly = formerNames.slice(0, COMPANY_NAMES_MAX);
  const known = also.length === 0 ? '' : `${name} is also known as ${listInWords(also)}`;
  const called = formerly.length === 0 ? '' : `was formerly called ${listInWords(formerly)}`;
  if (known === '') return called === '' ? null : `${name} ${called} (Wikidata).`;
  return called === '' ? `${known} (Wikidata).` : `${known}, and ${called} (Wikidata).`;
}

/** 'Acme', 'Acme and Beta', 'Acme, Beta and Gamma'. */
export function listInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
