import { AFTER_YEARS_AT } from '../../../../lexicon/job-titles/career-moves.ts';
import {
  AT_ONCE,
  BARE_MOVES,
  BEFORE_DOING,
  UNTITLED_POSTS,
} from '../../../../lexicon/job-titles/moves/bare-moves.ts';
import { BEFORE_PREDECESSORS } from '../../../../lexicon/job-titles/moves/successions.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employerFields } from '../sentence/people-around.ts';
import type { DraftStatement, PostReading } from '../sentence/post-statement.ts';
import { OBJECT_REACH, PART_REACH } from '../sentence/post-weights.ts';
import { awaitsApproval, interimIn, textBefore } from '../sentence/post-words.ts';
import { namesFieldOfWork } from '../sentence/title-parts.ts';
import { joinedEmployer } from './arrivals.ts';
import {
  companyLeft,
  withEarlierEmployer,
  departureFrom,
  changeOfEmployer,
  type PostOfMove,
} from './changes-of-employer.ts';
import { isSuccession, type MoveCue, moveCues } from './move-cues.ts';
import { dayOfMove } from './move-day.ts';
import {
  destinationOf,
  employerLeft,
  isFirstPost,
  joinsUnnamedEmployer,
} from './move-employers.ts';
import { isHonour, isInterim, isPromotion, titleOf } from './move-titles.ts';
import { isOfPastYear } from './past-years.ts';
import { isOfSideEmployer, isSideMove } from './side-posts.ts';
import { type MoveEffect, namesFamilyLeave } from './succession.ts';
import { leavesAnotherThing } from './things-left.ts';
import { type Move, effectOf, takesOverPost } from './who-moves.ts';

/**
 * Reads the prospect's moves in a masked sentence: for each cue one or two statements, joining, leaving or both, with the post, the
 * employer and the day.
 */
export function readMoves(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const cues = moveCues(sentence.text, reading.language)
    .filter((cue) => !isQuotedElsewhere(cue, sentence.text))
    .map((cue) => (takesOverPost(cue, sentence) ? { ...cue, kind: 'succeed' as const } : cue));
  const moves = cues.flatMap((cue, index): readonly Move[] => {
    const own = effectOf(cue, sentence, reading);
    // Joining an unnamed employer is leaving: 'has joined a competitor', 'ayant rejoint le secteur de l'assurance'.
    const isAway =
      own === 'joins' && (joinsUnnamedEmployer(cue, sentence) || comesFromHere(cue, sentence));
    const effect = isAway ? 'moves' : own;
    if (effect === null || isOnlyUntilSuccessor(cue, sentence)) return [];
    if (isLeaveOfAbsence(cue, sentence)) return [];
    const next = cues[index + 1];
    const until = next?.start ?? sentence.text.length;
    return [{ cue, effect, before: cues[index - 1], next, until }];
  });
  const coming = moves.findIndex(({ effect }) => effect === 'joins');
  const statements = moves.map((move) =>
    statementsOf(move, withinBeforeClause(move.cue, sentence), reading),
  );
  return moves.flatMap((move, index) => {
    const { cue, effect, until } = move;
    if (effect === 'leaves' && leavesAnotherThing(cue, until, sentence.text, reading.language))
      return [];
    const hasCome = coming !== -1 && coming < index;
    // After an arrival, 'today at' says where somebody comes from: 'Jane Doe succeeds him, today at Beta'.
    if (hasCome && effect === 'moves' && BARE_MOVES.isNow.test(cue.text)) return [];
    const earlier = statements.slice(0, index).flat();
    return (statements[index] ?? [])
      .filter(
        (one) =>
          // An undated arrival without a post or employer does not count: 'Where she made her debut'.
          (cue.kind !== 'enter' || effect === 'moves' || one.on !== null || !namesNoPost(one)) &&
          !(BARE_MOVES.needsTitle.test(cue.text) && namesNoPost(one)) &&
          !(one.on === null && isFirstPost(move, sentence)) &&
          // An earlier arrival has already said that she leaves: 'Jane Doe, who will lead risk, has joined us from Acme'.
          !(hasCome && isOtherSide(effect, one)),
      )
      .map((one) => (effect === 'moves' ? withEarlierEmployer(one, earlier) : one));
  });
}

