import type { BriefLine } from '../../model/brief.ts';
import { entriesIn } from '../../taxonomy/taxonomy.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import {
  OWN_WORDS_MAX,
  OWN_WORDS_PER_PAGE_MAX,
  QUOTATION_SCORES,
  QUOTATION_WORDS_MAX,
  QUOTATION_WORDS_MIN,
} from './brief-weights.ts';
import { daysSince, evidenceOn, lineOf } from './line-of.ts';

const DAYS_PER_YEAR = 365;

/** What answers a question nobody sees: 'That we had done …'. */
const ANSWER =
  /^(?:that|because|to|the one|which|and|but|or|dass|weil|que|parce que|porque|che|perche|dat|omdat|at|att)\s/;

/** Speaks of somebody or something that was named before: 'They did not ask for the list.' */
const REFERENCE =
  /^(?:they|them|their|he|him|his|she|her|this|these|those|it(?! (?:is|was|takes|took|pays|costs|helps|matters)\b)|er|ils|elles|ellos|ellas|hij|zij)\s/;

/** Something the person said, and how much it is worth showing. */
export type OwnWords = {
  readonly line: BriefLine;
  readonly score: number;
  readonly words: number;
  /** Speaks of something in the taxonomy. */
  readonly hasSubject: boolean;
  /** Makes sense without the question or the sentence before it. */
  readonly isWhole: boolean;
};

/** What the person said, the most revealing first: about the subject, in the first person, lately. */
export function ownWords(pages: readonly AnalyzedPage[], now: Date): readonly OwnWords[] {
  const best = pages
    .flatMap((page) => ownWordsOn(page, now).slice(0, OWN_WORDS_PER_PAGE_MAX))
    .toSorted((one, other) => other.score - one.score);
  // Syndicated copies say the same again.
  const said = new Map(best.toReversed().map((own) => [own.line.text, own]));
  return best.filter((own) => said.get(own.line.text) === own).slice(0, OWN_WORDS_MAX);
}

function ownWordsOn({ result, sentences }: AnalyzedPage, now: Date): readonly OwnWords[] {
  return sentences
    .flatMap((attributed) =>
      attributed.spoken.map((stretch) => ({ attributed, quote: trimmed(stretch) })),
    )
    .map(({ attributed, quote }) => {
      const text = plainTextOf(quote);
      const words = wordListOf(text).length;
      const hasSubject = entriesIn(plainLetters(text)).some(({ entry }) => entry.group !== 'role');
      const age = result.date === null ? 1 : daysSince(result.date, now) / DAYS_PER_YEAR;
      const begun = plainLetters(text).toLowerCase();
      const isWhole = !ANSWER.test(begun) && !REFERENCE.test(begun);
      const score =
        (isWhole ? QUOTATION_SCORES.whole : 0) +
        (hasSubject ? QUOTATION_SCORES.subject : 0) +
        (attributed.isFirstPerson ? QUOTATION_SCORES.firstPerson : 0) +
        (/\d/u.test(text) ? QUOTATION_SCORES.figure : 0) +
        (text === quote ? QUOTATION_SCORES.plain : 0) +
        QUOTATION_SCORES.word * Math.min(words, QUOTATION_SCORES.wordsMax) +
        QUOTATION_SCORES.year * age;
      return { line: lineOf(text, evidenceOn(result, quote)), words, hasSubject, isWhole, score };
    })
    .filter(({ words }) => words >= QUOTATION_WORDS_MIN && words <= QUOTATION_WORDS_MAX)
    .toSorted((one, other) => other.score - one.score);
}

/** Without the comma before 'she said' and marks left over from the line. */
function trimmed(stretch: string): string {
  return stretch.replaceAll(/^[\s"“”„«»‘’*_–—-]+|(?<![\s,"“”„«»‘*_])[\s,"“”„«»‘*_]+$/gu, '');
}
