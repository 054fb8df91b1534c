import { DATE_MARKS } from '../../../../lexicon/dates/date-marks.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { statedPeriods, type StatedPeriod } from '../../../events/dates/stated-periods.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import { namesOnlyUnitLead } from '../sentence/named-for-others.ts';
import type { DraftStatement, TextReading } from '../sentence/post-statement.ts';
import { OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import { textBefore } from '../sentence/post-words.ts';
import { moveCues } from './move-cues.ts';
import { isTemporaryCover, namesFamilyLeave } from './succession.ts';
import { isDateOfTitle } from './title-phrase.ts';

/** The hyphen of '2018-2024', which would be read as one number. */
export const YEAR_RANGE = /(?<=\d{4})-(?=\d{4}(?!\d))/gu;

/**
 * Corrects a post by the dates beside it, whatever the tense: it was held until a past day, ends on a future day, or begins on one. 'Head
 * of audit at Acme from 2018 to 2024'.
 */
export function adjustToPeriod(
  statement: DraftStatement,
  place: number,
  sentence: MaskedSentence,
  reading: TextReading,
): DraftStatement {
  if (!isDatedByPeriod(statement, sentence)) return statement;
  const isTaken = statement.kind === 'joins';
  const text = sentence.text.replaceAll(YEAR_RANGE, ' - ');
  const { writtenOn } = reading;
  const periods = nearestPeriods(text, reading).filter(
    (period) =>
      period.start - place <= FRAME_REACH &&
      !DATE_MARKS.reason.test(text.slice(place, Math.max(place, period.start))) &&
      isDateOfTitle(text, place, period),
  );
  const end = periods.find((period) => isEndDate(text, period));
  const start = periods.find((period) => isStartDate(text, period));
  if (isPast(end, start, writtenOn))
    return { ...statement, kind: 'held', isAnnounced: false, on: end.stated };
  if (!isTaken && isAhead(end, writtenOn)) return ending(statement, end, text, writtenOn);
  return isAhead(start, writtenOn) && !reportsDeparture(text, reading)
    ? { ...statement, kind: 'joins', isAnnounced: true, on: start.stated }
    : statement;
}

/** Is it the job that a period dates? 'Our head of audit is on parental leave until March': the leave ends, the job does not. */
function isDatedByPeriod(
  { kind, isAnnounced, isInterim }: DraftStatement,
  sentence: MaskedSentence,
): boolean {
  if (kind !== 'holds' && !(kind === 'joins' && isAnnounced)) return false;
  return !namesOnlyUnitLead(sentence) && (isInterim || !namesFamilyLeave(sentence.text));
}

const FRAME_REACH = 110;

/** Is the period over? If the day of writing is unknown, a period of years is: nobody writes down its end in advance. */
function isPast(
  end: StatedPeriod | undefined,
  start: StatedPeriod | undefined,
  writtenOn: string | null,
): end is StatedPeriod {
  if (end === undefined) return false;
  return writtenOn === null ? start !== undefined : end.to < writtenOn;
}

function isAhead(
  period: StatedPeriod | undefined,
  writtenOn: string | null,
): period is StatedPeriod {
  if (period === undefined || writtenOn === null) return false;
  return period.stated !== null && period.from > writtenOn;
}

function ending(
  statement: DraftStatement,
  end: StatedPeriod,
  text: string,
  writtenOn: string | null,
): DraftStatement {
  // The end of leave or of an interim post is not the end of the job.
  return isNear(end, writtenOn) && !statement.isInterim && !isTemporaryCover(text)
    ? { ...statement, kind: 'leaves', isAnnounced: true, on: end.stated }
    : statement;
}

/** Is the end near? A contract until 2029 is no farewell. */
function isNear({ from, stated }: StatedPeriod, writtenOn: string | null): boolean {
  return (
    stated?.precision !== 'year' && wholeDaysBetween(writtenOn ?? '', from) <= OWN_MOVE_DAYS_MAX
  );
}

/**
 * Does the sentence report a departure, so that its date is not the beginning of the post: 'Head of risk Jane Doe has resigned with effect
 * from 30 September'?
 */
function reportsDeparture(text: string, { language }: TextReading): boolean {
  return moveCues(text, language).some(({ kind }) => kind === 'leave');
}

/** Reads each month or weekday without a year or week as the one nearest to the day of writing: 'until July', in August, is over. */
export function nearestPeriods(
  text: string,
  { writtenOn, language }: TextReading,
): readonly StatedPeriod[] {
  return statedPeriods(text, { writtenOn, languages: [language], tense: 'nearest' });
}

/** Does a word make the date a beginning: 'from July', 'ab Juli', 'with effect from 1 July'? */
export function isStartDate(text: string, period: StatedPeriod): boolean {
  return isMarked(DATE_MARKS.from, text, period);
}

/** Does the mark come before the date or at its beginning? 'Until March' may be read as one date. */
function isMarked(mark: RegExp, text: string, { start, end }: StatedPeriod): boolean {
  const opening = /^\p{L}[\p{L}' ]{0,24} (?=\S)/u.exec(text.slice(start, end))?.[0] ?? '';
  return (
    mark.test(textBefore(text, start, MARK_CHARACTERS)) || (opening !== '' && mark.test(opening))
  );
}

const MARK_CHARACTERS = 30;

/** Does a word make the date an end: 'until July', 'bis Juli', 'by 1 July'? */
export function isEndDate(text: string, period: StatedPeriod): boolean {
  return isMarked(DATE_MARKS.until, text, period);
}
