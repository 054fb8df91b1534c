import { SPEECH_WORDS } from '../../lexicon/grammar/speech.ts';
import { normalizeText } from '../../text/normalize.ts';

/** A stretch of a sentence, and whether it is in quotation marks. */
export type QuotedPart = { readonly text: string; readonly isQuoted: boolean };

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
  '「': '」',
  '『': '』',
};
const SINGLE = new Set(["'", '’', '‘']);
const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /[\p{Lu}¿¡]/u;

/** Splits the sentences of a paragraph at quotation marks; a quotation may run over several sentences. */
export function quotedParts(sentences: readonly string[]): readonly (readonly QuotedPart[])[] {
  let closing = '';
  return sentences.map((sentence) => {
    const parts: QuotedPart[] = [];
    let start = 0;
    const cut = (end: number, isQuoted: boolean): void => {
      const text = sentence.slice(start, end);
      if (LETTER.test(text)) parts.push({ text, isQuoted });
      start = end + 1;
    };
    for (let index = 0; index < sentence.length; index += 1) {
      const character = sentence.charAt(index);
      if (closing !== '') {
        if (closing.includes(character) && isMark(sentence, index)) {
          cut(index, true);
          closing = '';
        }
        continue;
      }
      const opens = CLOSING[character];
      if (opens === undefined || !isOpening(sentence, index)) continue;
      cut(index, false);
      closing = opens;
    }
    cut(sentence.length, closing !== '');
    return parts;
  });
}

/** An apostrophe inside a word closes nothing. */
function isMark(sentence: string, index: number): boolean {
  return !SINGLE.has(sentence.charAt(index)) || !LETTER.test(sentence.charAt(index + 1));
}

/** A straight single mark opens only before a capital: elsewhere it is an apostrophe. */
function isOpening(sentence: string, index: number): boolean {
  const isFree = isEastAsianMark(sentence, index) || !LETTER.test(sentence.charAt(index - 1));
  return isFree && (sentence.charAt(index) !== "'" || CAPITAL.test(sentence.charAt(index + 1)));
}

function isEastAsianMark(sentence: string, index: number): boolean {
  return '「『'.includes(sentence.charAt(index));
}

const DASH = /[–—―]/u;
const ATTRIBUTION = /^[,.]?\s*[–—―]?\s*(?:\p{L}+\s+)?(\p{L}+)/u;
const LEADING_DASH = /^[\s*_>]*[–—―-]\s*/u;

/**
 * The same for a paragraph that begins with a dash, as eleven languages write speech: '– Vi er klare, sier Sørlund. – Til
 * høsten.' What somebody says runs until a verb of saying follows a comma or another dash, and begins again at the next dash.
 */
export function dashedParts(
  sentences: readonly { readonly quote: string; readonly isDashed: boolean }[],
  language: string | null,
): readonly (readonly QuotedPart[])[] {
  const verbs = SPEECH_WORDS[language ?? ''];
  let isSpeaking = true;
  return sentences.map(({ quote, isDashed }) => {
    if (isDashed) isSpeaking = true;
    if (!isSpeaking) return [{ text: quote, isQuoted: false }];
    const speech = quote.replace(LEADING_DASH, '');
    const end = attributionIn(speech, verbs ?? new Set());
    if (end === null) return [{ text: speech, isQuoted: true }];
    isSpeaking = false;
    const said = speech.slice(0, end);
    const rest = speech.slice(end).replace(/^[\s,–—―]+/u, '');
    const again = rest.search(/\s[–—―]\s/u);
    isSpeaking = again !== -1 || CLOSED.test(rest);
    if (again === -1) return parts(said, rest, '');
    return parts(said, rest.slice(0, again), rest.slice(again + 3));
  });
}

/** Spanish closes the aside with a dash: '—dice Herrera—.' */
const CLOSED = /[–—―]\s*[.,;:]?\s*$/u;

function parts(said: string, by: string, again: string): readonly QuotedPart[] {
  return [
    { text: said, isQuoted: true },
    { text: by, isQuoted: false },
    ...(LETTER.test(again) ? [{ text: again, isQuoted: true }] : []),
  ];
}

/** Where ', sier Sørlund' or ' – mówi Kowalska' begins. */
function attributionIn(speech: string, verbs: ReadonlySet<string>): number | null {
  for (let index = 0; index < speech.length; index += 1) {
    const character = speech.charAt(index);
    if (!(character === ',' || '?!'.includes(character) || DASH.test(character))) continue;
    const after = speech.slice(index + 1, index + 60);
    const [, second = ''] = ATTRIBUTION.exec(after) ?? [];
    const [, first = ''] = /^[\s–—―,]*(\p{L}+)/u.exec(after) ?? [];
    const isDash = DASH.test(character);
    // Spanish sets the aside off with a dash that touches it: '—dice Herrera'.
    if (isDash && /^\p{Ll}/u.test(after) && /\s/u.test(speech.charAt(index - 1))) return index;
    if (verbs.has(normalizeText(first)) || (isDash && verbs.has(normalizeText(second))))
      return '?!'.includes(character) ? index + 1 : index;
  }
  return null;
}
