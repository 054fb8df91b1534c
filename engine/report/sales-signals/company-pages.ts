import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { wordsOf } from '../../text/words.ts';
import { analyzedPages, type AnalyzedPage } from './analyzed-pages.ts';
import { type AttributedSentence, isOnOwnSite } from './attributed-sentences.ts';
import { SENTENCE_END } from './voices/voice.ts';

/**
 * Pages that are about the company, whether or not they are about the person: its name is in the title or at the head of the
 * text, or they are of its own site. They may be the person's, or do not name the person at all. What happened to the company is
 * news either way (docs/decisions/103); sentences that name the person are left out, because such a page proves nothing of them.
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

/** Running sentences at the head of a page, where it says whom its news is about. */
const HEAD_SENTENCES = 3;

/** The first running sentences with what is above them: 'Press release', a headline and a date line are not. */
function headOf(sentences: readonly AttributedSentence[]): readonly AttributedSentence[] {
  const last = sentences.filter(isRunningText)[HEAD_SENTENCES - 1];
  return last === undefined ? sentences : sentences.slice(0, sentences.indexOf(last) + 1);
}

function isPageAboutCompany(
  prospect: Prospect,
  { result, sentences, findNames }: AnalyzedPage,
): boolean {
  const { title } = result;
  return (
    findNames(wordsOf(title), title).company.length > 0 ||
    headOf(sentences).some(({ names }) => names.company.length > 0) ||
    isOnOwnSite(prospect, result)
  );
}

/** Is it a sentence of the text, and no heading, menu or date line? */
export function isRunningText({ kind, sentence }: AttributedSentence): boolean {
  return kind !== 'heading' && SENTENCE_END.test(sentence.text);
}
