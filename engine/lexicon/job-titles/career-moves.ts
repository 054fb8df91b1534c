// How languages say that somebody takes a job or gives one up.
import { GERMANIC_MOVES } from './germanic-moves.ts';
import { MOVE_IDIOMS } from './move-idioms.ts';
import type { LanguageMoves, MoveKind } from './move-kind.ts';
import { MOVE_NOUNS } from './move-nouns.ts';
import { OTHER_MOVES } from './other-moves.ts';
import { ROMANCE_MOVES } from './romance-moves.ts';
import { URALIC_MOVES } from './uralic-moves.ts';

const PLAIN_MOVES: Readonly<Record<string, LanguageMoves>> = {
  ...GERMANIC_MOVES,
  ...ROMANCE_MOVES,
  ...OTHER_MOVES,
  ...URALIC_MOVES,
};

const KINDS: readonly MoveKind[] = [
  'succeed',
  'succeeded',
  'die',
  'move',
  'leave',
  'appoint',
  'enter',
];

function withIdioms(moves: LanguageMoves, idioms: Partial<LanguageMoves>): LanguageMoves {
  const joined = KINDS.map((kind) => {
    const [[past, coming], [more, ahead]] = [moves[kind], idioms[kind] ?? ['', '']];
    return [kind, [joinedOf(past, more), joinedOf(coming, ahead)] as const] as const;
  });
  return { ...moves, ...Object.fromEntries(joined) };
}

function joinedOf(...alternatives: readonly string[]): string {
  return alternatives.filter((one) => one !== '').join('|');
}

/** The words of every move by language. */
export const CAREER_MOVES: Readonly<Record<string, LanguageMoves>> = Object.fromEntries(
  Object.entries(PLAIN_MOVES).map(([language, moves]) => [
    language,
    withIdioms(withIdioms(moves, MOVE_IDIOMS[language] ?? {}), MOVE_NOUNS[language] ?? {}),
  ]),
);
