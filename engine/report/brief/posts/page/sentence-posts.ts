import { readCareerRows } from '../holdings/read-career-row.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { readMoves } from '../moves/read-moves.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import { isEitherOf, namesProspect } from '../sentence/people-around.ts';
import type { DraftStatement, PostReading } from '../sentence/post-statement.ts';

/**
 * What one sentence says of the prospect's posts: its moves and the posts it gives them, each weighed against the other. The
 * lines of a career are read elsewhere, whole.
 */
export function postsInSentence(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  if (readCareerRows(sentence, reading.language).length > 0 || isEitherOf(sentence)) return [];
  if (namesProspect(sentence)) return postsOfNamed(sentence, reading);
  const moves = reading.isAboutProspect ? readMoves(sentence, reading).filter(namesPost) : [];
  if (moves.length > 0) return moves;
  return reading.isAboutProspect ? readHoldings(sentence, reading) : [];
}

/** A sentence that names nobody says of a move only with a post, an employer or a day: 'is laminated and hangs on the wall'. */
function namesPost({ title, employer, on, isBare }: DraftStatement): boolean {
  return title !== '' || employer !== '' || on !== null || isBare === false;
}

function postsOfNamed(sentence: MaskedSentence, reading: PostReading): readonly DraftStatement[] {
  const moves = readMoves(sentence, reading);
  const isLeft = moves.some(
    ({ kind, isOwn, employer }) => kind === 'comes' && !isOwn && employer !== '',
  );
  const holdings = withoutEnded(readHoldings(sentence, reading), moves).map((one) =>
    // 'Until now head of risk at Acme' is over where a new employer is named.
    isLeft && one.kind === 'held' && one.isOwn ? { ...one, isSide: false } : one,
  );
  // 'Joining the museum's board is Jane Doe, who remains head of risk at Acme'.
  if (holdings.some(({ isKept, isOwn }) => isKept === true && isOwn))
    return [...moves.filter(({ employer, isOwn }) => employer !== '' && !isOwn), ...holdings];
  return [...movesBeside(moves, holdings), ...holdings];
}

/** 'Left the firm in 2022 and is now head of audit at Acme': what was left is another employer. */
function movesBeside(
  moves: readonly DraftStatement[],
  holdings: readonly DraftStatement[],
): readonly DraftStatement[] {
  const isHere = holdings.some(({ kind, isOwn }) => kind === 'holds' && isOwn) || comesBack(moves);
  return isHere
    ? moves.filter(({ kind, isComing, employer }) => kind !== 'goes' || isComing || employer !== '')
    : moves;
}

/** 'Having left in 2020, she is back at Acme': the coming is told after the departure. */
function comesBack(moves: readonly DraftStatement[]): boolean {
  const gone = moves.findIndex(({ kind, isComing }) => kind === 'goes' && !isComing);
  return gone !== -1 && moves.slice(gone + 1).some(({ kind, isOwn }) => kind === 'comes' && isOwn);
}

/** 'Risk chief Jane Doe has left': her post is the one she left, and none she holds. */
function withoutEnded(
  holdings: readonly DraftStatement[],
  moves: readonly DraftStatement[],
): readonly DraftStatement[] {
  // 'Has been head of risk since joining us in 2021': that names neither post nor employer, and ends nothing.
  const main = moves.filter(
    ({ isSide, kind, isComing, title, employer }) =>
      !isSide && (kind !== 'comes' || isComing || title !== '' || employer !== ''),
  );
  const isAppointed = main.some(({ kind }) => kind === 'comes');
  return holdings.filter(({ kind, title, employer, isOwn, isKept }) => {
    if (kind !== 'holds' || isKept === true) return true;
    // 'Beta hires Acme's risk chief Jane Doe': her title is the one she had until then.
    if (isAppointed && (isOwn || employer === '')) return false;
    return main.every((move) => {
      // 'Is moving to Beta as chief auditor': the post is the one to come.
      if (move.kind === 'comes' && move.title === title && move.employer === employer) return false;
      if (move.isComing) return true;
      const isOther = employer !== '' && move.employer !== employer;
      return isOther && (move.kind !== 'goes' || move.employer !== '' || move.title !== title);
    });
  });
}
