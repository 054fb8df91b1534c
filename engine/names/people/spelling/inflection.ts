// Whether one word is an inflected form of another.
import { wordPairs } from '../../../lexicon/word-list.ts';
import { romanizationKey } from './name-sounds.ts';

/** One letter more or less is another name as often as an inflection of this one. */
export const DOUBTFUL = 0.55;

/**
 * How sure it is that the normalised `word` is an inflected form of the normalised name `own`, 0–1; 0 when it is none. Neither is
 * looked up anywhere.
 */
export function inflectionStrength(word: string, own: string): number {
  if (word === own) return 1;
  const shared = sharedPrefix(word, own);
  if (shared < SHORT_STEM_LENGTH_MIN || shared < own.length - NOMINATIVE_LENGTH_MAX) return 0;
  const added = shared === own.length ? addedStrength(word.slice(shared), own) : 0;
  return Math.max(added, paradigmStrength(word, own), gradationStrength(word, own));
}

/** Before an ending of two letters or more. */
const SHORT_STEM_LENGTH_MIN = 3;
const NOMINATIVE_LENGTH_MAX = 5;

const SURE = 0.9;
const LIKELY = 0.75;

/** Letters that a name keeps in all its forms; shorter ones are the beginning of too many names. */
const STEM_LENGTH_MIN = 4;

/** Endings added to the whole name, by how certain they are. */
const ADDED_SURE: ReadonlySet<string> = new Set(
  list(
    'owi ovi ovy iem owie ami ach ovou om nak nek val vel ban ben hoz hez hoz rol tol bol nal nel kent lla lle lta llta lta sta ssa sta ksi nne tta lna nin nun den dan ten tan lui ului evi iovi',
  ),
);
const ADDED_LIKELY: ReadonlySet<string> = new Set(
  list('a u em ym im s es n en t ot at et on re ra ni in un ye ya yi yu da de ta te ei i'),
);
/** Estonian endings after a vowel: Meie, Meiest. */
const ESTONIAN_AFTER_VOWEL = /^[aeiou](?:st|sse|lt|ga|ks)$/u;
/** Hungarian doubles the last consonant before -val and -vel: Balint, Balinttal. */
const DOUBLED_WITH = /^(.)\1[ae]l$/u;

function addedStrength(ending: string, own: string): number {
  if (ADDED_SURE.has(ending)) return own.length >= STEM_LENGTH_MIN ? SURE : LIKELY;
  if (own.length < STEM_LENGTH_MIN) return 0;
  if (ADDED_LIKELY.has(ending)) return ending.length > 1 || ending === 's' ? LIKELY : DOUBTFUL;
  if (ESTONIAN_AFTER_VOWEL.test(`${own.slice(-1)}${ending}`)) return LIKELY;
  return DOUBLED_WITH.test(`${own.slice(-1)}${ending}`) ? SURE : 0;
}

/**
 * Endings of names as they are entered, and what other cases have in their place, normalised: Slavic nouns and adjectives in both
 * genders, Baltic, Greek, Romanian. An ending that is in no row is part of the name: Petersen is no form of Peterson.
 */
const PARADIGMS: readonly (readonly [nominatives: readonly string[], others: readonly string[]])[] =
  [
    // Adjectives: Polish -ski/-ska, Czech -ský/-ská, Ukrainian -skyi/-ska, Russian -skii/-skaia; -cki and -dzki like them.
    [
      list('ki ky kyi kii kiy kij ka kaia kaya'),
      list(
        'kiego kiemu kim kimi kich kiej kie ke keho kemu kym kych koho komu kom kogo ku ka kou koi koiu kuiu kaia kaya kii kyi ki ky cy',
      ),
    ],
    // Czech and Slovak women.
    [list('ova'), list('ove ovou ovu ovej oveho ovi ovych oi oiu')],
    [
      list('ov ev in iv'),
      list('ova ovu ovym ove ovi ovom eva evu evym eve ina inu inym ine iva ivu ivym ivi'),
    ],
    // Nouns in -a and -o, with their stems softened: Warta, Warcie.
    [
      list('a o'),
      list('a o y i e u ie oi ei ou iu om am ow ami ach ovi evi owi iem em oiu eiu ku tsi zi'),
    ],
    // Their stems softened before -e: Polish and Czech Sroka, Sroce; Praga, Pradze; Zagora, Zagorze.
    [list('ka'), list('ce')],
    [list('ga ha'), list('dze ze')],
    [list('ra'), list('rze')],
    [list('ta'), list('cie')],
    [list('da'), list('dzie')],
    // Polish nouns that end in a consonant, which softens before -e: Spedytor, Spedytorze; Instytut, Instytucie.
    [list('r'), list('rze')],
    [list('st'), list('scie')],
    [list('t'), list('cie')],
    [list('d'), list('dzie')],
    [list('w n m b p s z f'), list('wie nie mie bie pie sie zie fie')],
    [list('ia ya'), list('ii ii iu iei ieiu ie i e yi yu')],
    [list('e i y ii yi'), list('ego emu im ho mu m ho a iego iemu u ia iu iem eho ym eviu')],
    // Baltic.
    [list('as is ys us s'), list('o ui io iui aus ui a u e am im ai iu au ies a')],
    // Greek.
    [list('os is as es'), list('ou o i a e')],
    // Fleeting vowels: Polášek, Poláška; Pawel, Pawla.
    [
      list('ek ec el er'),
      list('ka kovi kem ku kowi kiem ca cem covi cowi la lovi lem lowi ra rovi rem rowi'),
    ],
    // Finnish: Virtanen, Virtasen.
    [list('nen'), list('sen sella selle selta sesta seen sta sia ssa')],
  ];

