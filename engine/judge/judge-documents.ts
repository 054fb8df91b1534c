import type { Judgement } from '../model/judgement.ts';
import type { PageDocument } from '../model/page.ts';
import type { Prospect } from '../model/prospect.ts';
import { publicationDate } from './dates/publication-date.ts';
import { profileOf, type Profile } from './features/profile.ts';
import { contentTypeOf } from './kind/content-type.ts';
import { scorePages, type Score } from './score/score-pages.ts';
import { snippetOf } from './snippet/snippet.ts';
import { pageLanguage } from './page/page-language.ts';
import { readPage } from './page/read-page.ts';
import { readingMinutesOf } from './page/reading-minutes.ts';

/** Documents to judge together: they are evidence about each other. */
export type JudgeRequest = {
  readonly prospect: Prospect;
  readonly documents: readonly PageDocument[];
  readonly now: Date;
};

/**
 * Decides for each document whether it is about the prospect, what kind it is and when it was published.
 * One judgement per document, in the order given. Deterministic: same request, same numbers.
 */
export function judgeDocuments({ prospect, documents, now }: JudgeRequest): readonly Judgement[] {
  const profile = profileOf(prospect);
  return scorePages(documents.map(readPage), profile).map((score) =>
    judgementOf(score, profile, now),
  );
}

function judgementOf(score: Score, profile: Profile, now: Date): Judgement {
  const { page } = score.context;
  const language = pageLanguage(page);
  return {
    id: page.document.id,
    relevance: score.standing.relevance,
    verdict: score.standing.verdict,
    reasons: score.reasons,
    type: contentTypeOf(page),
    date: publicationDate(page, language, now),
    snippet: snippetOf(score.context, profile),
    language,
    readingMinutes: readingMinutesOf(page),
  };
}
