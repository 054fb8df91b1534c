import { consonantsOf, isConsonantScript } from '../../text/consonants.ts';

/** Case endings of Slavic names, normalised and romanised. */
const SLAVIC_ENDINGS = new Set(
  'a e i o u y em om am ow ie iu ia io iem iom iow ami ach ich ych mi im ym emu ego ej ia iami iach owi owie owa owej owe ova ovi ove ou oi iei ei iu aia oe ogo omu oju oiu eiu kh akh iakh iam ev ov skiego'.split(
    ' ',
  ),
);
/** How a last consonant changes before an ending: Polish 'Baltika', 'Baltice'; 'Marta', 'Marcie'. */
const SOFTENED: Readonly<Record<string, string>> = {
  k: 'c',
  g: 'dz',
  r: 'rz',
  ch: 'sz',
  t: 'c',
  d: 'dz',
  h: 'z',
};
const SLAVIC = new Set('pl cs sk uk ru bg sr hr sl be mk bs'.split(' '));
/** Languages that hang any number of endings on a whole name: Finnish, Hungarian, Turkish and theirs. */
const AGGLUTINATIVE = new Set('fi et hu tr lt lv az'.split(' '));
const OTHER_ENDINGS = new Set(['s', 'es', 'n', 'en', 'e']);
const BASE_LETTERS_MIN = 3;
const AGGLUTINATED_LETTERS_MAX = 6;
const CONSONANTS_MIN = 3;

/** May one word be the other in another case of this language, or in another script? Both are normalised. */
export function isSameName(one: string, other: string, language: string | null): boolean {
  if (one === other) return true;
  if (isConsonantScript(one) !== isConsonantScript(other)) {
    const sounds = consonantsOf(one);
    return sounds.length >= CONSONANTS_MIN && sounds === consonantsOf(other);
  }
  return isInflected(one, other, language) || isInflected(other, one, language);
}

/** Is the word a form of the base? */
function isInflected(word: string, base: string, language: string | null): boolean {
  if (base.length < BASE_LETTERS_MIN) return false;
  if (language !== null && SLAVIC.has(language)) {
    return stemsOf(base).some(
      (stem) => word.startsWith(stem) && isSlavicEnding(word.slice(stem.length)),
    );
  }
  if (!word.startsWith(base)) return false;
  const ending = word.slice(base.length);
  return language !== null && AGGLUTINATIVE.has(language)
    ? ending.length <= AGGLUTINATED_LETTERS_MAX
    : OTHER_ENDINGS.has(ending) && (language === 'de' || ending === 's');
}

function isSlavicEnding(ending: string): boolean {
  return ending === '' || SLAVIC_ENDINGS.has(ending);
}

/** 'marek' declines as 'mark-', 'wrona' as 'wron-', 'baltika' as 'baltik-' and 'baltic-'. */
function stemsOf(base: string): readonly string[] {
  const bare = base.replace(/[aeiouy]{1,2}$/u, '');
  const fleeting = base.replace(/i?e([bcdfghjklmnprstwz]+)$/u, '$1');
  const plain = [base, bare, fleeting, base.replace(/[aeiouy]$/u, '')];
  const softened = plain.flatMap((stem) => {
    const [last = ''] = /(?:ch|[kgrtdh])$/u.exec(stem) ?? [];
    const soft = SOFTENED[last];
    return soft === undefined ? [] : [stem.slice(0, -last.length) + soft];
  });
  return [...new Set([...plain, ...softened])].filter(
    ({ length }) => length >= BASE_LETTERS_MIN - 1,
  );
}
