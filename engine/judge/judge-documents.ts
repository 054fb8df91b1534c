import type { Judgement, Verdict, PageDocument } from '../model/judgement.ts';
import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import { isHangul } from '../text/east-asian.ts';
import { declaredLanguage, languageOf } from '../text/language.ts';
import { LANGUAGE_WORDS_MAX, WORDS_PER_MINUTE } from '../text/text-weights.ts';
import type { Word } from '../text/words.ts';
import { publicationDate } from './dates/publication-date.ts';
import { profileOf } from './features/profile.ts';
import { contentTypeOf } from './kind/content-type.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import { createEvidenceReader, type EvidenceReader } from './page-features/evidence-reader.ts';
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
  const pageOf = memoizeByObject(readPage);
  const factsOf = memoizeByObject((page: ReadPage) => ownFactsOf(page, now));
  let known: {
    readonly company: CompanyProfile | undefined;
    readonly reader: EvidenceReader;
  } | null = null;

  /** A company becomes known once in a run; then all is read anew. */
  function readerFor(company: CompanyProfile | undefined): EvidenceReader {
    if (known === null || known.company !== company)
      known = { company, reader: createEvidenceReader(profileOf(prospect, company)) };
    return known.reader;
  }

  function scoresOf({ documents, company }: JudgedTogether): readonly Score[] {
    const reader = readerFor(company);
    return scoreContexts(
      documents.map((document) => reader.contextOf(pageOf(document))),
      reader,
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
