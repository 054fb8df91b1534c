import type { Judgement } from '../model/judgement.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import type { PageDocument } from '../model/page.ts';
import type { Prospect } from '../model/prospect.ts';
import { publicationDate } from './dates/publication-date.ts';
import { profileOf, type Profile } from './features/profile.ts';
import { contentTypeOf } from './kind/content-type.ts';
import { scorePages, type Score } from './score/score-pages.ts';
import { snippetOf } from './snippet/snippet.ts';
import { readPage, type ReadPage } from './page/read-page.ts';
import { declaredLanguage, languageOf } from '../text/language.ts';
import { LANGUAGE_WORDS_MAX, WORDS_PER_MINUTE } from '../text/text-weights.ts';
import { isHangul } from '../text/east-asian.ts';
import type { Word } from '../text/words.ts';

/** From here on a page is rather about the person it names than not. */
const ABOUT_MIN = 0.5;

/** Documents to judge together: they are evidence about each other. */
export type JudgeRequest = {
  readonly prospect: Prospect;
  readonly documents: readonly PageDocument[];
  readonly now: Date;
  /** Other names of the prospect's company, where they are known. */
  readonly company?: CompanyProfile | undefined;
};

/**
 * Decides for each document whether it is about the prospect, what kind it is and when it was published.
 * One judgement per document, in the order given. Deterministic: same request, same numbers.
 */
export function judgeDocuments({
  prospect,
  documents,
  now,
  company,
}: JudgeRequest): readonly Judgement[] {
  const profile = profileOf(prospect, company);
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
    aboutness: aboutnessOf(score),
    stated: score.stated,
    type: contentTypeOf(page, language),
    date: publicationDate(page, language, now),
    snippet: snippetOf(score.context, profile),
    language,
    readingMinutes: readingMinutesOf(page),
  };
}

function aboutnessOf({ aboutness }: Score): Judgement['aboutness'] {
  if (aboutness === null) return null;
  return aboutness >= ABOUT_MIN ? 'about' : 'mentions';
}

/** The language of a page's text, or the one it declares when the text is too short to tell; `null` when neither helps. */
function pageLanguage(page: ReadPage): string | null {
  const words: string[] = [];
  for (const passage of page.passages) {
    if (words.length >= LANGUAGE_WORDS_MAX) break;
    if (passage.zone === 'aside') continue;
    words.push(...passage.words.slice(0, LANGUAGE_WORDS_MAX).map((word) => word.text));
  }
  const { language } = page.document.metadata;
  return languageOf(words) ?? (typeof language === 'string' ? declaredLanguage(language) : null);
}

/** Whole minutes it takes to read the page's own text, at least 1; `null` when only the search result is known. */
export function readingMinutesOf(page: ReadPage): number | null {
  if (!page.hasContent) return null;
  const words = page.passages
    .filter(({ zone }) => zone === 'lead' || zone === 'body')
    .reduce((sum, passage) => sum + passage.words.filter(isRead).length, 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Korean writes spaces, so that its syllables up to one are read as a word. */
function isRead(word: Word, index: number, words: readonly Word[]): boolean {
  const before = words[index - 1];
  return before?.end !== word.start || !isHangul(word.text) || !isHangul(before.text);
}
