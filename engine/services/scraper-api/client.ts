import * as z from 'zod/mini';
import { nothingFound, plainFailure } from '../../messages/service-messages.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { exclusionReason } from '../../url/exclusion-reason.ts';
import type { Bill } from '../bill.ts';
import { linkDestination } from '../google-results/destination.ts';
import type { OrganicLink } from '../google-results/organic-links.ts';
import {
  readResultsPage,
  type ResultsPage,
  type ResultsPageKind,
} from '../google-results/results-page.ts';
import { unreadableAnswer } from '../http/errors.ts';
import { lenientList, lenientText, readAnswer, readEach } from '../http/lenient-schema.ts';
import { encodedQuery } from '../http/service-url.ts';
import type { KeyedService, SearchService, ServiceOptions } from '../service.ts';
import { checkScraperApiKey, scraperApiCredits } from './key-check.ts';
import { askScraperApi } from './request.ts';

const structuredAnswer = z.object({ organic_results: lenientList });

const structuredResult = z.object({
  link: lenientText,
  title: lenientText,
  snippet: lenientText,
  date: lenientText,
});

/** `hl` and `gl` keep Google's texts stable; `num` is a request that Google may ignore. */
const FIXED = [
  ['hl', 'en'],
  ['gl', 'us'],
  ['num', '10'],
] as const;

/** ScraperAPI (§7), the primary search: Google's results page, or the structured endpoint where that withholds its links. */
export function createScraperApi(options: ServiceOptions): SearchService & KeyedService {
  return {
    name: 'scraperapi',
    isConnected: !options.key.isEmpty,
    queryStyle: 'quoted',
    arePagesRead: true,
    search: (query, signal, bill) => search(options, query, signal, bill),
    checkKey: (signal) => checkScraperApiKey(options, signal),
    creditsLeft: (signal) => scraperApiCredits(options, signal),
  };
}

async function search(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly FoundLink[]> {
  const page = await resultsPage(options, query, signal, bill);
  if (page.kind === 'none') throw new ServiceError(nothingFound('scraperapi'));
  const links = isMostlyReadable(page)
    ? page.links
    : await linksOtherwise(options, { query, page }, signal, bill);
  return links.map((link, index) => ({ ...link, rank: index + 1, query, service: 'scraperapi' }));
}

async function resultsPage(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<ResultsPage> {
  const target = `https://www.google.com/search?${encodedQuery([['q', query], ...FIXED])}`;
  const text = await askScraperApi(options, { kind: 'page', target }, signal, bill);
  return readResultsPage(text);
}

/** More links to use than links withheld: worth more than a second paid call. */
function isMostlyReadable({ links, opaqueLinks }: ResultsPage): boolean {
  const usable = links.filter(({ url }) => exclusionReason(url) === null);
  return usable.length > opaqueLinks;
}

/** Asks the structured endpoint; what the page itself gave is still better than its failure. */
async function linksOtherwise(
  options: ServiceOptions,
  { query, page }: { readonly query: string; readonly page: ResultsPage },
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly OrganicLink[]> {
  try {
    const links = await structuredLinks(options, query, signal, bill);
    if (links.length > 0) return links;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // The user's own limit is the reason to report, not the page that made the second call necessary.
    if (error.failure.reason === 'limit-reached' && page.links.length === 0) throw error;
  }
  if (page.links.length > 0) return page.links;
  throw missingLinks(page.kind);
}

/** ScraperAPI's structured Google search: the readable links, in rank order; throws a `ServiceError`. */
async function structuredLinks(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly OrganicLink[]> {
  const text = await askScraperApi(options, { kind: 'structured', query }, signal, bill);
  const { organic_results: results } = readAnswer('scraperapi', structuredAnswer, parsedJson(text));
  return readEach(structuredResult, results).flatMap(({ link, title, snippet, date }) => {
    const destination = linkDestination(link);
    if (destination.kind !== 'direct') return [];
    return [{ url: destination.url, title, snippet, dateText: date, siteName: '' }];
  });
}

/** Why a page gave no links although Google answered. */
function missingLinks(kind: ResultsPageKind): ServiceError {
  const isBarrier = kind === 'captcha' || kind === 'consent' || kind === 'script-wall';
  return isBarrier
    ? new ServiceError(plainFailure('scraperapi', kind, HTTP_STATUS.ok))
    : unreadableAnswer('scraperapi');
}
