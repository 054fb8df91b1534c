import * as z from 'zod/mini';
import { nothingFound, plainFailure } from '../../messages/service-messages.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import type { Bill } from '../bill.ts';
import { linkDestination } from '../google-results/destination.ts';
import { refusal } from '../http/errors.ts';
import type { ServiceAnswer } from '../http/exchange.ts';
import { lenientText, readEach } from '../http/lenient-schema.ts';
import type { KeyedService, SearchService, ServiceOptions } from '../service.ts';
import { checkSerpApiKey, serpApiCredits } from './key-check.ts';
import { RESULTS_PER_QUERY, askSerpApi } from './request.ts';

/** Google said so itself; SerpApi sends it as an `error` beside status 200. */
const SAYS_NOTHING_FOUND = /hasn't returned any results/i;

const organicResult = z.object({
  link: lenientText,
  title: lenientText,
  snippet: lenientText,
  date: lenientText,
  source: lenientText,
});

const searchAnswer = z.object({
  organic_results: z.optional(z.unknown()),
  search_metadata: z.optional(z.unknown()),
  error: lenientText,
});

/** SerpApi (§7), the backup search: Google's results as JSON. Browsers may not read its answers, so it mostly reports that. */
export function createSerpApi(options: ServiceOptions): SearchService & KeyedService {
  return {
    name: 'serpapi',
    isConnected: !options.key.isEmpty,
    queryStyle: 'quoted',
    arePagesRead: true,
    search: (query, signal, bill) => search(options, query, signal, bill),
    checkKey: (signal) => checkSerpApiKey(options, signal),
    creditsLeft: (signal) => serpApiCredits(options, signal),
  };
}

async function search(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly FoundLink[]> {
  const answer = await askSerpApi(options, { kind: 'search', query }, signal, bill);
  const links = linksOf(resultsIn(answer), query);
  if (links.length === 0) throw new ServiceError(nothingFound('serpapi'));
  return links;
}

function resultsIn(answer: ServiceAnswer): readonly unknown[] {
  if (answer.text.trim() === '') return [];
  const read = searchAnswer.safeParse(parsedJson(answer.text));
  if (!read.success) throw unreadable(answer);
  const { organic_results: results, search_metadata: metadata, error } = read.data;
  if (Array.isArray(results)) return results;
  if (error !== '' && !SAYS_NOTHING_FOUND.test(error)) {
    throw new ServiceError(refusal('serpapi', answer));
  }
  if (error === '' && metadata === undefined) throw unreadable(answer);
  return [];
}

/** The service ignores `num` since Google dropped it, so the first five are taken here (§9). */
function linksOf(results: readonly unknown[], query: string): readonly FoundLink[] {
  return readEach(organicResult, results)
    .flatMap(({ link, title, snippet, date, source }, index) => {
      const destination = linkDestination(link);
      if (destination.kind !== 'direct') return [];
      const found = { url: destination.url, title, snippet, dateText: date, siteName: source };
      return [{ ...found, rank: index + 1, query, service: 'serpapi' } as const];
    })
    .slice(0, RESULTS_PER_QUERY);
}

function unreadable({ status }: ServiceAnswer): ServiceError {
  return new ServiceError(plainFailure('serpapi', 'unreadable', status));
}
