import { normalizeText, type ResearchResult, type Verdict } from '#engine';

/** In which order a report shows its items. */
export type ReportSort = 'relevance' | 'date';

/** Which items of a report are shown, and in which order. */
export type ReportFilter = {
  readonly sort: ReportSort;
  /** ISO 639-1; '' for every language, `UNKNOWN_LANGUAGE` for items whose language isn't known. */
  readonly language: string;
  readonly verdict: 'all' | Exclude<Verdict, 'other'>;
  /** Words that must all be in title, description or source, in any spelling. */
  readonly text: string;
};

/** Every item, best first. */
export const NO_FILTER: ReportFilter = {
  sort: 'relevance',
  language: '',
  verdict: 'all',
  text: '',
};

/** The language of an item too short to detect one. */
export const UNKNOWN_LANGUAGE = 'none';

/** Whether it leaves anything out; an order alone doesn't. */
export function isNarrowing({ language, verdict, text }: ReportFilter): boolean {
  return language !== '' || verdict !== 'all' || text.trim() !== '';
}

type Filterable = Pick<
  ResearchResult,
  'title' | 'description' | 'source' | 'language' | 'verdict' | 'date'
>;

/** The items that fit a filter, in the order they have. */
export function fitting<Item>(
  items: readonly Item[],
  filter: ReportFilter,
  resultOf: (item: Item) => Filterable,
): readonly Item[] {
  const words = normalizeText(filter.text).split(/\s+/u).filter(Boolean);
  return items.filter((item) => {
    const result = resultOf(item);
    return hasLanguage(result, filter) && hasVerdict(result, filter) && hasWords(result, words);
  });
}

/** The items in the order asked for. Newest first by day; undated ones come last, in the order they had. */
export function sorted<Item>(
  items: readonly Item[],
  sort: ReportSort,
  resultOf: (item: Item) => Filterable,
): readonly Item[] {
  return sort === 'relevance'
    ? items
    : items.toSorted((one, other) => newestFirst(resultOf(one), resultOf(other)));
}

/** The languages of these items, each once, sorted; `UNKNOWN_LANGUAGE` for those whose language is unknown. */
export function languagesOf(results: readonly Pick<Filterable, 'language'>[]): readonly string[] {
  return [...new Set(results.map(({ language }) => language ?? UNKNOWN_LANGUAGE))].toSorted();
}

function hasLanguage({ language }: Filterable, { language: asked }: ReportFilter): boolean {
  return asked === '' || (language ?? UNKNOWN_LANGUAGE) === asked;
}

/** Namesakes are listed apart and are never confirmed or possible. */
function hasVerdict({ verdict }: Filterable, { verdict: asked }: ReportFilter): boolean {
  return asked === 'all' || verdict === 'other' || verdict === asked;
}

function hasWords(result: Filterable, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = normalizeText(`${result.title}\n${result.description}\n${result.source}`);
  return words.every((word) => text.includes(word));
}

function newestFirst({ date: one }: Filterable, { date: other }: Filterable): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return one.day === other.day ? 0 : one.day < other.day ? 1 : -1;
}
