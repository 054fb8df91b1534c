import { statedPeriods, type StatedPeriod } from '../../events/stated-periods.ts';
import type { DraftStatement, PostReading } from './draft-statement.ts';
import type { MaskedSentence } from './masked-sentence.ts';

const UNTIL =
  /(?<!\p{L})(?:until|till|through|up to|to|bis|bis zum|bis ende|bis mitte|bis anfang|jusqu'(?:en|au|a|a la)|hasta(?: el| fines de| finales de)?|ate(?: ao| o)?|fino a(?:l|lla)?|tot(?: en met)?|(?:fram )?till|frem til|indtil|til|do|az do|-)(?: (?:the|end of|late|early|mid|la|le|fin|final de|fine|eind|einde|slutten av|slutningen af|slutet av|konca|konce))* ?$/iu;

const FROM =
  /(?<!\p{L})(?:from|as from|as of|effective|with effect from|starting|ab|ab dem|zum|mit wirkung zum|a partir d[eou]l?|a compter du|des|a contar d[eo]|desde|dal|dall'|a decorrere dal|a partire dal|per|vanaf|met ingang van|fran(?: och med)?|fra(?: og med)?|pr\.?|od(?: dnia)?|z dniem)(?: (?:the|dem|le|la|el|o|den|d\.))? ?$/iu;

const MARK_CHARACTERS = 30;

const FRAME_REACH = 110;

/**
 * A post with its time: until a day that has passed it was held, until a day ahead it is being left, and from a day ahead it
 * is being taken up, whatever tense the verb has. 'Head of audit at Acme from 2018 to 2024', 'from July she is in charge'.
 */
export function framed(
  statement: DraftStatement,
  place: number,
  { text }: MaskedSentence,
  { writtenOn, language }: PostReading,
): DraftStatement {
  if (statement.kind !== 'holds') return statement;
  const periods = statedPeriods(text, { writtenOn, languages: [language], tense: 'future' }).filter(
    ({ start, end }) => place - end <= FRAME_REACH && start - place <= FRAME_REACH,
  );
  const end = periods.find((period) => isMarked(UNTIL, text, period));
  const start = periods.find((period) => isMarked(FROM, text, period));
  if (end !== undefined && isPast(end, start, writtenOn))
    return { ...statement, kind: 'held', on: end.stated };
  if (end !== undefined && isAhead(end, writtenOn))
    return { ...statement, kind: 'goes', isComing: true, on: end.stated };
  if (start !== undefined && isAhead(start, writtenOn))
    return { ...statement, kind: 'comes', isComing: true, on: start.stated };
  return statement;
}

function isMarked(mark: RegExp, text: string, { start }: StatedPeriod): boolean {
  return mark.test(text.slice(Math.max(0, start - MARK_CHARACTERS), start));
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
