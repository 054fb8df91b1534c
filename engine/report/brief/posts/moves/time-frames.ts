import { wholeDaysBetween } from '../../../../model/time.ts';
import { statedPeriods, type StatedPeriod } from '../../../events/dates/stated-periods.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import type { DraftStatement, TextReading } from '../sentence/post-statement.ts';
import { OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import { textBefore } from '../sentence/post-words.ts';
import { moveCues } from './move-cues.ts';
import { MEANWHILE } from './who-follows.ts';

const UNTIL =
  /(?<!\p{L})(?:until|till|through|up to|to|bis|bis zum|bis ende|bis mitte|bis anfang|jusqu'(?:en|au|a|a la)|hasta(?: el| fines de| finales de)?|ate(?: ao| o)?|fino a(?:l|lla)?|tot(?: en met)?|(?:fram )?till|frem til|indtil|til|do|az do|pana (?:in|la)|εως|μεχρι|-)(?: (?:the|end of|late|early|mid|la|le|fin|final de|fine|eind|einde|slutten av|slutningen af|slutet av|konca|konce))* ?$/iu;

const FROM =
  /(?<!\p{L})(?:from|as from|as of|effective|with effect from|starting|start(?:ing)? (?:date|day) (?:of|is)|ab|ab dem|zum|mit wirkung zum|a partir d[eou]l?|a compter du|des|a contar d[eo]|desde|dal|dall'|a decorrere dal|a partire dal|per|vanaf|met ingang van|fran(?: och med)?|fra(?: og med)?|pr\.?|od(?: dnia)?|z dniem|incepand (?:cu|din)|de la|din|απο(?: την?)?)(?: (?:the|dem|le|la|el|o|den|d\.))? ?$/iu;

/** '2018-2024' would be read as one number. */
export const YEAR_RANGE = /(?<=\d{4})-(?=\d{4}(?!\d))/gu;

const MARK_CHARACTERS = 30;

const FRAME_REACH = 110;

/** 'Only a step, for by 1 April it must be done': a day behind a reason is of something else. */
const REASON =
  /, (?:for|because|denn|weil|da|car|parce que|puisque|porque|pues|ya que|pois|perche|poiche|want|omdat|eftersom|for at|fordi|poniewaz|bo|gdyz|protoze|nebot|koska|mert) /iu;

/**
 * A post with its time: until a day that has passed it was held, until a day ahead it is being left, and from a day ahead it
 * is being taken up, whatever tense the verb has. 'Head of audit at Acme from 2018 to 2024', 'from July she is in charge'.
 */
export function framed(
  statement: DraftStatement,
  place: number,
  sentence: MaskedSentence,
  reading: TextReading,
): DraftStatement {
  const isTaken = statement.kind === 'comes' && statement.isComing;
  if (statement.kind !== 'holds' && !isTaken) return statement;
  const text = sentence.text.replaceAll(YEAR_RANGE, ' - ');
  const { writtenOn } = reading;
  const periods = nearestPeriods(text, reading).filter(
    ({ start, end }) =>
      place - end <= FRAME_REACH &&
      start - place <= FRAME_REACH &&
      !REASON.test(text.slice(place, Math.max(place, start))),
  );
  const end = periods.find((period) => isMarked(UNTIL, text, period));
  const start = periods.find((period) => isFrom(text, period));
  if (end !== undefined && isPast(end, start, writtenOn))
    return { ...statement, kind: 'held', isComing: false, on: end.stated };
  if (!isTaken && end !== undefined && isAhead(end, writtenOn))
    return ending(statement, end, text, writtenOn);
  return tellsOfEnd(text, reading) ? statement : begun(statement, start, writtenOn);
}

/** 'Head of risk Jane Doe has resigned with effect from 30 September': no day on which her post begins. */
function tellsOfEnd(text: string, { language }: TextReading): boolean {
  return moveCues(text, language).some(({ kind }) => kind === 'leave' || kind === 'succeeded');
}

function ending(
  statement: DraftStatement,
  end: StatedPeriod,
  text: string,
  writtenOn: string | null,
): DraftStatement {
  // On leave until September, acting until then: the end of that is not the end of the job.
  return isNear(end, writtenOn) && !statement.isInterim && !MEANWHILE.test(text)
    ? { ...statement, kind: 'goes', isComing: true, on: end.stated }
    : statement;
}

function begun(
  statement: DraftStatement,
  start: StatedPeriod | undefined,
  writtenOn: string | null,
): DraftStatement {
  return start !== undefined && isAhead(start, writtenOn)
    ? { ...statement, kind: 'comes', isComing: true, on: start.stated }
    : statement;
}

/** A month or weekday without its year or week is the one nearest to the day of writing: 'until July', in August, is over. */
export function nearestPeriods(
  text: string,
  { writtenOn, language }: TextReading,
): readonly StatedPeriod[] {
  const periodsIn = (tense: 'past' | 'future'): readonly StatedPeriod[] =>
    statedPeriods(text, { writtenOn, languages: [language], tense });
  const past = periodsIn('past');
  if (writtenOn === null) return past;
  const future = periodsIn('future');
  return past.map((before) => {
    const ahead = future.find(({ start }) => start === before.start) ?? before;
    const isAheadNearer =
      Math.abs(wholeDaysBetween(writtenOn, ahead.from)) <
      Math.abs(wholeDaysBetween(before.to, writtenOn));
    return isAheadNearer ? ahead : before;
  });
}

/** 'From July', 'ab Juli', 'with effect from 1 July'. */
export function isFrom(text: string, period: StatedPeriod): boolean {
  return isMarked(FROM, text, period);
}

/** The word before a date may be read as a part of it: 'until March'. */
function isMarked(mark: RegExp, text: string, { start, end }: StatedPeriod): boolean {
  const opening = /^\p{L}[\p{L}' ]{0,24} (?=\S)/u.exec(text.slice(start, end))?.[0] ?? '';
  return (
    mark.test(textBefore(text, start, MARK_CHARACTERS)) || (opening !== '' && mark.test(opening))
  );
}

/** Without a day of writing a period of years is over all the same: nobody writes ahead of it. */
function isPast(
  { to }: StatedPeriod,
  from: StatedPeriod | undefined,
  writtenOn: string | null,
): boolean {
  return writtenOn === null ? from !== undefined : to < writtenOn;
}

function isAhead({ from, stated }: StatedPeriod, writtenOn: string | null): boolean {
  return writtenOn !== null && stated !== null && from > writtenOn;
}

/** A contract until 2029 is no farewell. */
function isNear({ from, stated }: StatedPeriod, writtenOn: string | null): boolean {
  return (
    stated?.precision !== 'year' && wholeDaysBetween(writtenOn ?? '', from) <= OWN_MOVE_DAYS_MAX
  );
}
