import type { StatedDay } from '../../../../model/brief.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { type StatedPeriod, statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import { textBefore } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import { isAmongClause } from './move-places.ts';
import { isFrom, nearestPeriods } from './time-frames.ts';
import type { Move } from './who-moves.ts';

const DATE_REACH = 80;

const UNTIL_BEFORE =
  /(?<!\p{L})(?:until|till|by|bis|bis zum|jusqu'(?:en|au|a)|hasta(?: el)?|ate|fino a|fino al|tot|till|til|indtil|do|az do|kadar|まで) ?$/iu;

const SINCE = 'since|seit|depuis|desde|dal|dalla|sinds|sedan|siden|od';

const SINCE_BEFORE = new RegExp(
  `(?<!\\p{L}|(?:effect|effetto|efectos?|efeitos?|wirkung|effet) )(?:${SINCE})(?: (?:the|dem|den|le|el|o|dnia))? ?$`,
  'iu',
);

const SINCE_AHEAD = new RegExp(`^(?:${SINCE})(?!\\p{L})`, 'iu');

/** The date of a move: the nearest behind its verb, else the nearest before it. */
export function dayOfMove(
  { cue, effect, until }: Move,
  { text }: MaskedSentence,
  reading: TextReading,
): StatedDay | null {
  const isEnd = effect !== 'comes';
  const periods = periodsOf(cue, text, reading).filter(
    (period) =>
      period.stated !== null &&
      !(isEnd ? isSince(text, period) : isUntil(text, period)) &&
      !isOfReport(text, period, cue) &&
      !(cue.isComing && isTooEarly(text, period, cue, reading.writtenOn)),
  );
  const later = periods.find(
    ({ start }) => start >= cue.end && start < until && isAmongClause(text, cue.end, start),
  );
  const behind = later !== undefined && later.start - cue.end <= DATE_REACH ? later : undefined;
  const before = periods.findLast(({ end }) => end <= cue.start && cue.start - end <= DATE_REACH);
  // 'Takes office on 1 February 2027' is read as a period with its verb.
  const inside = periods.find(({ start, end }) => start < cue.end && end > cue.start);
  return (inside ?? nearer(behind, before, cue) ?? later)?.stated ?? null;
}

/** 'Has hired her to run compliance from 1 September': what begins from a day may be ahead, whatever tense the verb has. */
function periodsOf(cue: MoveCue, text: string, reading: TextReading): readonly StatedPeriod[] {
  const { writtenOn, language } = reading;
  const tense = cue.isComing ? 'future' : 'past';
  const stated = statedPeriods(text, { writtenOn, languages: [language], tense });
  if (writtenOn === null) return stated;
  const isBeginning = cue.kind === 'appoint' || cue.kind === 'enter' || isSuccession(cue);
  const mayBeAhead = isBeginning || NOTICE.test(cue.text);
  return stated.map((period) => {
    const isNearer = cue.isComing
      ? period.stated?.precision === 'day' && wholeDaysBetween(writtenOn, period.from) > FAR_DAYS
      : (mayBeAhead && isFrom(text, period)) || wholeDaysBetween(period.to, writtenOn) > FAR_DAYS;
    if (!isNearer) return period;
    return nearestPeriods(text, reading).find(({ start }) => start === period.start) ?? period;
  });
}

/** Who has given notice goes on the day of which it speaks. */
const NOTICE = /gekundigt|kundigte|dimiss|dimision|renunci|dimiti|demission|ontslag|demisi/iu;

/**
 * Nobody means a day so far from the day of writing, whatever tense the verb has: 'bids her farewell on 31 July', written in June;
 * 'takes over on 1 October', written on 2 October. 'Will retire in May', written in June, is of May of next year.
 */
const FAR_DAYS = 270;

function isSuccession({ kind }: MoveCue): boolean {
  return kind === 'succeed' || kind === 'succeeded';
}

/** No day of what is still to come: 'today advised members that he intends to step down'. */
function isTooEarly(
  text: string,
  period: StatedPeriod,
  cue: MoveCue,
  writtenOn: string | null,
): boolean {
  const { stated, end } = period;
  if (writtenOn === null || stated === null || isSince(text, period)) return false;
  return stated.day < monthOf(writtenOn) || (end <= cue.start && stated.day === writtenOn);
}

function nearer(
  behind: StatedPeriod | undefined,
  before: StatedPeriod | undefined,
  cue: MoveCue,
): StatedPeriod | undefined {
  if (behind === undefined || before === undefined) return behind ?? before;
  return behind.start - cue.end <= 2 * (cue.start - before.end) ? behind : before;
}

/** 'Said on Monday that she leaves', 'announced today': the day of the news, when it is no longer the nearest word to the move. */
function isOfReport(text: string, { start, end }: StatedPeriod, cue: MoveCue): boolean {
  if (end > cue.start) return false;
  return REPORTED_BEFORE.test(textBefore(text, start, REPORT_CHARACTERS));
}

const REPORT_CHARACTERS = 30;

const REPORTED_BEFORE =
  /(?<!\p{L})(?:said|says|announced|confirmed|told|reported|revealed|disclosed|wrote|teilte|gab|meldete|bestatigte|erklarte|mitgeteilt|bekannt|annonce|indique|confirme|fait savoir|anuncio|informo|comunico|confirmo|anunciou|informou|comunicou|confirmou|annunciato|comunicato|confermato|meldde|maakte|bevestigde|liet|meddelade|meddelar|meddelte|opplyste|opplyser|oplyser|oplyste|poinformowala?|oglosila?|podala?|oznamila?|uvedla?|oznamil|acikladi|duyurdu|kertoi|ilmoitti|tiedotti|kozolte|bejelentette|ανακοινωσε|a anuntat)(?:\s\S{1,14}){0,2} $/iu;

/** The month of a day: a date of the same month may be ahead. */
function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** 'Vacant since June, when she left'. */
const WHEN_BEHIND = /^,? (?:when|als|quand|lorsqu|cuando|quando|toen|nar|da|kiedy|gdy|kdy) /iu;

/** 'Until June' says when something ends. */
function isUntil(text: string, { start }: StatedPeriod): boolean {
  return (
    UNTIL_BEFORE.test(textBefore(text, start, SINCE_CHARACTERS)) ||
    UNTIL_AHEAD.test(text.slice(start, start + SINCE_CHARACTERS))
  );
}

const UNTIL_AHEAD = /^(?:until|till|bis|jusqu'|hasta|ate|fino|tot|til|indtil|do) /iu;

const SINCE_CHARACTERS = 16;

function isSince(text: string, { start, end }: StatedPeriod): boolean {
  if (WHEN_BEHIND.test(text.slice(end, end + SINCE_CHARACTERS))) return false;
  return (
    SINCE_BEFORE.test(textBefore(text, start, SINCE_CHARACTERS)) ||
    SINCE_AHEAD.test(text.slice(start, end))
  );
}
