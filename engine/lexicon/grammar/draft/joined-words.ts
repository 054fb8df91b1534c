// Words that are written as one with another, and those that an abbreviation leaves out.
import { wordSet } from '../../word-list.ts';

/** An article, pronoun or preposition before a vowel: 'l’', 'qu’', 'dell’'. */
export const ELISION =
  /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu|dell|nell|all|dall|sull|un)['’]/iu;

/** "I'll", "We've": pronouns, whatever they begin. */
export const CONTRACTION =
  /^(?:i|you|he|she|it|we|they|that|there|what|who|here|let)['’](?:m|s|d|ll|ve|re)$/iu;

/** Words that abbreviations leave out: 'of' in 'DPO'. */
export const UNABBREVIATED = wordSet('of and the for fur und der die de des du la et y i w do ds');
