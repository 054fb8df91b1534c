import { createHash } from 'node:crypto';
import {
  canonicalUrl,
  newSince,
  type EventLine,
  type PublicationDate,
  type ReportDocument,
  type SavedResult,
} from '#engine';

/** What is new about one person, as it is delivered. */
export type News = {
  /** Made of all that follows, so that a receiver recognises what was sent twice and never gets two texts under one id. */
  readonly id: string;
  readonly prospect: { readonly name: string; readonly company: string };
  /** The moment of the research before, ISO 8601; `null` when this was the first. */
  readonly since: string | null;
  readonly researchedAt: string;
  readonly results: readonly SavedResult[];
  readonly events: readonly EventLine[];
  /** Which service failed, so that more may be new; left out when all answered. */
  readonly missed?: string | undefined;
};

/** What counts as news, and what the run missed ('' for nothing). */
export type NewsOptions = { readonly oldestDay: string | null; readonly missed?: string };

/** Limits of a person's file; pages and events beyond them are too old to be found again. */
const RESULTS_REMEMBERED_MAX = 2000;
const EVENTS_REMEMBERED_MAX = 500;
const ID_CHARACTERS = 32;

/** The last day of a month or year, as far as comparing goes. */
const ENDS = { day: '', month: '-31', year: '-12-31' } as const;
const CHARACTERS = { day: 10, month: 7, year: 4 } as const;

/**
 * What a report has that those before did not: the library's 'what is new', less stories that were known at another
 * address, and less pages that are known to be older than `oldestDay` (YYYY-MM-DD, or `null`). `null` when nothing is new.
 * In a first report everything is new, so only what is dated on or after that day counts.
 */
export function newsIn(
  earlier: ReportDocument | null,
  latest: ReportDocument,
  { oldestDay, missed = '' }: NewsOptions,
): News | null {
  const found = earlier === null ? firstNews(latest, oldestDay) : newSince(earlier, latest);
  const known = new Set(earlier?.results.map(({ url }) => canonicalUrl(url)));
  const results = found.results.filter(
    ({ alsoAt, date }) =>
      !isOlder(date, oldestDay) && !alsoAt.some((url) => known.has(canonicalUrl(url))),
  );
  const events = found.events.filter(({ date }) => !isOlder(date, oldestDay));
  if (results.length + events.length === 0) return null;
  const { name, company } = latest.prospect;
  const content = {
    prospect: { name, company },
    since: earlier?.researchedAt ?? null,
    researchedAt: latest.researchedAt,
    results,
    events,
    ...(missed === '' ? {} : { missed }),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { id: hash.slice(0, ID_CHARACTERS), ...content };
}

/**
 * Everything known of a person, in the form of the latest report: a page that disappears from the results for a while and
 * comes back is not news. Pages about somebody else are left out, since they may turn out to be about this person after all.
 */
export function remembered(earlier: ReportDocument | null, latest: ReportDocument): ReportDocument {
  const shown = latest.results.filter(({ verdict }) => verdict !== 'other');
  const copies = shown.flatMap((result) =>
    result.alsoAt.map((url) => ({ ...result, id: canonicalUrl(url), url, alsoAt: [] })),
  );
  const results = [...shown, ...copies, ...(earlier?.results ?? [])];
  const events = [...latest.brief.whyNow, ...(earlier?.brief.whyNow ?? [])];
  return {
    ...latest,
    results: firstOf(results, ({ url }) => canonicalUrl(url)).slice(0, RESULTS_REMEMBERED_MAX),
    brief: {
      ...latest.brief,
      whyNow: firstOf(events, ({ text, quote, url }) => `${text}\n${quote}\n${url}`).slice(
        0,
        EVENTS_REMEMBERED_MAX,
      ),
    },
  };
}

function firstNews(
  { results, brief }: ReportDocument,
  oldestDay: string | null,
): Pick<News, 'results' | 'events'> {
  if (oldestDay === null) return { results: [], events: [] };
  return {
    results: results.filter(({ verdict, date }) => verdict !== 'other' && date !== null),
    events: brief.whyNow.filter(({ date }) => date !== null),
  };
}

/** Is it certain that the page is from before that day? */
function isOlder(date: PublicationDate | null, oldestDay: string | null): boolean {
  if (date === null || oldestDay === null) return false;
  const { day, precision } = date;
  return day.slice(0, CHARACTERS[precision]) + ENDS[precision] < oldestDay;
}

function firstOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const first = new Map(items.toReversed().map((item) => [nameOf(item), item]));
  return items.filter((item) => first.get(nameOf(item)) === item);
}
