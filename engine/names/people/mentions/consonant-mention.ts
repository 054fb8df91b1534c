// Where a text names the person by consonants alone, as Arabic, Hebrew and Indic writing does.
import { JOINED_PREFIX } from '../../../lexicon/people/honorifics.ts';
import { consonantsOf, isConsonantScript } from '../../../text/consonants.ts';
import { memoize } from '../../../text/lookups.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { PersonName } from '../name/person-name.ts';
import { isTitled } from '../name/titles.ts';
import { isArabicName } from '../spelling/arabic-names.ts';
import { isOnePhrase, plainMention, type Mention, type MentionFinder } from './mention.ts';

type Sounds = { readonly given: ReadonlySet<string>; readonly surname: ReadonlySet<string> };

/**
 * Creates a finder that compares consonants alone (see `consonantsOf`): for a name in Latin letters in Arabic, Hebrew or Indic
 * text, the other way round, and for other romanisations of an Arabic name, which differ in their vowels. Consonants match
 * easily, so given name and surname have to be adjacent.
 */
export function consonantFinderFor(names: readonly PersonName[]): MentionFinder {
  const latin = names.filter(({ surname }) => !isConsonantScript(surname[0] ?? ''));
  const romanized = names.filter(
    ({ given, surname }) => isConsonantScript(surname[0] ?? '') || isArabicName(given, surname),
  );
  const consonantsIn = memoize(consonantsOf);
  const latinSounds = latin.map(soundsOf);
  const romanizedSounds = romanized.map(soundsOf);
  return (words, index) => {
    const word = words[index];
    if (word === undefined) return null;
    const isOther = isConsonantScript(word.text);
    if (!isOther && (romanized.length === 0 || !word.isCapital)) return null;
    return firstMention({ words, consonantsIn }, index, isOther ? latinSounds : romanizedSounds);
  };
}

function soundsOf({ given, givenVariants, middle, surname }: PersonName): Sounds {
  const plain = plainWord(given);
  const givenForms = [plain, `${plain}${middle.map(plainWord).join('')}`, ...givenVariants];
  const last = surname.length > 1 ? surname.slice(1).join('') : '';
  const surnames = [surname.join(''), last, `${middle.join('')}${surname.join('')}`];
  return { given: allSounds(givenForms), surname: allSounds(surnames) };
}

function allSounds(forms: readonly string[]): ReadonlySet<string> {
  return new Set(forms.map(consonantsOf).filter((sounds) => sounds !== ''));
}

/** The consonants of a text's words, each computed once. */
type TextSounds = {
  readonly words: readonly Word[];
  readonly consonantsIn: (word: string) => string;
};

/** Several words in one script may be one in the other: بن سليمان and Benslimane. */
const JOINED_WORDS_MAX = 3;

function firstMention(text: TextSounds, index: number, names: readonly Sounds[]): Mention | null {
  const first = soundsIn(text, index, index + 1);
  for (const { given, surname } of names) {
    if (![...surname].some((own) => own.startsWith(first))) continue;
    for (let count = 1; count <= JOINED_WORDS_MAX; count += 1) {
      const end = index + count;
      if (!isOnePhrase(text.words, { start: index, end })) break;
      if (!surname.has(soundsIn(text, index, end))) continue;
      const found = mentionIn(text, { index, end }, given);
      if (found !== null) return found;
    }
  }
  return null;
}

const SURNAME_CONSONANTS_MIN = 4;

function mentionIn(
  text: TextSounds,
  { index, end }: { readonly index: number; readonly end: number },
  given: ReadonlySet<string>,
): Mention | null {
  const length = soundsIn(text, index, end).length;
  for (let count = 1; count <= JOINED_WORDS_MAX; count += 1) {
    const start = index - count;
    if (!isOnePhrase(text.words, { start, end })) break;
    const sounds = soundsIn(text, start, index);
    if (given.has(sounds)) return wholeMention({ start, end }, sounds.length + length);
  }
  const place = { start: index, end };
  if (length < SURNAME_CONSONANTS_MIN || !isUsedAlone(text.words, place)) return null;
  const strength = NAME_STRENGTHS.surnameConsonants;
  return plainMention({ kind: 'surname', match: 'surname', strength }, place);
}

/**
 * Is the surname used by itself? Behind another word it is as likely that of a namesake, 'حمد المنصوري', because these scripts
 * have no capitals to distinguish a given name from a verb.
 */
function isUsedAlone(words: readonly Word[], place: WordSpan): boolean {
  const first = words[place.start];
  const before = words[place.start - 1];
  if (first === undefined || before === undefined || first.startsPhrase) return true;
  return !before.isCapital || isTitled(words, place);
}

/** From this many consonants on, a whole name hardly matches by chance. */
const CLEAR_CONSONANTS = 5;

function wholeMention(place: WordSpan, consonants: number): Mention {
  const strength =
    consonants >= CLEAR_CONSONANTS ? NAME_STRENGTHS.manyConsonants : NAME_STRENGTHS.fewConsonants;
  return plainMention({ kind: 'variant', match: 'other-script', strength }, place);
}

function plainWord(word: string): string {
  return word.replace(JOINED_PREFIX, '');
}

function soundsIn({ words, consonantsIn }: TextSounds, start: number, end: number): string {
  let sounds = '';
  for (let index = start; index < end; index += 1) {
    const text = words[index]?.text ?? '';
    const own = consonantsIn(index === start ? plainWord(text) : text);
    sounds += sounds.at(-1) === own.charAt(0) ? own.slice(1) : own;
  }
  return sounds;
}
