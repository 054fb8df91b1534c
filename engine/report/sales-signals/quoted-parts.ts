/** A stretch of a sentence, and whether it is in quotation marks. */
export type QuotedPart = { readonly text: string; readonly isQuoted: boolean };

/** By opening quotation mark, the marks that close it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"“',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
  '「': '」',
  '『': '』',
};
/** Marks that may be apostrophes, or open as well as close. */
const MAY_OPEN = new Set(["'", '’', '‘', '»', '“']);
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

/** An apostrophe inside a word closes nothing, nor does a mark that opens: '»…»' and '“…“' have the same at both ends. */
function isMark(sentence: string, index: number): boolean {
  return !MAY_OPEN.has(sentence.charAt(index)) || !LETTER.test(sentence.charAt(index + 1));
}

/** A straight single mark opens only before a capital: elsewhere it is an apostrophe. */
function isOpening(sentence: string, index: number): boolean {
  const isFree =
    '「『'.includes(sentence.charAt(index)) || !LETTER.test(sentence.charAt(index - 1));
  return isFree && (sentence.charAt(index) !== "'" || CAPITAL.test(sentence.charAt(index + 1)));
}

/** '“We cut it to nine days.”' */
const IN_MARKS = /^[“”„«»"「『‘].{8,}[”“»«"」』’]$/u;

/** Is a text set in quotation marks as a whole? */
export function isInMarks(text: string): boolean {
  return IN_MARKS.test(text);
}

/** Are its quotation marks in pairs? */
export function isPaired(text: string): boolean {
  return (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0;
}
