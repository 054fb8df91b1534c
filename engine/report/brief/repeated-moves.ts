// Moves of the prospect that several sentences report: each is shown once.
import { JOB_MOVE_KINDS } from '../../messages/event-kinds.ts';
import type { EventKind, EventLine } from '../../model/brief.ts';
import { daysBetween } from '../../model/time.ts';
import { wordListOf, wordsOf } from '../../text/words.ts';
import { daysApart } from '../events/dates/calendar-periods.ts';
import type { EventMention } from '../events/mentions/event-mention.ts';
import { titleWordsIn } from '../sales-signals/described-speaker.ts';
import { daysBetweenReports } from '../sales-signals/find-buying-signals.ts';
import { isSubjectPronoun } from '../sales-signals/reference-words.ts';
import type { BriefFacts } from './brief-facts.ts';
import { onePerPage } from './line-of.ts';

/** The lines with one for each move that pages report with and without its day: the dated one. */
export function joinedMoves(moves: readonly EventLine[]): readonly EventLine[] {
  const joined: EventLine[] = [];
  for (const move of moves) {
    const place = joined.findIndex((other) => isSameMove(move, other));
    const known = joined[place];
    if (known === undefined) joined.push(move);
    else
      joined[place] = known.happenedOn === null ? joinedMove(move, known) : joinedMove(known, move);
  }
  return joined;
}

function isSameMove(one: EventLine, other: EventLine): boolean {
  const areDated = one.happenedOn !== null && other.happenedOn !== null;
  // 'Appointed on 1 May' and 'joined on 2 May'.
  const areAlike = areDated && (one.kind === 'departure') === (other.kind === 'departure');
  if (one.kind !== other.kind && !areAlike) return isSameArrival(one, other);
  const [a, b] = [one, other].map(({ happenedOn, date }) => happenedOn?.day ?? date?.day);
  if (a === undefined || b === undefined) return true;
  // 'In the second week of January' and 'on 11 January'.
  return Math.abs(daysBetween(a, b)) <= (areDated ? MOVE_AGAIN_DAYS_MAX : MOVE_DAYS_MAX);
}

/** Are both arrivals, reported in the same weeks: 'becomes a partner' and 'moves to Acme at the end of the year'? */
function isSameArrival(one: EventLine, other: EventLine): boolean {
  const days = daysBetweenReports(one.date?.day, other.date?.day);
  return (
    days !== null &&
    days <= MOVE_AGAIN_DAYS_MAX &&
    [one, other].every(({ kind }) => kind === 'appointment' || kind === 'joining')
  );
}

/** Days by which two sentences on one move may differ in its date. */
const MOVE_AGAIN_DAYS_MAX = 31;

/** Days by which a report of a move may lie away from the day of the move. */
const MOVE_DAYS_MAX = 300;

function joinedMove(line: EventLine, other: EventLine): EventLine {
  return { ...line, sources: onePerPage([...line.sources, ...other.sources]) };
}

/** Is an event known by its date alone only a move that is reported already: 'Since January she has had the chair'? */
export function isMoveAgain(
  event: readonly EventMention[],
  moves: readonly EventLine[],
  { pages }: BriefFacts,
): boolean {
  return event.every(({ kind, isByDate, isNamed, period, subject, citation }) => {
    if (!isByDate || period === null) return false;
    const isOfPost = subject === 'person' || titleWordsIn(wordsOf(citation.quote)).length > 0;
    // 'He went last Friday, and the post is to be split in two.'
    const page = pages.find(({ result }) => result.id === citation.resultId);
    const [first = ''] = wordListOf(citation.quote);
    const isTheirs = isSubjectPronoun(first, page?.result.language ?? null);
    const isBare = !isNamed && (kind === 'other' || isTheirs);
    const alike = moves.filter(({ kind: moved }) => !isSuccession(kind, subject, moved));
    return alike.some(({ kind: moved, happenedOn, date, sources }) => {
      const day = (happenedOn ?? date)?.day;
      if (day === undefined) return false;
      const days = daysApart(period, day);
      // 'Takes over in February': which year is meant only the move itself may say.
      const apart = Math.min(days, Math.abs(YEAR_DAYS - days));
      // 'She starts on Monday', on the page that reports the move: its day, where that is known by the report alone.
      const isCarriedOn = isBare && sources.some(({ resultId }) => resultId === citation.resultId);
      const most = isCarriedOn && happenedOn === null ? MOVE_DAYS_MAX : MOVE_AGAIN_DAYS_MAX;
      return isOfPost || isCarriedOn || isAlike(kind, moved) ? apart <= most : days === 0;
    });
  });
}

/** Who comes after somebody who goes is news of its own. */
function isSuccession(
  kind: EventKind,
  subject: EventMention['subject'],
  moved: EventKind,
): boolean {
  return moved === 'departure' && subject === 'company' && SUCCESSIONS.has(kind);
}

/** How a company fills a post that is left: it looks for somebody, or has found them. */
const SUCCESSIONS: ReadonlySet<EventKind> = new Set(['appointment', 'hiring']);

const YEAR_DAYS = 365;

/** Do both come, or both go? */
function isAlike(kind: EventKind, moved: EventKind): boolean {
  return JOB_MOVE_KINDS.has(kind) && (kind === 'departure') === (moved === 'departure');
}