function paradigmStrength(word: string, own: string): number {
  for (const [nominatives, others] of PARADIGMS) {
    const nominative = nominatives.find((ending) => own.endsWith(ending));
    if (nominative === undefined) continue;
    const stem = own.slice(0, own.length - nominative.length);
    const ending = word.slice(stem.length);
    if (!word.startsWith(stem) || stem.length < minimumStem(nominative + ending)) continue;
    if (others.includes(ending)) return nominative.length > 1 ? SURE : DOUBTFUL;
  }
  return isSoftened(word, own) ? LIKELY : 0;
}

/** Finnish weakens the last consonants before an ending: Ranta, Rannan. */
const STRONG_GRADE = /(nt|nk|mp|lt|rt|kk|pp|tt|t|p|k)(?=[aeiouy]$)/u;

const WEAK_GRADES = wordPairs('nt:nn nk:ng mp:mm lt:ll rt:rr kk:k pp:p tt:t t:d p:v k:');
/**
 * Nouns at the end of many names whose stem changes before an ending. Given names keep theirs: 'Karin' is a form of
 * 'Kari', 'Karen' is not.
 */
const FINNISH_NOUNS = wordPairs(
  'jarvi:jarve joki:joe kivi:kive koski:koske lahti:lahde lampi:lamme lehti:lehde maki:mae meri:mere niemi:nieme saari:saare salmi:salme suomi:suome tuuli:tuule vuori:vuore',
);
const ESTONIAN_NOUNS = wordPairs(
  'grupp:grupi jogi:joe laht:lahe magi:mae pank:panga rand:ranna sild:silla',
);
/** Finnish endings after a stem: '-n', '-lla', '-sta'. */
const FINNISH_ENDING = /^(?:n|lla|lle|lta|sta|ssa|ksi)$/u;
/** Estonian endings after a stem, or none. */
const ESTONIAN_ENDING = /^(?:s|st|sse|l|lt|le|ga|ks)?$/u;

function gradationStrength(word: string, own: string): number {
  const weak = own.replace(STRONG_GRADE, (grade) => WEAK_GRADES.get(grade) ?? grade);
  const isInflected =
    hasEnding(FINNISH_ENDING, word, weak === own ? null : weak) ||
    hasEnding(FINNISH_ENDING, word, stemOfNoun(own, FINNISH_NOUNS)) ||
    hasEnding(ESTONIAN_ENDING, word, stemOfNoun(own, ESTONIAN_NOUNS));
  return isInflected ? LIKELY : 0;
}

/** The stem of a name that ends in one of these nouns; `null` for any other name. */
function stemOfNoun(own: string, nouns: ReadonlyMap<string, string>): string | null {
  const [noun, stem] = [...nouns].find(([ending]) => own.endsWith(ending)) ?? [];
  return noun === undefined ? null : `${own.slice(0, -noun.length)}${stem}`;
}

function hasEnding(ending: RegExp, word: string, stem: string | null): boolean {
  if (stem === null || stem.length < STEM_LENGTH_MIN || !word.startsWith(stem)) return false;
  return ending.test(word.slice(stem.length));
}

/** Single letters need a longer stem: Hana and Hane may be two names, while Hana and Hanou are one. */
function minimumStem(endings: string): number {
  return endings.length > 2 ? SHORT_STEM_LENGTH_MIN : STEM_LENGTH_MIN;
}

/** 'Gergely' ends in one sound written with two letters, of which only the first is doubled: 'Gergellyel'. */
function isSoftened(word: string, own: string): boolean {
  const [, stem = '', first = ''] = SOFT_END.exec(own) ?? [];
  return stem !== '' && WITH_ENDINGS.some((ending) => word === `${stem}${first}${first}y${ending}`);
}

/** A name that ends in a soft consonant: 'Gergely', 'Nagy'. */
const SOFT_END = /^(.+)([gln])y$/u;
const WITH_ENDINGS = ['al', 'el'] as const;

/** How many letters two words begin with alike. */
export function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

/** Each ending as it is normalised and as the key of romanisations has it. */
function list(endings: string): readonly string[] {
  return [...new Set(endings.split(' ').flatMap((ending) => [ending, romanizationKey(ending)]))];
}
