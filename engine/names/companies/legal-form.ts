import {
  LEGAL_FORMS,
  LEGAL_FORMS_BEFORE,
  LEGAL_PHRASES,
} from '../../lexicon/organisations/legal-forms.ts';

/** Words of the longest form: 'S. de R.L. de C.V.' has seven. */
const FORM_WORDS_MAX = 7;

/**
 * How many normalised words from `start` on are a legal form, however it is written: 1 for 'GmbH', 3 for 'S.p.A.' and for 'Limited
 * Liability Company'; 0 when there is none.
 */
export function legalFormLength(
  words: readonly { readonly text: string }[],
  start: number,
): number {
  const joined: string[] = [];
  for (const { text } of words.slice(start, start + FORM_WORDS_MAX)) {
    joined.push(`${joined.at(-1) ?? ''}${text}`);
  }
  return 1 + joined.findLastIndex((form, index) => isLegalForm(form, words, start, index + 1));
}

function isLegalForm(
  form: string,
  words: readonly { readonly text: string }[],
  start: number,
  count: number,
): boolean {
  if (LEGAL_PHRASES.has(form) || (count === 1 && LEGAL_FORMS.has(form))) return true;
  const isLetters = words.slice(start, start + count).every(({ text }) => text.length === 1);
  return isLetters && count > 1 && LEGAL_FORMS.has(form);
}

/** How many words up to `end`, exclusive, are a legal form that stands before names: 'JSC', 'Joint Stock Company'. */
export function legalFormLengthBefore(
  words: readonly { readonly text: string }[],
  end: number,
): number {
  const first = Math.max(0, end - FORM_WORDS_MAX);
  for (let start = first; start < end; start += 1) {
    const form = words
      .slice(start, end)
      .map(({ text }) => text)
      .join('');
    if (LEGAL_FORMS_BEFORE.has(form) || LEGAL_PHRASES.has(form)) return end - start;
  }
  return 0;
}

/** The words of a name without the legal forms behind it and `before` it; a name that is nothing else stays. */
export function withoutLegalForms(words: readonly string[]): readonly string[] {
  const named = words.map((text) => ({ text }));
  const start = legalFormAtStart(named);
  const end = endBeforeForms(named, start);
  return end > start ? words.slice(start, end) : words;
}

function legalFormAtStart(words: readonly { readonly text: string }[]): number {
  for (let end = Math.min(FORM_WORDS_MAX, words.length - 1); end > 0; end -= 1) {
    if (legalFormLengthBefore(words.slice(0, end), end) === end) return end;
  }
  return 0;
}

function endBeforeForms(words: readonly { readonly text: string }[], first: number): number {
  for (let start = first + 1; start < words.length; start += 1) {
    let end = start;
    for (let length = 1; length > 0; end += length) length = legalFormLength(words, end);
    if (end >= words.length) return start;
  }
  return words.length;
}
