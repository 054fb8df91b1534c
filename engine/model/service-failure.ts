/** The services that need a key of the user's: search-scraping proxy, search API, web scraping. */
const KEYED_SERVICES = ['scraperapi', 'serpapi', 'firecrawl'] as const;

/** Vendors of job boards that are read without a key. */
export const JOB_BOARDS = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'recruitee',
  'workable',
] as const;

/** Registers of companies, and where authorities publish. */
export const REGISTERS = ['edgar', 'gleif', 'federal-register', 'gov-uk'] as const;

/** Public sources of facts about a company; none needs a key or learns about a person. */
export const COMPANY_SOURCES = ['dns', ...JOB_BOARDS, ...REGISTERS] as const;

/** Public catalogues of what people have said and written. They learn the person's name; the surest of who somebody is come first. */
export const CATALOGUES = ['itunes', 'podcast-index', 'openalex', 'orcid', 'crossref'] as const;

/** Every service that Legwork may ask: those with a key, those without, who knows about the company, and catalogues. */
export const SERVICE_NAMES = [
  ...KEYED_SERVICES,
  'firecrawl-keyless',
  'tavily',
  'exa',
  'wikidata',
  ...COMPANY_SOURCES,
  ...CATALOGUES,
] as const;

/** One of `SERVICE_NAMES`. */
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** A service that is asked with a key. */
export type KeyedServiceName = (typeof KEYED_SERVICES)[number];

/** One of `COMPANY_SOURCES`. */
export type CompanySourceName = (typeof COMPANY_SOURCES)[number];

/** A vendor of job boards. */
export type JobBoardName = (typeof JOB_BOARDS)[number];

/** A register of companies, or an authority that publishes. */
export type RegisterName = (typeof REGISTERS)[number];

/** One of `CATALOGUES`. */
export type CatalogueName = (typeof CATALOGUES)[number];

/** What a catalogue lists: podcast episodes, or works such as articles. */
export type CatalogueEntry = 'episode' | 'work';

/** A service that is asked without one: free services, and who knows companies by name. */
export type KeylessServiceName = Exclude<
  ServiceName,
  KeyedServiceName | CompanySourceName | CatalogueName
>;

/** What the service lists; `null` when it is not a catalogue. */
export function catalogueEntryOf(service: ServiceName): CatalogueEntry | null {
  const catalogue = CATALOGUES.find((name) => name === service);
  if (catalogue === undefined) return null;
  return catalogue === 'itunes' || catalogue === 'podcast-index' ? 'episode' : 'work';
}

/** Is the service asked beside the searches, so that a run is whole without it? */
export function isAskedBeside(service: ServiceName): boolean {
  return service === 'wikidata' || catalogueEntryOf(service) !== null;
}

/** Does the service need a key? */
export function isKeyedService(service: ServiceName): service is KeyedServiceName {
  return KEYED_SERVICES.some((keyed) => keyed === service);
}

/**
 * What went wrong, named by what happened:
 * - `missing-key`: no key is stored for the service
 * - `rejected`: the service says the key is not valid (401, some 403)
 * - `out-of-credits`: 402, 403 or 429 that says the account is used up
 * - `rate-limited`: 429
 * - `timed-out`: our time limit or the service's own (408)
 * - `blocked`: the browser refused the answer (CORS) although the network works
 * - `unreachable`: no answer at all
 * - `refused`: any other status that is not 2xx
 * - `captcha`, `consent`, `script-wall`: a 200 page that holds a barrier instead of results
 * - `unreadable`: a 200 answer that is not what the service documents
 * - `empty`: the service answered properly and found nothing
 * - `offline`: this device has no connection
 * - `skipped`: the service was not asked, since it had failed before in the same run
 * - `limit-reached`: the service was not asked, since the run's own limit of credits has no room for it
 * - `budget-used-up`: a free service has given this internet address all it gives in a day
 * - `address-refused`: a free service does not serve this internet address
 * - `closed`: the service no longer answers without a key
 * - `not-allowed`: the service was not asked, since the user does not allow free services (any longer)
 */
export const FAILURE_REASONS = [
  'missing-key',
  'rejected',
  'out-of-credits',
  'rate-limited',
  'timed-out',
  'blocked',
  'unreachable',
  'refused',
  'captcha',
  'consent',
  'script-wall',
  'unreadable',
  'empty',
  'offline',
  'skipped',
  'limit-reached',
  'budget-used-up',
  'address-refused',
  'closed',
  'not-allowed',
] as const;

/** One of `FAILURE_REASONS`. */
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A failure as plain data: it crosses the worker boundary and lands in reports. Never holds a key. */
export type ServiceFailure = {
  readonly service: ServiceName;
  readonly reason: FailureReason;
  /** The sentence the user sees (§8 where it has one). */
  readonly message: string;
  /** HTTP status, when there was an answer. */
  readonly status: number | null;
  /** How long the service asks to be left alone; only where it says so. */
  readonly retryAfterMs?: number;
  /** When a free budget that is used up is there again, ISO 8601; only where the service says so. */
  readonly freeAgainAt?: string;
  /** The message names no remedy, as most sentences of §8: `explained` adds it. */
  readonly needsRemedy?: true;
  /** The service is well and only this one page could not be had: nothing to try again, and no sign of trouble. */
  readonly isAboutPage?: true;
};

/** These end a free service for the rest of a run: its answer to the next call would be the same. */
const FINAL_WITHOUT_KEY: ReadonlySet<FailureReason> = new Set([
  'budget-used-up',
  'address-refused',
  'closed',
  'not-allowed',
]);

/** Has a free service said that it answers nothing more, so that the run goes on without it? */
export function endsFreeService({ reason }: Pick<ServiceFailure, 'reason'>): boolean {
  return FINAL_WITHOUT_KEY.has(reason);
}

/** Is one mention enough, however many calls of a run end in this failure? */
export function isSaidOnce(failure: Pick<ServiceFailure, 'reason'>): boolean {
  return failure.reason === 'limit-reached' || endsFreeService(failure);
}

/** Refusals and silences that concern an account or a whole service, so that what was looked for may be missing. */
const DEGRADING: ReadonlySet<FailureReason> = new Set([
  'rejected',
  'out-of-credits',
  'rate-limited',
  'blocked',
  'unreachable',
  'offline',
  ...FINAL_WITHOUT_KEY,
]);

/** Did a service refuse or not answer, so that a run that otherwise ended well may lack what it would have found? */
export function isDegrading({
  service,
  reason,
  isAboutPage,
}: Pick<ServiceFailure, 'service' | 'reason' | 'isAboutPage'>): boolean {
  return DEGRADING.has(reason) && isAboutPage !== true && !isAskedBeside(service);
}

/** Did the service answer properly, only that nothing matches? That is an answer and no problem of the service. */
export function isNothingFound({
  reason,
  isAboutPage,
}: Pick<ServiceFailure, 'reason' | 'isAboutPage'>): boolean {
  return reason === 'empty' && isAboutPage !== true;
}

/** The one error that leaves a service client. It has no `cause`: the platform's may quote an address or a header, and so the key. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly failure: ServiceFailure;

  constructor(failure: ServiceFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
