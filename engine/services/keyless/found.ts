import { nothingFound } from '../../messages/service-messages.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { ServiceError, type ServiceName } from '../../model/service-failure.ts';
import { singleSpaced } from '../../text/normalize.ts';
import { linkDestination } from '../google-results/destination.ts';

/** Characters of a description that are read; the rest would never be shown. */
const DESCRIPTION_CHARACTERS_MAX = 2000;

const IMAGE = /!\[[^\][]{0,300}\]\([^()\s]{0,500}(?: "[^"]{0,200}")?\)/g;

const LINK = /\[([^\][]{0,300})\]\([^()\s]{0,500}(?: "[^"]{0,200}")?\)/g;

const LINE_START = /^[ \t]{0,8}(?:#{1,6}|>|[-*+]|\d{1,3}\.)[ \t]+/gm;

const EMPHASIS = /\*\*|__|`/g;

/** Left over when an image or link is cut off at the end. */
const CUT_OFF = /!?\[[^\][]{0,300}\]\([^()\s]{0,500}$/;

/** Results asked of each query: they cost a free budget the same as one would. */
export const KEYLESS_RESULTS_PER_QUERY = 10;

/** One result as a search without a key describes it. */
export type KeylessResult = {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** As the service showed it: '2 hours ago', an ISO time, or ''. */
  readonly date: string;
};

/** A search that was answered: by whom, and to which query. */
export type AnsweredQuery = { readonly service: ServiceName; readonly query: string };

/** The results as links, in the order given. Throws a `ServiceError` with reason `empty` when none leads anywhere. */
export function linksFrom(
  results: readonly KeylessResult[],
  { service, query }: AnsweredQuery,
): readonly FoundLink[] {
  const links = results.flatMap(({ url, title, text, date }, index) => {
    const destination = linkDestination(url);
    if (url.trim() === '' || destination.kind !== 'direct') return [];
    const known = { url: destination.url, title, snippet: plainSnippet(text), siteName: '' };
    return [{ ...known, dateText: dateTextOf(date), rank: index + 1, query, service }];
  });
  if (links.length === 0) throw new ServiceError(nothingFound(service));
  return links;
}

/** A longer one is not a date. */
const DATE_CHARACTERS_MAX = 32;

/** The day of an ISO time, or the words that the service uses ('2 hours ago'), which the judge reads beside the snippet. */
function dateTextOf(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date.trim())?.[0];
  if (day !== undefined) return day;
  const words = date.trim();
  return words.length <= DATE_CHARACTERS_MAX ? words : '';
}

/** The text of a description that may be Markdown, with images and headings; one line, as of any other snippet. */
export function plainSnippet(description: string): string {
  return singleSpaced(
    description
      .slice(0, DESCRIPTION_CHARACTERS_MAX)
      .replaceAll(IMAGE, ' ')
      .replaceAll(LINK, '$1')
      .replace(CUT_OFF, ' ')
      .replaceAll(LINE_START, '')
      .replaceAll(EMPHASIS, ''),
  );
}
