// How drafts write names: declined, joined to a small word, or abbreviated; normalised and romanised.
import { wordPairs, wordSet } from '../../word-list.ts';

/** Case endings of Slavic names. */
export const SLAVIC_ENDINGS = wordSet(`
  a e i o u y em om am ow ie iu ia io iem iom iow ami ach ich ych mi im ym emu ego ej iami iach owi owie owa owej owe ova ovi ove
  ou oi iei ei aia oe ogo omu oju oiu eiu kh akh iakh iam ev ov skiego`);

/** How a last consonant changes before an ending: Polish 'Baltika', 'Baltice'; 'Marta', 'Marcie'. */
export const SOFTENED = wordPairs('k:c g:dz r:rz ch:sz t:c d:dz h:z');

/** Languages that decline names by Slavic endings. */
export const SLAVIC_LANGUAGES = wordSet('pl cs sk uk ru bg sr hr sl be mk bs');

/** Languages that add any number of endings to a whole name: Finnish, Hungarian, Turkish and their relatives. */
export const AGGLUTINATIVE_LANGUAGES = wordSet('fi et hu tr lt lv az');

/** Endings in other languages; those but 's' are German. */
export const OTHER_ENDINGS = wordSet('s es n en e');

/** An article, pronoun or preposition before a vowel: 'l’', 'qu’', 'dell’'. */
export const ELISION =
  /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu|dell|nell|all|dall|sull|un)['’]/iu;

/** "I'll", "We've": pronouns, whatever they begin. */
export const CONTRACTION =
  /^(?:i|you|he|she|it|we|they|that|there|what|who|here|let)['’](?:m|s|d|ll|ve|re)$/iu;

/** Words that abbreviations leave out: 'of' in 'DPO'. */
export const UNABBREVIATED = wordSet('of and the for fur und der die de des du la et y i w do ds');
