// Which spellings of a company's name are the same.
import {
  AMERICAN_SPELLINGS,
  COMPANY_WORD_ABBREVIATIONS,
  NUMBER_NAMES,
  ORDINAL_NAMES,
  TENS_NAMES,
} from '../../lexicon/organisations/company-spelling.ts';
import type { Word } from '../../text/words.ts';

/**
 * Equal for all spellings of one word of a company's name: British and American, 'Intl' and 'International', '7' and 'Seven', 'ue'
 * and 'u'. '' for 'and', which some leave out. The word is normalised.
 */
export function companyWordKey(word: string): string {
  if (AND_WORDS.has(word)) return '';
  if (/^\d/u.test(word)) return numberName(word);
  const whole = COMPANY_WORD_ABBREVIATIONS.get(word) ?? word;
  const american = whole.length < SPELLED_LENGTH_MIN ? whole : spelledInAmerica(whole);
  return american.replace(UMLAUT, '$1');
}

/** 'And', which some leave out of a name. */
const AND_WORDS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e']);
const SPELLED_LENGTH_MIN = 4;
/** Written out, as in 'Mueller'. */
const UMLAUT = /([aou])e|aa/gu;

function spelledInAmerica(word: string): string {
  return AMERICAN_SPELLINGS.reduce(
    (spelled, [british, own]) => spelled.replace(british, own),
    word,
  );
}

/** '1st', '22nd'. */
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/u;
/** A number up to 99, which names also spell out. */
const FIGURE = /^\d{1,2}$/u;
const TEN = 10;

function numberName(figures: string): string {
  const [, place = ''] = ORDINAL.exec(figures) ?? [];
  if (place !== '') return ORDINAL_NAMES[Number(place) - 1] ?? figures;
  if (!FIGURE.test(figures)) return figures;
  const number = Number(figures);
  const small = NUMBER_NAMES[number];
  if (small !== undefined) return small;
  const unit = number % TEN;
  return `${TENS_NAMES[Math.floor(number / TEN) - 2] ?? ''}${unit === 0 ? '' : (NUMBER_NAMES[unit] ?? '')}`;
}

/** One name for all its spellings: without spaces, hyphens and dots. Words are normalised, the legal form is gone. */
export function companySpellingKey(words: readonly string[]): string {
  return words.map(companyWordKey).join('');
}

/**
 * Where the name that begins at `start` ends, if its words spell the key together, however they are divided: 'Copper Quay' and
 * 'CopperQuay', 'Q.R.V.' and 'QRV'; −1 when they do not.
 */
export function endOfSpelling(
  words: readonly Word[],
  start: number,
  key: string,
  keyOf: (word: string) => string,
): number {
  let spelled = '';
  for (let index = start; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || (index > start && word.startsPhrase)) return -1;
    spelled += keyOf(word.text);
    if (spelled === key) return index + 1;
    if (!key.startsWith(spelled) || (index === start && spelled === '')) return -1;
  }
  return -1;
}
