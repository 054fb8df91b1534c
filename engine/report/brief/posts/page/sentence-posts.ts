import { withArrivalInBeforeClause } from '../career-moves/before-clauses.ts';
import { markInternalMoves } from '../career-moves/inside-moves.ts';
import { readMoves } from '../career-moves/read-moves.ts';
import { readCareerRows } from '../held-posts/read-career-row.ts';
import { readHeldPosts } from '../held-posts/read-held-posts.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { isAmbiguousRelation, namesProspect } from '../sentence/people-around.ts';
import type { DraftStatement, PostReading } from '../sentence/post-statement.ts';
import { isBesideJob } from '../sentence/post-words.ts';

/**
 * What one sentence says of the prospect's posts: its moves and the posts it gives them, each checked against the other. Lines of a CV are
 * read elsewhere.
 */
export function postsInSentence(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  if (readCareerRows(sentence, reading.language).length > 0 || isAmbiguousRelation(sentence))
    return [];
  if (namesProspect(sentence))
    return withArrivalInBeforeClause(postsOfNamed(sentence, reading), sentence, reading);
  return reading.continuesProspect
    ? withArrivalInBeforeClause(postsOfUnnamed(sentence, reading), sentence, reading)
    : [];
}

function postsOfUnnamed(sentence: MaskedSentence, reading: PostReading): readonly DraftStatement[] {
  const moves = movesIn(sentence, reading).filter(namesPost);
  return moves.length > 0 ? moves : readHeldPosts(withSubject(sentence), reading);
}

/** The sentence with the prospect as the subject that its verb leaves out: 'È stata responsabile privacy di Acme'. */
function withSubject({ text, tokens, ...sentence }: MaskedSentence): MaskedSentence {
  const subject = { kind: 'person', at: 0, written: '' } as const;
  const shift = `${TOKEN.person} `.length;
  return {
    ...sentence,
    text: `${TOKEN.person} ${text}`,
    tokens: [subject, ...tokens.map((token) => ({ ...token, at: token.at + shift }))],
  };
}

function movesIn(sentence: MaskedSentence, reading: PostReading): readonly DraftStatement[] {
  return markInternalMoves(readMoves(sentence, reading), sentence.text);
}

/**
 * Does a move in a sentence that names nobody come with a post, an employer or a date? Without one it may be anything: 'is laminated and
 * hangs on the wall'.
 */
function namesPost({ title, employer, on, isBare }: DraftStatement): boolean {
  return title !== '' || employer !== '' || on !== null || isBare === false;
}

function postsOfNamed(sentence: MaskedSentence, reading: PostReading): readonly DraftStatement[] {
  const moves = movesIn(sentence, reading);
  const isLeft = moves.some(
    ({ kind, isOwn, employer }) => kind === 'joins' && !isOwn && employer !== '',
  );
  const holdings = withoutEnded(readHeldPosts(sentence, reading), moves).map((one) =>
    // 'Until now head of risk at Acme' is over where a new employer is named.
    isLeft && one.kind === 'held' && one.isOwn ? { ...one, isSide: false } : one,
  );
  // A post that is kept outweighs a move elsewhere: 'Joining the museum's board is Jane Doe, who remains head of risk at Acme'.
  if (holdings.some(({ isKept, isOwn }) => isKept === true && isOwn))
    return [...moves.filter(({ employer, isOwn }) => employer !== '' && !isOwn), ...holdings];
  return [...movesBeside(moves, holdings), ...holdings];
}

/**
 * The moves that are reported with a post held today; departures among them are from another employer: 'left the firm in 2022 and is now
 * head of audit at Acme'.
 */
function movesBeside(
  moves: readonly DraftStatement[],
  holdings: readonly DraftStatement[],
): readonly DraftStatement[] {
  const isHere = holdings.some(({ kind, isOwn }) => kind === 'holds' && isOwn) || comesBack(moves);
  return isHere
    ? moves.filter(
        ({ kind, isAnnounced, employer }) => kind !== 'leaves' || isAnnounced || employer !== '',
      )
    : moves;
}

/** Is an arrival reported after a departure: 'Having left in 2020, she is back at Acme'? */
function comesBack(moves: readonly DraftStatement[]): boolean {
  const gone = moves.findIndex(({ kind, isAnnounced }) => kind === 'leaves' && !isAnnounced);
  return gone !== -1 && moves.slice(gone + 1).some(({ kind, isOwn }) => kind === 'joins' && isOwn);
}

/** The posts without those that the sentence says have ended: 'Risk chief Jane Doe has left'. */
function withoutEnded(
  holdings: readonly DraftStatement[],
  moves: readonly DraftStatement[],
): readonly DraftStatement[] {
  // An arrival that names neither post nor employer ends nothing: 'Has been head of risk since joining us in 2021'.
  const main = moves.filter(
    (move) =>
      !move.isSide &&
      !isBesideJob(move) &&
      (move.kind !== 'joins' || move.isAnnounced || move.title !== '' || move.employer !== ''),
  );
  const isAppointed = main.some(({ kind }) => kind === 'joins');
  return holdings.filter(({ kind, title, employer, isOwn, isKept }) => {
    // The 'was' of an appointment is no former post: 'Was appointed head of risk to replace John Roe, who left Acme'.
    if (kind === 'held') return !moves.some((move) => isArrivalAs(move, title));
    if (kind !== 'holds' || isKept === true) return true;
    // An appointment ends the title held until then: 'Beta hires Acme's risk chief Jane Doe'.
    if (isAppointed && (isOwn || employer === '')) return false;
    return main.every((move) => {
      // The title is that of the next post: 'Is moving to Beta as chief auditor'.
      if (move.kind === 'joins' && move.title === title && move.employer === employer) return false;
      if (move.isAnnounced) return true;
      const isOther = employer !== '' && move.employer !== employer;
      return isOther && (move.kind !== 'leaves' || move.employer !== '' || move.title !== title);
    });
  });
}

/** Does somebody arrive with this title at an unnamed employer? */
function isArrivalAs(move: DraftStatement, title: string): boolean {
  return move.kind === 'joins' && move.title === title && title !== '' && move.employer === '';
}
