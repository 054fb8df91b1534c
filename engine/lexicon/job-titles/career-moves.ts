// How languages say that somebody takes a job or gives one up.
import { GERMANIC_MOVES } from './germanic-moves.ts';
import type { LanguageMoves } from './move-kind.ts';
import { OTHER_MOVES } from './other-moves.ts';
import { ROMANCE_MOVES } from './romance-moves.ts';

/** The words of every move by language. */
export const CAREER_MOVES: Readonly<Record<string, LanguageMoves>> = {
  ...GERMANIC_MOVES,
  ...ROMANCE_MOVES,
  ...OTHER_MOVES,
};