/** Is it a leave that begins or ends, and no job: 'began her maternity leave from Acme in April'? */
function isLeaveOfAbsence({ start, end }: MoveCue, { text }: MaskedSentence): boolean {
  return namesFamilyLeave(text.slice(start, end + LEAVE_REACH));
}

const LEAVE_REACH = 32;

/** Does somebody come to what only its capital shows to be a name, from years at the company: 'came to Larkspur after nine years at Acme'? */
function comesFromHere({ kind, end, text: cue }: MoveCue, { text }: MaskedSentence): boolean {
  const after = text.slice(end);
  if (kind !== 'enter' || /into$/iu.test(cue) || !/^(?: to)? \p{Lu}/u.test(after)) return false;
  return YEARS_HERE.test(text) && !namesFieldOfWork(after.split(/ (?:in|after) /u)[0] ?? '');
}

const YEARS_HERE = new RegExp(
  `(?<!\\p{L})(?:${AFTER_YEARS_AT})(?: the)? ${TOKEN.company}(?!'s|s')`,
  'u',
);

/** Is it the other half of a change of employers: the departure of an arrival, or the arrival of a departure? */
function isOtherSide(effect: MoveEffect, { kind }: DraftStatement): boolean {
  return effect !== 'moves' && effect !== kind;
}

/** The sentence reduced to the names of its clause with 'before', if the move is in one: 'spent nine years at Beta before joining us'. */
function withinBeforeClause({ start, end }: MoveCue, sentence: MaskedSentence): MaskedSentence {
  const { text, tokens } = sentence;
  const from = text.slice(0, start).search(BEFORE);
  if (from === -1) return sentence;
  const length = text.slice(end).search(/[,;:]/u);
  const to = length === -1 ? text.length : end + length;
  return {
    ...sentence,
    tokens: tokens.filter(({ kind, at }) => kind === 'person' || (at >= from && at < to)),
  };
}

const BEFORE = new RegExp(`(?<!\\p{L})(?:${BEFORE_DOING})(?: [^\\s,;:.]+){0,8} ?$`, 'iu');

/** Does the statement name neither title nor employer? German has the same verb in 'she turns eighty' and 'she becomes head of risk'. */
function namesNoPost({ title, employer, isBare }: DraftStatement): boolean {
  return title === '' && employer === '' && isBare !== false;
}

/** Is the move inside a quotation that does not name the person, while the rest of the sentence does: '“We had to start again,” said Jane Doe'? */
function isQuotedElsewhere({ start }: MoveCue, text: string): boolean {
  const before = text.slice(0, start).split('"').at(-1) ?? '';
  const quoted = `${before}${text.slice(start).split('"')[0] ?? ''}`;
  return (
    isInQuotation(text, start) &&
    !quoted.includes(TOKEN.person) &&
    text.includes(TOKEN.person) &&
    text.slice(start).includes('"')
  );
}

/** Is a position inside a quotation? */
export function isInQuotation(text: string, place: number): boolean {
  return text.slice(0, place).split('"').length % 2 === 0;
}

/**
 * Does it only say how long somebody stands in: 'runs legal affairs ad interim until a successor is found', 'until a successor to John Roe
 * is found'?
 */
function isOnlyUntilSuccessor({ text: cue, end }: MoveCue, { text }: MaskedSentence): boolean {
  if (!BARE_MOVES.untilSuccessor.test(cue)) return false;
  return interimIn(text) !== null || SUCCESSOR_OF_OTHER.test(text.slice(end));
}

