import { PERHAPS_THE } from '../../../../lexicon/grammar/prepositions.ts';
import { OCCASIONS } from '../../../../lexicon/job-titles/career-moves.ts';
import { FEASTS, FEAST_PREPOSITIONS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { isFirstPersonWord } from '../../../sales-signals/reference-words.ts';
import { addsFunction } from '../career-moves/inside-moves.ts';
import { nearestPeriods } from '../career-moves/post-periods.ts';
import { isInQuotation } from '../career-moves/read-moves.ts';
import { isTemporaryCover } from '../career-moves/succession.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { namesOnlyUnitLead } from '../sentence/named-for-others.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import { NOTICE_DAYS_MAX, OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import { isSaidOfOthers } from './denied-moves.ts';

/**
 * Does a sentence that names only the prospect give a future date: 'clocks on at Beta next month', 'from 1 December it is looked after by
 * Jane Doe'?
 */
export function namesDayAhead(
  { sentence }: Pick<ReadSentence, 'sentence'>,
  page: TextReading,
): boolean {
  const { text } = sentence;
  const { writtenOn } = page;
  const person = text.indexOf(TOKEN.person);
  if (writtenOn === null || person === -1 || text.includes(TOKEN.other)) return false;
  if (isTemporaryCover(text) || OCCASION.test(text.toLowerCase()) || addsFunction(text))
    return false;
  if (namesOnlyUnitLead(sentence) || isOnOtherThings(sentence, page)) return false;
  if (namesHolidayAhead(text, writtenOn)) return true;
  return nearestPeriods(text, page).some(({ stated, from, start, end }) => {
    const days = wholeDaysBetween(writtenOn, from);
    const hasYear = YEAR.test(text.slice(start, end));
    return (
      stated !== null &&
      (person < start || start <= OPENING_CHARACTERS) &&
      stated.precision !== 'year' &&
      days > WEEKDAY_DAYS_MAX &&
      days <= (hasYear ? OWN_MOVE_DAYS_MAX : NOTICE_DAYS_MAX) &&
      !isInQuotation(text, start) &&
      !isSaidOfOthers(text, start)
    );
  });
}

/** 'Conference', 'webinar': the date is that of an event. */
const OCCASION = wholeWords(OCCASIONS);

/** A year. 'In March' may be the last one; 'March 2027' is not. */
const YEAR = /20\d\d/u;

/** 'From 1 December', at the beginning of a sentence. */
const OPENING_CHARACTERS = 12;

/** 'On Monday' mostly means the last one, however near the next is. */
const WEEKDAY_DAYS_MAX = 6;

/** Is it about plans without a post or employer: 'I told them that the terms will change in March'? */
function isOnOtherThings({ tokens }: MaskedSentence, { language }: TextReading): boolean {
  return tokens.every(
    ({ kind, written }) => kind === 'person' && isFirstPersonWord(written.toLowerCase(), language),
  );
}

/** Does it name a holiday that is nearer in the future than in the past: 'starts after Epiphany', on a page of October? */
function namesHolidayAhead(text: string, writtenOn: string): boolean {
  const lower = text.toLowerCase();
  return HOLIDAYS.some(({ day, match }) => {
    if (!match.test(lower)) return false;
    const year = Number(writtenOn.slice(0, 'YYYY'.length));
    const next = [year, year + 1]
      .map((one) => wholeDaysBetween(writtenOn, `${one}-${day}`))
      .find((days) => days > WEEKDAY_DAYS_MAX);
    return next !== undefined && next <= NOTICE_DAYS_MAX;
  });
}

const HOLIDAYS = Object.entries(FEASTS).map(([day, words]) => ({
  day,
  match: wholeWords(`(?:${FEAST_PREPOSITIONS}) ${PERHAPS_THE}(?:${words})`),
}));
