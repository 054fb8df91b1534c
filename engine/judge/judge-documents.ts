// Decides for each document whether it is about the prospect, of what kind it is and when it was published.
// A document is taken apart into passages (page/), each place that names the person is found (mentions/), and what the words around
// it say is read as evidence (associations/, page-features/). Fitted models weigh the evidence, and a ceiling keeps what is merely
// likely from being confirmed (score/). Kind and date have models of their own, which know nothing of the prospect (kind/, dates/).
import type { Judgement, PageDocument } from '../model/judgement.ts';
import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import { isHangul } from '../text/east-asian.ts';
import { declaredLanguage, LANGUAGE_WORDS_MAX, languageOf } from '../text/language.ts';
import { memoizeByObject } from '../text/lookups.ts';
import type { Word } from '../text/words.ts';
import { publicationDate } from './dates/publication-date.ts';
import { contentTypeOf } from './kind/content-type.ts';
import { profileOf } from './mentions/profile.ts';
import { createEvidenceReader, type EvidenceReader } from './page-features/evidence-reader.ts';
import { isHeadedByName } from './page-features/headed-by-name.ts';
import { isMainText, parsePage, type ParsedPage } from './page/parse-page.ts';
import { scoreContexts, type Score } from './score/score-pages.ts';
import { pageSnippet } from './snippet/snippet.ts';

/** Documents to judge together: what one of them states is evidence about the others. */
export type JudgeRequest = {
  readonly prospect: Prospect;
  readonly documents: readonly PageDocument[];
  readonly now: Date;
  /** Other names of the prospect's company, where they are known. */
  readonly company?: CompanyProfile | undefined;
};

/** The same for a judge that already has the prospect. */
export type JudgedTogether = Pick<JudgeRequest, 'documents' | 'company'>;

/** The judge of one run. A document that is judged again, among others, is not parsed again. */
export type Judge = {
  /** As `judgeDocuments`. */
  readonly judge: (request: JudgedTogether) => readonly Judgement[];
  /** How many of 100 such documents mean the prospect, by document id; no lack of a link to the company caps it. */
  readonly percents: (request: JudgedTogether) => ReadonlyMap<string, number>;
};

/** The part of a judgement that depends on the document alone. */
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

/** Creates the judge of one run. What it parses is cached for as long as the judge and the documents live. */
export function createJudge({ prospect, now }: Pick<JudgeRequest, 'prospect' | 'now'>): Judge {
  const pageOf = memoizeByObject(parsePage);
  const factsOf = memoizeByObject((page: ParsedPage) => ownFactsOf(page, now));
  let known: {
    readonly company: CompanyProfile | undefined;
    readonly reader: EvidenceReader;
  } | null = null;

  /** A run learns the company's other names at most once; the evidence is then read again. */
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
          relevance: score.relevance,
          verdict: score.verdict,
          reasons: score.reasons,
          aboutness: aboutnessOf(score),
          stated: score.stated,
          type,
          date,
          snippet: pageSnippet(score.context, profile),
          language,
          readingMinutes,
        };
      });
    },
    percents: (request) =>
      new Map(
        scoresOf(request).map(({ context, probability }) => [
          context.page.document.id,
          PERCENT * probability,
        ]),
      ),
  };
}

const PERCENT = 100;

function ownFactsOf(page: ParsedPage, now: Date): OwnFacts {
  const language = pageLanguage(page);
  return {
    type: contentTypeOf(page, language),
    date: publicationDate(page, language, now),
    language,
    readingMinutes: readingMinutesOf(page),
  };
}

/** From this probability on a page counts as about the person it names. */
const ABOUT_MIN = 0.5;

function aboutnessOf({ aboutness, context }: Score): Judgement['aboutness'] {
  if (aboutness === null) return null;
  return aboutness >= ABOUT_MIN || isHeadedByName(context) ? 'about' : 'mentions';
}

/** The language of a page's text, or the declared one when the text is too short; `null` when neither is known. */
function pageLanguage(page: ParsedPage): string | null {
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
export function readingMinutesOf(page: ParsedPage): number | null {
  if (!page.hasContent) return null;
  const words = page.passages
    .filter(isMainText)
    .reduce((sum, passage) => sum + passage.words.filter(beginsWord).length, 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Words an adult reads in a minute. */
const WORDS_PER_MINUTE = 225;

/** Counts a Korean word once: its syllables are separate `Word`s, but Korean puts spaces between words. */
function beginsWord(word: Word, index: number, words: readonly Word[]): boolean {
  const before = words[index - 1];
  return before?.end !== word.start || !isHangul(word.text) || !isHangul(before.text);
}
