import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { wordsOf } from '../../text/words.ts';
import { analyzedPages, type AnalyzedPage } from './analyzed-pages.ts';
import { isOnOwnSite } from './attributed-sentences.ts';

/**
 * Pages that are about the company, whoever they mean: its name is in the title or among the first three sentences, or they
 * are of its own site. They may be the person's, or do not name the person at all. What happened to the company is news either way
 * (docs/decisions/103); sentences that name the person are left out, because such a page proves nothing of them.
 */
export function companyPages(
  prospect: Prospect,
  results: readonly ResearchResult[],
): readonly AnalyzedPage[] {
  const nameless = results.filter(({ reasons }) =>
    reasons.some(({ code }) => code === 'name-missing'),
  );
  return [
    ...analyzedPages(prospect, results, 'possible'),
    ...analyzedPages(prospect, nameless, 'other'),
  ]
    .filter((page) => isPageAboutCompany(prospect, page))
    .map((page) => ({
      ...page,
      sentences: page.sentences.filter(({ names }) => names.person.length === 0),
    }));
}

/** Sentences at the head of a page, where it says whom its news is about. */
const HEAD_SENTENCES = 3;

function isPageAboutCompany(
  prospect: Prospect,
  { result, sentences, findNames }: AnalyzedPage,
): boolean {
  const { title } = result;
  return (
    findNames(wordsOf(title), title).company.length > 0 ||
    sentences.slice(0, HEAD_SENTENCES).some(({ names }) => names.company.length > 0) ||
    isOnOwnSite(prospect, result)
  );
}
