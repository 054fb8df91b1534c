import {
  CHANGE,
  CONDITION_AT_HEAD,
  MAXIM,
  NEED,
  PAST,
  PLAN,
  SEEKING,
  TRADE_STEMS,
} from '../../../lexicon/grammar/sayings.ts';
import type { QuotationSubject } from '../../../messages/openers.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { isFirstPersonWord } from '../../sales-signals/reference-words.ts';
import { daysSince } from '../line-of.ts';
import type { EventOpenerRequest } from './event-openers.ts';

const TRADE_WORDS = stemMatcher(TRADE_STEMS);

/** How many words it has for what people in the field buy help with. */
export function countTradeWords(text: string): number {
  return wordsOf(text).filter((word) => TRADE_WORDS.holds(word.text)).length;
}

/** Does the speaker need or look for something? In plain letters. */
export function saysNeed(plain: string): boolean {
  return NEED.test(plain) || SEEKING.test(plain);
}

/** What the opener asks about. Somebody who has not begun, or is leaving, is not asked how the work goes. */
export function quotationSubjectOf(
  text: string,
  { language, date }: ResearchResult,
  { post: { status }, facts }: Pick<EventOpenerRequest, 'post' | 'facts'>,
): QuotationSubject {
  const plain = plainLetters(text);
  const isThere = status !== 'joining' && status !== 'leaving';
  const asked = PLAN.test(plain) ? 'plan' : saysNeed(plain) ? 'work' : null;
  if (asked !== null) return isThere ? asked : 'any';
  // 'If the auditor has come for years, it is no audit any more.' speaks of no change.
  if (CONDITION_AT_HEAD.test(plain)) return 'maxim';
  if (CHANGE.test(plain)) return 'change';
  // German 'wäre' (would be) looks almost like 'war' (was).
  if (/(?<!\p{L})(?:wär|hätt|würd)e[nt]?(?!\p{L})/iu.test(text)) return 'any';
  if (!isPast(text)) return presentSubject(text, isThere, language);
  return pastSubject(date, facts.now);
}

/** Do the words say that something happened? In Spanish only an accent distinguishes the past. */
function isPast(text: string): boolean {
  return PAST.test(plainLetters(text)) || PAST.test(text);
}

/** 'any' where the words are less than a month old, else 'past', since things may have changed. */
function pastSubject(date: ResearchResult['date'], now: Date): QuotationSubject {
  return date !== null && daysSince(date, now) < SINCE_DAYS_MIN ? 'any' : 'past';
}

const SINCE_DAYS_MIN = 30;

/** Whether the words are about daily work, a general truth ('Nobody reads what nobody signs.') or a scene with a story. */
function presentSubject(text: string, isThere: boolean, language: string | null): QuotationSubject {
  // 'I've' and 'j'ai' are two words.
  const isOwn = wordListOf(text.replaceAll(/['’]/gu, ' ')).some((word) =>
    isFirstPersonWord(word, language),
  );
  if (!isOwn && !/\d/u.test(text))
    return MAXIM[language ?? '']?.test(plainLetters(text)) === true ? 'maxim' : 'any';
  return isOwn && isThere && countTradeWords(text) > 0 ? 'work' : 'any';
}
