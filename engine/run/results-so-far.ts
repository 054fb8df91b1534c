import { sameTextAs } from '../messages/rejections.ts';
import type { Judgement, Verdict, PageDocument } from '../model/judgement.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { type CopyRule, dedupe, isSyndicator, type Original } from '../search/dedupe/dedupe.ts';
import { isSameListing, listingOf, type Listing } from '../search/dedupe/is-same-listing.ts';
import { isSameText, proseShingles, type Shingles } from '../search/dedupe/shingles.ts';
import { siteHost } from '../url/canonical-url.ts';
import { webAddress } from '../url/web-address.ts';
import type { JudgeAsFound, JudgedWith } from './judge-as-found.ts';
import { resultFrom, type Page } from './page.ts';
import type { RunContext } from './run.ts';

/** What a run has to show, while pages still come and when all are there. */
export type ResultsSoFar = {
  /** Judges a page by itself and reports what has changed. */
  readonly add: (page: Page) => void;
  /** Judges all pages together, since they are evidence about each other; `pages` are those added, in order of rank. */
  readonly finish: (pages: readonly Page[]) => readonly ResearchResult[];
};

/** Who judges the pages, and which are known. */
export type ResultsRequest = JudgedWith & {
  /** Judges the pages that could not be read, which are not judged together with those that were. */
  readonly asFound?: JudgeAsFound;
  /** Pages of an earlier run that are judged again together with the new ones, and reported with them. */
  readonly known?: readonly Page[];
};

/**
 * The results of one run. Copies of one text are one result: the best of them is shown, the others are rejected, also one
 * that was shown before a better one came. The end depends on the pages alone, not on the order in which they came.
 */
export function createResultsSoFar(
  run: RunContext,
  { judge, company, asFound, known = [] }: ResultsRequest,
): ResultsSoFar {
  const judged = new Map<Page, JudgedPage>();
  const reported = new Map<string, string>();

  function judgeTogether(pages: readonly Page[]): ReadonlyMap<string, Judgement> {
    const documents = pages.map(({ document }) => document);
    const judgements = judge.judge({ documents, company: company?.() });
    const together = new Map(judgements.map((judgement) => [judgement.id, judgement]));
    for (const page of pages.filter(({ document }) => document.markdown === '')) {
      const judgement = asFound?.(page);
      if (judgement !== undefined) together.set(page.document.id, judgement);
    }
    return together;
  }

  /** Results are plain data made by one function, so the same data has the same text. */
  function report(results: readonly ResearchResult[]): void {
    for (const result of results) {
      const text = JSON.stringify(result);
      if (reported.get(result.id) === text) continue;
      reported.set(result.id, text);
      run.emit({ kind: 'result', result });
    }
  }

  function judgeAlone(page: Page): void {
    const judgement = judgeTogether([page]).get(page.document.id);
    if (judgement !== undefined) judged.set(page, judgedPage(page, judgement));
  }

  for (const page of known) judgeAlone(page);
  return {
    add: (page) => {
      judgeAlone(page);
      const originals = dedupe([...judged.values()], SAME_STORY);
      for (const original of originals) rejectCopies(run, original);
      const fresh = originals.filter(({ item }) => !known.includes(item.page));
      report(fresh.map((original) => resultOf(original, original.item.judgement)));
    },
    finish: (pages) => {
      const all = pages.flatMap((page) => judged.get(page) ?? []);
      const originals = dedupe(all, SAME_STORY);
      for (const original of originals) rejectCopies(run, original);
      const together = judgeTogether(originals.map(({ item }) => item.page));
      const results = originals.map((original) =>
        resultOf(original, together.get(original.item.judgement.id) ?? original.item.judgement),
      );
      report(results);
      return results;
    },
  };
}

/** Where pages name the address that they want to be known by, or that they took their text from. */
const ORIGINAL_FIELDS = [
  'canonical',
  'original-source',
  'syndication-source',
  'ogUrl',
  'og:url',
] as const;

/** A page as it was judged by itself, with what distinguishes it from its copies. */
type JudgedPage = {
  readonly page: Page;
  readonly judgement: Judgement;
  readonly prose: Shingles;
  readonly listing: Listing;
  /** See `originalityOf`; compared from the left, the lower is the better one to show. */
  readonly originality: readonly (number | string)[];
};

/** Pages with the same story, read or merely listed; the first in `originality` stays. */
const SAME_STORY: CopyRule<JudgedPage> = {
  isCopy: (one, other) =>
    isSameText(one.prose, other.prose) || isSameListing(one.listing, other.listing),
  compare: (one, other) => {
    const index = one.originality.findIndex((value, place) => value !== other.originality[place]);
    const [first = 0, second = 0] = [one.originality[index], other.originality[index]];
    if (first === second) return 0;
    return first < second ? -1 : 1;
  },
};

/** The most promising first. */
export const VERDICT_ORDER: Readonly<Record<Verdict, number>> = {
  confirmed: 0,
  possible: 1,
  other: 2,
};

/** Sorts after every day. */
const NO_DAY = '~';

function resultOf({ item, copies }: Original<JudgedPage>, judgement: Judgement): ResearchResult {
  const elsewhere = copies.flatMap(({ page }) => [page.document.url, ...(page.link.alsoAt ?? [])]);
  const alsoAt = new Set([...(item.page.link.alsoAt ?? []), ...elsewhere]);
  return { ...resultFrom(item.page, judgement), alsoAt: [...alsoAt] };
}

function rejectCopies(run: RunContext, { item, copies }: Original<JudgedPage>): void {
  const reason = sameTextAs(item.page.document.url);
  for (const { page } of [item, ...copies]) {
    for (const url of page.link.alsoAt ?? []) run.reject({ url, reason });
  }
  for (const { page } of copies) run.reject({ url: page.link.url, reason });
}

/** What is known of a page by itself. Linear in its length. */
function judgedPage(page: Page, judgement: Judgement): JudgedPage {
  const prose = proseShingles(page.document.markdown);
  const listing = listingOf(page.link);
  return { page, judgement, prose, listing, originality: originalityOf(page, judgement, prose) };
}

/**
 * How original a page is, best first: certainly about the person, on its own host, not on a syndicator's, actually read,
 * the earliest day, the longest text; in the end the better rank. No two pages compare as equal.
 */
function originalityOf(
  { link, document }: Page,
  { verdict, date }: Judgement,
  prose: Shingles,
): JudgedPage['originality'] {
  return [
    VERDICT_ORDER[verdict],
    namesAnotherHost(document) ? 1 : 0,
    isSyndicator(document.url) ? 1 : 0,
    document.markdown === '' ? 1 : 0,
    date?.precision === 'day' ? date.day : NO_DAY,
    -prose.size,
    link.rank,
    document.id,
  ];
}

/** Does the page itself name another host as the home of its text? Its scheme and twins of its own host don't count. */
function namesAnotherHost({ url, metadata }: PageDocument): boolean {
  const own = siteHost(url);
  return ORIGINAL_FIELDS.some((field) => {
    const value = metadata[field];
    const address = typeof value === 'string' ? webAddress(value.trim()) : null;
    return address !== null && siteHost(address.href) !== own;
  });
}
