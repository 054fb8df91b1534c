import type { KeylessServiceName } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { unreadableAnswer } from '../http/errors.ts';
import type { ServiceAnswer } from '../http/exchange.ts';
import { PAGE_BYTES_MAX, RESULTS_PAGE_BYTES_MAX } from '../http/request.ts';
import type { PageReader, QueryStyle, ScrapedPage, SearchService } from '../service.ts';
import { askKeyless, type KeylessQuestion, type KeylessOptions } from './ask-keyless.ts';
import { linksFrom, type KeylessResult } from './found.ts';

/** Asks the service one question and returns its 2xx answer; anything else is thrown as a `ServiceError`. */
export type AskService = (
  question: Omit<KeylessQuestion, 'service' | 'bytesMax'>,
) => Promise<ServiceAnswer>;

/** What one service without a key does in its own way. Both functions throw a `ServiceError`. */
export type KeylessService = {
  readonly name: KeylessServiceName;
  readonly queryStyle: QueryStyle;
  /** The results of a query, best first; none when the service found nothing. */
  readonly search: (ask: AskService, query: string) => Promise<readonly KeylessResult[]>;
  readonly scrape: (ask: AskService, url: string) => Promise<ScrapedPage>;
};

/** The client of a service that searches and reads pages without a key. */
export function createKeylessClient(
  { name, queryStyle, search, scrape }: KeylessService,
  options: KeylessOptions,
): SearchService & PageReader {
  const askFor =
    (bytesMax: number, signal: AbortSignal): AskService =>
    (question) =>
      askKeyless(options, { ...question, service: name, bytesMax }, signal);

  return {
    name,
    isConnected: true,
    queryStyle,
    arePagesRead: true,
    async search(query, signal) {
      const results = await search(askFor(RESULTS_PAGE_BYTES_MAX, signal), query);
      return linksFrom(results, { service: name, query });
    },
    scrape: (url, signal) => scrape(askFor(PAGE_BYTES_MAX, signal), url),
  };
}

/** What an answer says as JSON; `undefined` for an empty one. Throws a `ServiceError` when it is not JSON. */
export function jsonIn({ text }: ServiceAnswer, service: KeylessServiceName): unknown {
  if (text.trim() === '') return undefined;
  const json = parsedJson(text);
  if (json === undefined) throw unreadableAnswer(service);
  return json;
}
