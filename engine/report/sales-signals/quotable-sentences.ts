import { plainTextOf } from '../../text/blocks.ts';
import { normalizeText } from '../../text/normalize.ts';
import { ABBREVIATIONS, wordsOf, type Word } from '../../text/words.ts';

/** A sentence that can be quoted: as it is in the Markdown, and as a reader sees it. */
export type QuotableSentence = {
  /** A substring of the line it was taken from. */
  readonly quote: string;
  readonly text: string;
  readonly words: readonly Word[];
  /** Begins with the dash that Nordic languages put before what somebody says. */
  readonly isDashed: boolean;
};

/** '– We were ready.' */
const DASHED = /^[\s*_]*[–—-]\s/u;

// Looking back keeps each pattern from starting again at every mark of a long row (linear time).
const END = /(?<![.!?…。！？])[.!?…。！？]+["'”’“»«)\]*_]*(?=\s|$)|[。！？]["”’」]*/gu;
const EDGES = /^(?:[\s>#|~`]|[-+*•–—](?=\s)|\d{1,3}[.)]\s)+|(?<![\s|~`#\\])[\s|~`#\\]+$/gu;
/** Opening marks of bold and italics. */
const EMPHASIS_BEFORE = /^[*_]+/u;
/** Closing marks of bold and italics. */
const EMPHASIS_AFTER = /(?<![*_])[*_]+$/u;
/** ' February', ' Juni': the full stop before it follows a day. */
const MONTH_AFTER =
  /^\s*(?:[Jj][aä]n|[Ff]eb|[Ff]év|[Mm]är|[Mm]aart|[Mm]ar|[Aa]pr|[Aa]vr|[Aa]br|[Mm]a[iyjg]|[Jj]un|[Jj]uil|[Jj]ul|[Aa]ug|[Aa]oû|[Aa]go|[Ss]ep|[Oo][kc]t|[Oo]ut|[Nn]ov|[Dd]e[zc]|[Dd]éc|[Dd]ic)/u;
/** No sentence begins with a small letter. */
const LOWER_AFTER = /^[\s"'”’»)*_]*\p{Ll}/u;

/** The sentences of one line of Markdown, in order. Linear in its length; markup inside a sentence stays in its quote. */
export function quotableSentences(line: string): readonly QuotableSentence[] {
  return pieces(line)
    .map((piece) => ({ quote: withoutEdges(piece), isDashed: DASHED.test(piece) }))
    .filter(({ quote }) => quote.length > 0 && quote.length <= SENTENCE_CHARACTERS_MAX)
    .map(({ quote, isDashed }) => {
      const text = isPlain(quote) ? quote : plainTextOf(quote);
      return { quote, text, words: wordsOf(text), isDashed };
    })
    .filter(({ words }) => words.length >= SENTENCE_WORDS_MIN);
}

/** Longer sentences are lists or data, not something anybody said. */
const SENTENCE_CHARACTERS_MAX = 700;
/** Shorter ones are labels. */
const SENTENCE_WORDS_MIN = 2;

/** Words without markup, with single spaces between them. */
const PLAIN = /^(?:[^[\]<>*_`~\\&|#\s\p{C}]+ )*[^[\]<>*_`~\\&|#\s\p{C}]+$/u;

/** Does the sentence hold no markup? Most do not, and reading it is most of the work. */
function isPlain(quote: string): boolean {
  return PLAIN.test(quote) && !quote.includes('://') && !quote.includes('www.');
}

/** Cuts list marks and the emphasis of a whole line; emphasis that ends inside the sentence is part of the quote. */
function withoutEdges(piece: string): string {
  const text = piece.replace(EDGES, '');
  const before = EMPHASIS_BEFORE.exec(text)?.[0] ?? '';
  const after = EMPHASIS_AFTER.exec(text)?.[0] ?? '';
  const inner = text.slice(before.length, text.length - after.length);
  const isClosed = (mark: string): boolean => mark !== '' && inner.indexOf(mark) !== -1;
  const start = isClosed(before) ? 0 : before.length;
  const end = text.length - (isClosed(after) ? 0 : after.length);
  return text.slice(start, Math.max(start, end)).trim();
}

function pieces(line: string): readonly string[] {
  const links = linkSpans(line);
  const found: string[] = [];
  let start = 0;
  let link = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    while ((links[link]?.end ?? Infinity) <= match.index) link += 1;
    if ((links[link]?.start ?? Infinity) < match.index) continue;
    if (!endsSentence(line, match.index, end)) continue;
    found.push(line.slice(start, end));
    start = end;
  }
  found.push(line.slice(start));
  return found;
}

/** Where `[text](address)` is: a full stop in there ends nothing. */
function linkSpans(line: string): readonly { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let position = 0;
  for (;;) {
    const middle = line.indexOf('](', position);
    const close = middle === -1 ? -1 : line.indexOf(')', middle);
    if (close === -1) return spans;
    const open = line.slice(position, middle).lastIndexOf('[');
    spans.push({ start: open === -1 ? middle : position + open, end: close + 1 });
    position = close + 1;
  }
}

const WORD_BEFORE_CHARACTERS = 24;
const WORD_BEFORE = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)$/u;

/** 'Η κ. Παππά'. */
const GREEK_ADDRESS = /^κκ?α?$/u;
/** A quotation mark. */
const CLOSING_MARK = /["”’“»«]/u;

function endsSentence(line: string, stop: number, end: number): boolean {
  const after = line.slice(end, end + WORD_BEFORE_CHARACTERS);
  if (LOWER_AFTER.test(after)) return false;
  if (line.charAt(stop) !== '.' || after.trim() === '') return true;
  // 'It said no.” Jane Doe …': a closing mark ends the sentence whatever the word before it.
  if (CLOSING_MARK.test(line.slice(stop + 1, end))) return true;
  return !isAbbreviated(line.slice(Math.max(0, stop - WORD_BEFORE_CHARACTERS), stop), after);
}

/** A shorter word after the full stop of an abbreviation ends no sentence. */
const INITIAL_LENGTH_MAX = 2;

/** A full stop after 'Mr', after an initial, or after the day in '3. Februar'. */
function isAbbreviated(before: string, after: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  if (/^\d+$/u.test(word)) return word.length <= INITIAL_LENGTH_MAX && MONTH_AFTER.test(after);
  if (GREEK_ADDRESS.test(word)) return true;
  // 'No. 5' is a number, 'they said no. We …' is an answer.
  if (normalizeText(word) === 'no') return /^\s*\d/u.test(after);
  return (
    (word.length === 1 && word === word.toUpperCase()) || ABBREVIATIONS.has(normalizeText(word))
  );
}
