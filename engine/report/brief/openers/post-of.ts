import type { PostStatus, WhoLine } from '../../../model/brief.ts';
import { placeOfPhrase } from '../../../text/place-of-phrase.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { createNameFinder } from '../../sales-signals/names/names-in-sentence.ts';
import type { BriefFacts } from '../brief-facts.ts';

/** The post that somebody can be written about. */
export type Post = {
  /** `null` when no page says. */
  readonly status: PostStatus | null;
  /** Of somebody who has left, the new employer, or '' when no page names one; else the company they were entered with. */
  readonly employer: string;
  /** The page that says so; '' when none does. */
  readonly pageId: string;
};

/** Reads the newest word on the post. */
export function postOf(who: readonly WhoLine[], { prospect, company }: BriefFacts): Post {
  const [latest] = who;
  if (latest === undefined) return { status: null, employer: company, pageId: '' };
  const { status, resultId } = latest;
  if (status !== 'left') return { status, employer: company, pageId: resultId };
  const findNames = createNameFinder(prospect, null);
  const isOld = findNames(wordsOf(latest.company), latest.company).company.length > 0;
  return { status, employer: isOld ? '' : latest.company, pageId: resultId };
}

/** Does the page name the employer of that post? */
export function namesEmployer(
  { result, sentences }: AnalyzedPage,
  { status, employer }: Post,
): boolean {
  if (status === 'left') {
    const words = wordsOf(`${result.title}. ${result.description}. ${result.content}`);
    return placeOfPhrase(words, wordListOf(employer)) !== -1;
  }
  return sentences.some(
    ({ names, reference }) => names.company.length > 0 || reference === 'company',
  );
}
