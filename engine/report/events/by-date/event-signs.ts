import { DEEDS, REPORTS } from '../../../lexicon/events/event-words.ts';
import { daysBetween } from '../../../model/time.ts';
import { isOfField } from '../../../taxonomy/taxonomy.ts';
import type { TextModel } from '../../../text-classifier/text-model.ts';
import { wordListOf } from '../../../text/words.ts';
import { isFirstPersonWord, isSubjectPronoun } from '../../sales-signals/reference-words.ts';
import { meansCompany } from '../actors/company-focus.ts';
import { QUOTED, saysWe } from '../actors/unnamed-company.ts';
import { daysApart } from '../dates/calendar-periods.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { isAtHead } from '../mentions/event-certainty.ts';
import type { PageFacts } from '../mentions/event-mention.ts';
import type { DatedSentence } from './dated-sentences.ts';
import type { EventSign } from './event-sign.ts';
import { wordingOf } from './event-wording.ts';

/** The signs of a dated sentence: its subject, its date and its wording. The fit passes a model of the wording that has not seen the sentence. */
export function eventSigns(
  facts: PageFacts,
  sentence: DatedSentence,
  wording?: TextModel,
): Readonly<Record<EventSign, number>> {
  const words = wordListOf(sentence.attributed.sentence.text);
  return {
    ...signsOfSubject(sentence, words),
    ...signsOfDate(facts, sentence),
    ...signsOfWording(facts, sentence, words),
    wording: wordingOf(facts, sentence, wording),
  };
}

/** The number of words at the beginning of a sentence that contain its subject. */
const SUBJECT_WORDS = 3;

function signsOfSubject(
  { attributed, actors, text, isInFocus, language }: DatedSentence,
  words: readonly string[],
) {
  const { names, spoken, isFirstPerson } = attributed;
  const isMeant = isInFocus && meansCompany(text, language);
  const isNamed = names.person.length + names.company.length > 0;
  const isOfSpeaker = saysWe(text) || words.some((word) => isFirstPersonWord(word, language));
  const head = words.slice(0, SUBJECT_WORDS);
  return {
    'company-named': Number(actors.company.length > 0),
    'nobody-named': Number(!isNamed && !isMeant && spoken.length === 0),
    pronoun: Number(head.some((word) => word === 'it' || isSubjectPronoun(word, language))),
    'said-of-others': Number((spoken.length > 0 || isFirstPerson) && !isOfSpeaker),
  };
}

const WEEK_DAYS = 7;

function signsOfDate({ writtenOn, today }: PageFacts, { text, period, periods }: DatedSentence) {
  const { from, to, stated } = period;
  const isMonth = stated?.precision === 'month';
  const isAroundPage = writtenOn !== null && daysApart(period, writtenOn) === 0;
  const weekdays = periods.filter(
    (one) => one.stated?.precision === 'day' && !hasFigure(text, one),
  );
  return {
    'exact-day': Number(!isMonth && hasFigure(text, period)),
    'page-day': Number(!isMonth && isAroundPage),
    'this-month': Number(isMonth && isAroundPage && daysBetween(from, to) >= WEEK_DAYS),
    weekdays: Number(weekdays.length > 1),
    ahead: Number(from > (writtenOn ?? today)),
  };
}

function hasFigure(text: string, { start, end }: StatedPeriod): boolean {
  return /\d/u.test(text.slice(start, end));
}

/** A sentence with at most this many words says little. */
const SHORT_WORDS_MAX = 7;

function signsOfWording(
  { sentences, findWords, isTitled }: PageFacts,
  { attributed, index, nameless }: DatedSentence,
  words: readonly string[],
) {
  const { quote, text } = attributed.sentence;
  const found = findWords(nameless);
  return {
    quoted: Number(QUOTED.test(quote)),
    deed: Number(DEEDS.some((one) => found.has(one))),
    'report-word': Number(REPORTS.some((one) => found.has(one))),
    short: Number(words.length <= SHORT_WORDS_MAX),
    head: Number(isAtHead(sentences, index)),
    titled: Number(isTitled),
    field: Number(isOfField(text)),
  };
}