/** ' to John Roe', ' is voor John Roe', after 'until a successor'. */
const SUCCESSOR_OF_OTHER = new RegExp(
  `^(?: \\p{L}+){0,4} (?:${BEFORE_PREDECESSORS}) (?:${TOKEN.title} )?${TOKEN.other}`,
  'iu',
);

function statementsOf(
  move: Move,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const { cue, effect } = move;
  const title = titleOf(move, sentence);
  const on = dayOfMove(move, sentence, reading);
  const isSideEmployer = effect !== 'moves' && isOfSideEmployer(move, sentence);
  const common: PostOfMove = {
    isAnnounced: isAhead(move, on, sentence, reading),
    on,
    isSide: isSideEmployer || isSideMove(title, sentence, cue),
    isBare:
      !UNTITLED_POST.test(sentence.text.slice(cue.start, cue.end + OBJECT_REACH).toLowerCase()) &&
      !isOfField(cue, sentence),
    isSuccession: isSuccession(cue),
    isPostStillHeld: isStillLeaving(move.next),
    isInterim: isInterim(sentence.text, cue),
    isInternal: isPromotion(sentence.text),
    title: title?.written ?? '',
  };
  if (effect === 'moves') return changeOfEmployer(cue, sentence, common);
  return effect === 'joins'
    ? arrival(move, sentence, common, isSideEmployer ? null : joinedEmployer(cue, sentence, title))
    : departure(effect, move, sentence, common);
}

const UNTITLED_POST = wholeWords(UNTITLED_POSTS);

/** Is a field of work before the verb given instead of the post: 'The compliance function will be entrusted to Jane Doe'? */
function isOfField({ kind, start }: MoveCue, { text }: MaskedSentence): boolean {
  return kind === 'appoint' && namesFieldOfWork(textBefore(text, start, PART_REACH));
}

/** Does the next move say that somebody leaves but has not left yet? */
function isStillLeaving(next: MoveCue | undefined): boolean {
  return next?.kind === 'leave' && next.isAnnounced;
}

function arrival(
  { cue, before }: Move,
  sentence: MaskedSentence,
  common: PostOfMove,
  employer: Token | null,
): readonly DraftStatement[] {
  const joins: DraftStatement = { kind: 'joins', ...common, ...employerFields(employer) };
  if (isHonour(cue, joins, sentence)) return [];
  const left = companyLeft(cue, joins, sentence);
  // The departure has been read already: 'Leaves Acme, which she joined in 2015'.
  const isSaid = before?.kind === 'leave' && (left?.at ?? cue.end) < cue.start;
  return left === null || isSaid ? [joins] : [joins, departureFrom(common, left)];
}

/** A departure, and the arrival at the next employer if one is named. */
function departure(
  kind: 'leaves' | 'died',
  move: Move,
  sentence: MaskedSentence,
  common: PostOfMove,
): readonly DraftStatement[] {
  const employer = employerLeft(move, sentence);
  const leaves: DraftStatement = { kind, ...common, ...employerFields(employer) };
  const next = kind === 'leaves' ? destinationOf(move.cue, sentence, employer) : null;
  return next === null
    ? [leaves]
    : [leaves, { kind: 'joins', ...common, title: '', ...employerFields(next) }];
}

/** Is the move still ahead on the page's day? 'Has resigned with effect from 30 September' is; 'resigns with immediate effect' is not. */
function isAhead(
  { cue, effect }: Move,
  on: StatedDay | null,
  { text }: MaskedSentence,
  reading: PostReading,
): boolean {
  const { writtenOn } = reading;
  if (isOfPastYear(on, reading)) return false;
  if (effect === 'joins' && awaitsApproval(text.slice(cue.end))) return true;
  if (on !== null && writtenOn !== null && on.day > writtenOn)
    return cue.isAnnounced || effect === 'leaves';
  return (
    cue.isAnnounced &&
    !IMMEDIATELY.test(text.slice(cue.start, cue.end + AT_ONCE_REACH).toLowerCase())
  );
}

const IMMEDIATELY = wholeWords(AT_ONCE);

const AT_ONCE_REACH = 90;
