import { DEEDS, REPORTS } from '../../../lexicon/events/event-words.ts';
import { daysBetween } from '../../../model/time.ts';
import { isOfField } from '../../../taxonomy/taxonomy.ts';
import { wordListOf } from '../../../text/words.ts';
import {
  isFirstPersonWord,
  isSubjectPronoun,
  refersToCompany,
} from '../../sales-signals/reference-words.ts';
import { placesOf, withoutOwnNames } from '../actors/event-actors.ts';
import { QUOTED, saysWe } from '../actors/whose-event.ts';
import { daysApart } from '../dates/calendar-periods.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { isAtHead } from '../mentions/event-certainty.ts';
import type { PageFacts } from '../mentions/event-mention.ts';
import type { DatedSentence } from './dated-sentences.ts';
import type { EventSign } from './event-sign.ts';

/** The signs of a dated sentence, 1 where they hold: of whom it tells, how it is dated, and how it is put. */
export function eventSigns(
  facts: PageFacts,
  sentence: DatedSentence,
): Readonly<Record<EventSign, number>> {
  return {
    ...signsOfSubject(facts, sentence),
    ...signsOfDate(facts, sentence),
    ...signsOfWording(facts, sentence),
  };
}

/** Words at the head of a sentence among which its subject stands. */
const SUBJECT_WORDS = 3;

function signsOfSubject({ page, inFocus }: PageFacts, { attributed, index, text }: DatedSentence) {
  const { language } = page.result;
  const { names, spoken, isFirstPerson, sentence } = attributed;
  const words = wordListOf(sentence.text);
  const isSpoken = spoken.length > 0 || isFirstPerson;
  const isMeant = inFocus[index] === true && refersToCompany(text, language);
  const isNamed = names.person.length + names.company.length > 0;
  const isOfSpeaker = saysWe(text) || words.some((word) => isFirstPersonWord(word, language));
  return {
    'company-named': Number(placesOf(attributed, text).company.length > 0),
    'nobody-named': Number(!isNamed && !isMeant && spoken.length === 0),
    pronoun: Number(
      words
        .slice(0, SUBJECT_WORDS)
        .some((word) => word === 'it' || isSubjectPronoun(word, language)),
    ),
    'said-of-others': Number(isSpoken && !isOfSpeaker),
  };
}

const WEEK_DAYS = 7;

function signsOfDate({ day, today }: PageFacts, { text, period, periods }: DatedSentence) {
  const { from, stated } = period;
  const isMonth = stated?.precision === 'month';
  const isExact = !isMonth && hasFigure(text, period);
  const isWeek = daysBetween(from, period.to) < WEEK_DAYS;
  const isAround = isAroundPage(period, day);
  return {
    'exact-day': Number(isExact),
    'page-day': Number(!isMonth && isAround),
    'this-month': Number(isMonth && isAround && !isWeek),
    weekdays: Number(periods.filter((one) => isWeekday(text, one)).length > 1),
    ahead: Number(from > (day ?? today)),
  };
}

function isAroundPage(period: StatedPeriod, day: string | null): boolean {
  return day !== null && daysApart(period, day) === 0;
}

function isWeekday(text: string, period: StatedPeriod): boolean {
  return period.stated?.precision === 'day' && !hasFigure(text, period);
}

function hasFigure(text: string, { start, end }: StatedPeriod): boolean {
  return /\d/u.test(text.slice(start, end));
}

/** So few words tell nothing. */
const SHORT_WORDS_MAX = 7;

function signsOfWording(
  { page, findWords, isTitled }: PageFacts,
  { attributed, index, text }: DatedSentence,
) {
  const { sentence } = attributed;
  const told = findWords(withoutOwnNames(attributed, text));
  return {
    quoted: Number(QUOTED.test(sentence.quote)),
    deed: Number(DEEDS.some((role) => told.has(role))),
    'report-word': Number(REPORTS.some((role) => told.has(role))),
    short: Number(wordListOf(sentence.text).length <= SHORT_WORDS_MAX),
    head: Number(isAtHead(page.sentences, index)),
    titled: Number(isTitled),
    field: Number(isOfField(sentence.text)),
  };
}
