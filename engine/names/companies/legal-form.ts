// Where a legal form is, and how many words it has.
import {
  LEGAL_FORMS,
  LEGAL_FORMS_BEFORE,
  LEGAL_PHRASES,
} from '../../lexicon/organisations/legal-forms.ts';
import type { Word } from '../../text/words.ts';

/** Words of which only the normalised text counts. */
type Texts = readonly Pick<Word, 'text'>[];

/**
 * How many normalised words from `start` on are a legal form, however it is written: 1 for 'GmbH', 3 for 'S.p.A.' and for 'Limited
 * Liability Company'; 0 when there is none.
 */
export function legalFormLength(words: Texts, start: number): number {
  const first = words[start]?.text ?? '';
  const single = LEGAL_FORMS.has(first) || LEGAL_PHRASES.has(first) ? 1 : 0;
  // Most words begin no form of several words.
  if (first.length !== 1 && !PHRASE_BEGINNINGS.has(first)) return single;
  return Math.max(single, longestForm(words.slice(start, start + FORM_WORDS_MAX)));
}

/** Words of the longest form: 'S. de R.L. de C.V.' has seven. */
const FORM_WORDS_MAX = 7;

/** How many of the words, from the first on, are the longest legal form of two words or more; 0 when none is. */
function longestForm(words: Texts): number {
  let length = 0;
  let joined = '';
  let isLetters = true;
  for (const [index, { text }] of words.entries()) {
    joined += text;
    isLetters &&= text.length === 1;
    if (!isLetters && !PHRASE_BEGINNINGS.has(joined)) break;
    if (index > 0 && isForm(joined, isLetters)) length = index + 1;
  }
  return length;
}

function isForm(joined: string, isLetters: boolean): boolean {
  return LEGAL_PHRASES.has(joined) || (isLetters && LEGAL_FORMS.has(joined));
}

/** Every beginning of a form of several words, so that a search can stop early. */
const PHRASE_BEGINNINGS: ReadonlySet<string> = new Set(
  [...LEGAL_PHRASES].flatMap((phrase) =>
    Array.from(phrase, (_, index) => phrase.slice(0, index + 1)),
  ),
);

/** How many words up to `end`, exclusive, are a legal form that precedes names: 'JSC', 'Joint Stock Company'. */
export function legalFormLengthBefore(words: Texts, end: number): number {
  const last = words[end - 1]?.text ?? '';
  if (LEGAL_FORMS_BEFORE.has(last)) return 1;
  if (last !== 'company') return 0;
  let joined = '';
  for (let start = end - 1; start >= Math.max(0, end - FORM_WORDS_MAX); start -= 1) {
    joined = `${words[start]?.text ?? ''}${joined}`;
    if (LEGAL_PHRASES.has(joined)) return end - start;
  }
  return 0;
}

/** The words of a name without the legal forms after it and `before` it; a name that is nothing else stays. */
export function withoutLegalForms(words: readonly string[]): readonly string[] {
  const named = words.map((text) => ({ text }));
  const start = legalFormAtStart(named);
  const end = endBeforeForms(named, start);
  return end > start ? words.slice(start, end) : words;
}

function legalFormAtStart(words: Texts): number {
  for (let end = Math.min(FORM_WORDS_MAX, words.length - 1); end > 0; end -= 1) {
    if (legalFormLengthBefore(words.slice(0, end), end) === end) return end;
  }
  return 0;
}

/** Where the words of a name end, exclusive, before the legal forms behind them; the first word after `first` is the first that may be one. */
export function endBeforeForms(words: Texts, first: number): number {
  for (let start = first + 1; start < words.length; start += 1) {
    let end = start;
    for (let length = 1; length > 0; end += length) length = legalFormLength(words, end);
    if (end >= words.length) return start;
  }
  return words.length;
}
