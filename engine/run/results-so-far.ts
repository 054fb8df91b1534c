import { dedupe, type Original } from '../search/dedupe/dedupe.ts';
import type { CompanyProfile } from '../model/company-profile.ts';
import type { Judgement } from '../model/judgement.ts';
import { judgeDocuments } from '../judge/judge-documents.ts';
import { sameTextAs } from '../messages/rejections.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { SAME_STORY, judgedPage, type JudgedPage } from './judged-page.ts';
import { resultFrom, type Page } from './page.ts';
import type { Run } from './run.ts';

/** What a run has to show, while pages still come and when all are there. */
export type ResultsSoFar = {
  /** Judges a page by itself and reports what has changed. */
  readonly add: (page: Page) => void;
  /** Judges all pages together, since they are evidence about each other; `pages` are those added, in order of rank. */
  readonly finish: (pages: readonly Page[]) => readonly ResearchResult[];
};

/** Whom the pages are judged for, on which day, and what is known of the company by then. */
export type ResultsRequest = {
  readonly prospect: Prospect;
  readonly now: Date;
  readonly company?: () => CompanyProfile | undefined;
};

/**
 * The results of one run. Copies of one text are one result: the best of them is shown, the others are rejected, also one
 * that was shown before a better one came. The end depends on the pages alone, not on the order in which they came.
 */
export function createResultsSoFar(
  run: Run,
  { prospect, now, company }: ResultsRequest,
): ResultsSoFar {
  const judged = new Map<Page, JudgedPage>();
  const reported = new Map<string, string>();

  function judge(pages: readonly Page[]): ReadonlyMap<string, Judgement> {
    const documents = pages.map(({ document }) => document);
    const judgements = judgeDocuments({ prospect, documents, now, company: company?.() });
    return new Map(judgements.map((judgement) => [judgement.id, judgement]));
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

  return {
    add: (page) => {
      const judgement = judge([page]).get(page.document.id);
      if (judgement === undefined) return;
      judged.set(page, judgedPage(page, judgement));
      const originals = dedupe([...judged.values()], SAME_STORY);
      for (const original of originals) rejectCopies(run, original);
      report(originals.map((original) => resultOf(original, original.item.judgement)));
    },
    finish: (pages) => {
      const all = pages.flatMap((page) => judged.get(page) ?? []);
      const originals = dedupe(all, SAME_STORY);
      for (const original of originals) rejectCopies(run, original);
      const together = judge(originals.map(({ item }) => item.page));
      const results = originals.map((original) =>
        resultOf(original, together.get(original.item.judgement.id) ?? original.item.judgement),
      );
      report(results);
      return results;
    },
  };
}

function resultOf({ item, copies }: Original<JudgedPage>, judgement: Judgement): ResearchResult {
  const elsewhere = copies.flatMap(({ page }) => [page.document.url, ...(page.link.alsoAt ?? [])]);
  const alsoAt = new Set([...(item.page.link.alsoAt ?? []), ...elsewhere]);
  return { ...resultFrom(item.page, judgement), alsoAt: [...alsoAt] };
}

function rejectCopies(run: Run, { item, copies }: Original<JudgedPage>): void {
  const reason = sameTextAs(item.page.document.url);
  for (const { page } of [item, ...copies]) {
    for (const url of page.link.alsoAt ?? []) run.reject({ url, reason });
  }
  for (const { page } of copies) run.reject({ url: page.link.url, reason });
}
