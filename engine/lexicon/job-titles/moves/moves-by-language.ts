import { CZECH_MOVES } from './eastern/czech.ts';
import { FINNISH_MOVES } from './eastern/finnish.ts';
import { GREEK_MOVES } from './eastern/greek.ts';
import { HUNGARIAN_MOVES } from './eastern/hungarian.ts';
import { JAPANESE_MOVES } from './eastern/japanese.ts';
import { POLISH_MOVES } from './eastern/polish.ts';
import { TURKISH_MOVES } from './eastern/turkish.ts';
import { DANISH_MOVES } from './germanic/danish.ts';
import { DUTCH_MOVES } from './germanic/dutch.ts';
import { ENGLISH_MOVES } from './germanic/english.ts';
import { GERMAN_MOVES } from './germanic/german.ts';
import { NORWEGIAN_MOVES } from './germanic/norwegian.ts';
import { SWEDISH_MOVES } from './germanic/swedish.ts';
import type { LanguageMoves } from './move-kind.ts';
import { FRENCH_MOVES } from './romance/french.ts';
import { ITALIAN_MOVES } from './romance/italian.ts';
import { PORTUGUESE_MOVES } from './romance/portuguese.ts';
import { ROMANIAN_MOVES } from './romance/romanian.ts';
import { SPANISH_MOVES } from './romance/spanish.ts';

/** How languages say that somebody takes a job or gives one up. */
export const CAREER_MOVES: Readonly<Record<string, LanguageMoves>> = {
  en: ENGLISH_MOVES,
  de: GERMAN_MOVES,
  nl: DUTCH_MOVES,
  sv: SWEDISH_MOVES,
  da: DANISH_MOVES,
  no: NORWEGIAN_MOVES,
  fr: FRENCH_MOVES,
  es: SPANISH_MOVES,
  pt: PORTUGUESE_MOVES,
  it: ITALIAN_MOVES,
  ro: ROMANIAN_MOVES,
  pl: POLISH_MOVES,
  cs: CZECH_MOVES,
  tr: TURKISH_MOVES,
  ja: JAPANESE_MOVES,
  el: GREEK_MOVES,
  fi: FINNISH_MOVES,
  hu: HUNGARIAN_MOVES,
};
