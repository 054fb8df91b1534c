import { OTHER_SUBJECTS } from '../../../../lexicon/grammar/clauses.ts';
import { PERHAPS_THE } from '../../../../lexicon/grammar/prepositions.ts';
import { AFTER_YEARS } from '../../../../lexicon/job-titles/career-moves.ts';
import {
  KOREAN_MOVES,
  MOVED_ON,
  POST_ENDS,
  SUSPENDED,
  TERM_NOUNS,
} from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { moveCues } from '../career-moves/move-cues.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { isCompanyNoun } from '../sentence/name-kinds.ts';
import type { QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { farewellIn, isHearsay } from './denied-moves.ts';

/**
 * Is there a farewell near the post: 'Jane Doe, head of risk at Acme, is looking forward to her retirement'? Not beside another person's
 * name, nor of an earlier year: 'Two managers were dismissed in 2021'.
 */
export function isBesideFarewell(
  { index, quote }: QuotedDraft,
  sentences: readonly ReadSentence[],
  { writtenOn }: TextReading,
): boolean {
  if (index === null || sentences[index]?.sentence.quote !== quote) return false;
  const thisYear = writtenOn?.slice(0, 'YYYY'.length) ?? '';
  return sentences.slice(index, index + 2).some(({ sentence: { text } }, place) => {
    const farewell = farewellIn(text);
    if (farewell === null || text.includes(TOKEN.other) || OTHER_SUBJECTS.saidOfOthers.test(text))
      return false;
    if (place > 0 && isOfCompany(text.slice(0, farewell.index))) return false;
    const after = text.slice(farewell.index + farewell[0].length);
    if (YEARS_SPENT.test(farewell[0]) && ELSEWHERE.test(after)) return false;
    return (after.match(/20\d\d/gu)?.at(-1) ?? thisYear) >= thisYear;
  });
}

/** Do the words before a farewell make it the company's: 'The group has quit Paris'? */
function isOfCompany(before: string): boolean {
  const [, subject] = COMPANY_SUBJECT.exec(before) ?? [];
  return (
    subject !== undefined &&
    (/^[\uE001\uE002]$/u.test(subject) || isCompanyNoun({ text: subject.toLowerCase() }))
  );
}

/** The subject at the beginning of a sentence, and its auxiliary. */
const COMPANY_SUBJECT = new RegExp(
  `^["']?${PERHAPS_THE}([\\p{L}\uE001\uE002]+)(?: (?:has|will|is|hat|wird|ist|a|ha|heeft|zal|har|va))? $`,
  'iu',
);

/** 'After nine years'. */
const YEARS_SPENT = wholeWords(AFTER_YEARS);

/**
 * Another employer after the farewell, where somebody came from: 'Has been head of risk at Acme since May, after nine years as a supervisor
 * at Beta'.
 */
const ELSEWHERE = /^[^,;.:\uE001]*\uE002/u;

/** Does the post's own sentence say that it ended: 'her mandate as head of risk came to an end', 'from head of risk at Acme she went to Beta'? */
export function statesEnd(sentence: MaskedSentence | undefined, { quote }: QuotedDraft): boolean {
  if (sentence?.quote !== quote) return false;
  return ENDED.test(sentence.text.toLowerCase()) || MOVED_ON.test(sentence.text);
}

const POST_OR_TERM = `(?:${POST_NOUNS}|${TERM_NOUNS})`;

/** A noun for a post and words for its end: 'her mandate expired'. */
const ENDED = wholeWords(
  `${POST_OR_TERM}(?!\\p{L})[^.;!?]{0,90}(?<!\\p{L})(?:${POST_ENDS})|(?:${POST_ENDS})(?!\\p{L})[^.;!?]{0,50}(?<!\\p{L})${POST_OR_TERM}`,
);

/**
 * Does it report a suspension, or a move as hearsay: 'Jane Doe is reportedly leaving Acme'? A question does not, nor hearsay without a word
 * for a job: 'Jane Doe had read the rumour and did not comment'.
 */
export function isHearsayOfJob({ text }: MaskedSentence, { language }: TextReading): boolean {
  if (!text.includes(TOKEN.person) || text.trimEnd().endsWith('?')) return false;
  const lower = text.toLowerCase();
  if (KOREAN_MOVE.test(text) || SUSPENSION.test(lower)) return true;
  return isHearsay(text) && (namesJob(lower) || moveCues(text, language).length > 0);
}

/** Korean words for a move, anywhere. */
const KOREAN_MOVE = new RegExp(KOREAN_MOVES, 'u');

/** 'Was suspended'. */
const SUSPENSION = wholeWords(SUSPENDED);

/** Does it name an employer, a job title or a noun for a job? */
function namesJob(lower: string): boolean {
  return /[\uE001\uE002\uE004]/u.test(lower) || JOB_NOUN.test(lower);
}

const JOB_NOUN = wholeWords(POST_OR_TERM);
