import type { Judgement, Verdict } from '../model/judgement.ts';
import type { PageDocument } from '../model/page.ts';
import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import { isHangul } from '../text/east-asian.ts';
import { declaredLanguage, languageOf } from '../text/language.ts';
import { LANGUAGE_WORDS_MAX, WORDS_PER_MINUTE } from '../text/text-weights.ts';
import type { Word } from '../text/words.ts';
import { publicationDate } from './dates/publication-date.ts';
import { pageContextOf } from './features/page-context.ts';
import { profileOf } from './features/profile.ts';
import { contentTypeOf } from './kind/content-type.ts';
import { readPage, type ReadPage } from './page/read-page.ts';
import { scoreContexts, type Score } from './score/score-pages.ts';
import { snippetOf } from './snippet/snippet.ts';

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

/** Documents to judge together, by a judge who knows the prospect already. */
export type JudgedTogether = Pick<JudgeRequest, 'documents' | 'company'>;

/** The judge of one run: a document that is judged again, in other company, isn't read again. */
export type Judge = {
  /** As `judgeDocuments`. */
  readonly judge: (request: JudgedTogether) => readonly Judgement[];
  /** The verdicts of these judgements alone, by document id, for a fraction of the work. */
  readonly verdicts: (request: JudgedTogether) => ReadonlyMap<string, Verdict>;
};

/** What a document says whatever it is judged together with. */
type OwnFacts = Pick<Judgement, 'type' | 'date' | 'language' | 'readingMinutes'>;

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
  return createJudge({ prospect, now }).judge({ documents, company });
}

/** A judge who has read nothing yet. What is read is kept for as long as the judge and the documents are. */
export function createJudge({ prospect, now }: Pick<JudgeRequest, 'prospect' | 'now'>): Judge {
  const pageOf = remembering(readPage);
  const factsOf = remembering((page: ReadPage) => ownFactsOf(page, now));
  const readerFor = lastRemembering((company: CompanyProfile | undefined) => {
    const profile = profileOf(prospect, company);
    const contextOf = remembering((page: ReadPage) => pageContextOf(page, profile.names));
    return { profile, contextOf };
  });

  function scoresOf({ documents, company }: JudgedTogether): readonly Score[] {
    const { profile, contextOf } = readerFor(company);
    return scoreContexts(
      documents.map((document) => contextOf(pageOf(document))),
      profile,
    );
  }

  return {
    judge(request) {
      const { profile } = readerFor(request.company);
      return scoresOf(request).map((score) => {
        const { page } = score.context;
        const { type, date, language, readingMinutes } = factsOf(page);
        return {
          id: page.document.id,
          relevance: score.standing.relevance,
          verdict: score.standing.verdict,
          reasons: score.reasons,
          aboutness: aboutnessOf(score),
          stated: score.stated,
          type,
          date,
          snippet: snippetOf(score.context, profile),
          language,
          readingMinutes,
        };
      });
    },
    verdicts: (request) =>
      new Map(
        scoresOf(request).map(({ context, standing }) => [
          context.page.document.id,
          standing.verdict,
        ]),
      ),
  };
}

/** A function that works out its answer for each object once. */
function remembering<Key extends WeakKey, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) };
    known.set(key, found);
    return found.value;
  };
}

/** A function that remembers its last answer: a company becomes known once in a run. */
function lastRemembering<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last === null || last.key !== key) last = { key, value: answer(key) };
    return last.value;
  };
}

function ownFactsOf(page: ReadPage, now: Date): OwnFacts {
  const language = pageLanguage(page);
  return {
    type: contentTypeOf(page, language),
    date: publicationDate(page, language, now),
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
