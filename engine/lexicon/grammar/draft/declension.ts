// How names are declined in the languages of drafts; normalised and romanised.
import { wordSet } from '../../word-list.ts';

/** Case endings of Slavic names. */
export const SLAVIC_ENDINGS = wordSet(
  'a e i o u y em om am ow ie iu ia io iem iom iow ami ach ich ych mi im ym emu ego ej iami iach owi owie owa owej owe ova ovi ove ou oi iei ei aia oe ogo omu oju oiu eiu kh akh iakh iam ev ov skiego',
);

/** How a last consonant changes before an ending: Polish 'Baltika', 'Baltice'; 'Marta', 'Marcie'. */
export const SOFTENED: Readonly<Record<string, string>> = {
  k: 'c',
  g: 'dz',
  r: 'rz',
  ch: 'sz',
  t: 'c',
  d: 'dz',
  h: 'z',
};

export const SLAVIC_LANGUAGES = wordSet('pl cs sk uk ru bg sr hr sl be mk bs');

/** Languages that hang any number of endings on a whole name: Finnish, Hungarian, Turkish and theirs. */
export const AGGLUTINATIVE_LANGUAGES = wordSet('fi et hu tr lt lv az');

/** Endings in other languages; those but 's' are German. */
export const OTHER_ENDINGS = wordSet('s es n en e');
