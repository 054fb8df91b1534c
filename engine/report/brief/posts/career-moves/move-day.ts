import { DATE_MARKS, NOTICE_GIVEN } from '../../../../lexicon/dates/date-marks.ts';
import { SINCE_WORDS } from '../../../../lexicon/dates/date-phrases.ts';
import { THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { type StatedPeriod, statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import { textBefore } from '../sentence/post-words.ts';
import { isSuccession, type MoveCue } from './move-cues.ts';
import { isWithinClause } from './move-employers.ts';
import { isOfPastYear, pastDayOf } from './past-years.ts';
import { isStartDate, isEndDate, nearestPeriods } from './post-periods.ts';
import type { Move } from './who-moves.ts';

/** The date of a move: a past year beside a verb in the present tense, else the nearest date after the verb, else the nearest before it. */
export function dayOfMove(
  move: Move,
  { text }: MaskedSentence,
  reading: TextReading,
): StatedDay | null {
  const past = move.cue.isAnnounced ? pastDayOf(move, text, reading) : null;
  return past ?? nearestDay(move, text, reading);
}

function nearestDay(
  { cue, effect, until }: Move,
  text: string,
  reading: TextReading,
): StatedDay | null {
  const isEnd = effect !== 'joins';
  const periods = periodsOf(cue, text, reading).filter(
    (period) =>
      period.stated !== null &&
      !(isEnd ? isSince(text, period) : isEndDate(text, period)) &&
      // 'Has picked Jane Doe for a post that had been vacant since January.'
      !(cue.isAnnounced && isSince(text, period) && !isStartDate(text, period)) &&
      !isOfReport(text, period, cue) &&
      !(cue.isAnnounced && isTooEarly(text, period, cue, reading)),
  );
  const later = periods.find(
    ({ start }) => start >= cue.end && start < until && isWithinClause(text, cue.end, start),
  );
  const after = later !== undefined && later.start - cue.end <= DATE_REACH ? later : undefined;
  const before = periods.findLast(({ end }) => end <= cue.start && cue.start - end <= DATE_REACH);
  // A date may be read together with its verb: 'takes office on 1 February 2027'.
  const inside = periods.find(({ start, end }) => start < cue.end && end > cue.start);
  // A date after 'from' or 'effective' comes first: 'Today announced the appointment of Jane Doe, effective 11 January'.
  const first = after !== undefined && isStartDate(text, after) ? after : undefined;
  return (inside ?? first ?? nearer(after, before, cue) ?? later)?.stated ?? null;
}

/** The dates of the sentence, read as days of the move. 'From 1 September' may be ahead whatever the tense. */
function periodsOf(cue: MoveCue, text: string, reading: TextReading): readonly StatedPeriod[] {
  const { writtenOn, language } = reading;
  const tense = cue.isAnnounced ? 'future' : 'past';
  const stated = statedPeriods(text, { writtenOn, languages: [language], tense });
  if (writtenOn === null) return stated;
  const isBeginning = cue.kind === 'appoint' || cue.kind === 'enter' || isSuccession(cue);
  const mayBeAhead = isBeginning || NOTICE_GIVEN.test(cue.text);
  return stated.map((period) => {
    const isNearer = cue.isAnnounced
      ? period.stated?.precision === 'day' && wholeDaysBetween(writtenOn, period.from) > FAR_DAYS
      : (mayBeAhead && isStartDate(text, period)) ||
        wholeDaysBetween(period.to, writtenOn) > FAR_DAYS;
    if (!isNearer) return period;
    return nearestPeriods(text, reading).find(({ start }) => start === period.start) ?? period;
  });
}

/**
 * Nobody means a day this far from the day of writing, whatever the tense: 'bids her farewell on 31 July', written in June; 'takes over on
 * 1 October', written on 2 October. 'Will retire in May', written in June, means May of next year.
 */
const FAR_DAYS = 270;

function isSince(text: string, { start, end }: StatedPeriod): boolean {
  if (DATE_MARKS.when.test(text.slice(end, end + SINCE_CHARACTERS))) return false;
  return (
    SINCE_BEFORE.test(textBefore(text, start, SINCE_CHARACTERS)) ||
    SINCE_AHEAD.test(text.slice(start, end))
  );
}

const SINCE_CHARACTERS = 16;

/** 'Since' right before a date, and not 'with effect since'. */
const SINCE_BEFORE = new RegExp(
  `(?<!\\p{L}|(?:effect|effetto|efectos?|efeitos?|wirkung|effet) )(?:${SINCE_WORDS})(?: (?:${THE_WORDS}|dnia))? ?$`,
  'iu',
);

/** A date whose words include 'since'. */
const SINCE_AHEAD = new RegExp(`^(?:${SINCE_WORDS})(?!\\p{L})`, 'iu');

/** Is it the day of the report and not of the move: 'said on Monday that she leaves'? */
function isOfReport(text: string, { start, end }: StatedPeriod, cue: MoveCue): boolean {
  if (end > cue.start) return false;
  return DATE_MARKS.reported.test(textBefore(text, start, REPORT_CHARACTERS));
}

const REPORT_CHARACTERS = 30;

/** Is the day too early for a move that is still to come: 'today advised members that he intends to step down'? */
function isTooEarly(
  text: string,
  period: StatedPeriod,
  cue: MoveCue,
  reading: TextReading,
): boolean {
  const { stated, end } = period;
  const { writtenOn } = reading;
  if (writtenOn === null || stated === null) return false;
  if (isSince(text, period)) return isOfPastYear(stated, reading);
  // A date in the month of writing may still be ahead.
  return (
    stated.day < writtenOn.slice(0, 'YYYY-MM'.length) ||
    (end <= cue.start && stated.day === writtenOn)
  );
}

const DATE_REACH = 80;

function nearer(
  after: StatedPeriod | undefined,
  before: StatedPeriod | undefined,
  cue: MoveCue,
): StatedPeriod | undefined {
  if (after === undefined || before === undefined) return after ?? before;
  return after.start - cue.end <= 2 * (cue.start - before.end) ? after : before;
}
