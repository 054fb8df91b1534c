// Takes a text apart into words, the form in which all other rooms read it: normalised, with its place in the text, its sentence, and
// whether it has a capital or follows punctuation. Chinese, Japanese and Korean characters are words of their own.
import { isEastAsian } from './east-asian.ts';
import { normalizeText } from './normalize.ts';

/** Normalised words after which a full stop does not end the sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr prof sir st sr jr inc ltd co corp llc plc dept vs no nr vol ep pp ed eds gen col capt lt sgt maj rev hon ' +
    'sen rep gov pres asst assoc univ inst ave blvd rd mt ft hr fr sra dra dott ing dipl mag bzw ca usw etc ' +
    'mec inz mgr kpt doc bc avv rag geom lic dyr dhr mevr mw frl judr mudr phdr rndr ' +
    'mio mrd mln mld jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun'
  ).split(' '),
);

/** A word of a text: its normalised spelling, where it is, and the sentence it belongs to. */
export type Word = {
  /** Normalised (see `normalizeText`); a possessive 's and endings set off by an apostrophe are gone, 'U.S.' is 'us', '&' is 'and'. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written with a capital first letter or figure. */
  readonly isCapital: boolean;
  /** Counts up from 0 through the text. */
  readonly sentence: number;
  /** Is there a comma, bracket, dash or sentence end between the word before and this one? */
  readonly startsPhrase: boolean;
  /** Written in Cyrillic, Greek, Armenian or Georgian letters, while `text` is in Latin ones. */
  readonly isRomanized: boolean;
  /** Only a hyphen separates this word from the one before. */
  readonly followsHyphen: boolean;
};

/** A stretch of a text, in characters; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** Where a text matches a global pattern. */
export function matchSpans(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** Characters from one span of a text to the nearest of some others; `Infinity` when there are none. */
export function nearestDistance(span: Span, others: readonly Span[]): number {
  return Math.min(
    ...others.map((other) => Math.max(0, other.start - span.end, span.start - other.end)),
  );
}

/** Spans in reading order, without those that overlap an earlier one, or a longer one that begins at the same place. */
export function withoutOverlaps<Found extends Span>(spans: readonly Found[]): readonly Found[] {
  let end = -1;
  return spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((span) => {
      const isFree = span.start >= end;
      if (isFree) end = span.end;
      return isFree;
    });
}

/** A stretch of a list of words, by their indexes; `end` is exclusive. */
export type WordSpan = { readonly start: number; readonly end: number };

/** Where a run of these words is in their text, in characters. */
export function charactersOf(words: readonly Word[], { start, end }: WordSpan): Span {
  return { start: words[start]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
}

/** How a possessive ends, with any of the apostrophes people type. */
export const POSSESSIVE = /['’ʼ`´]s$/iu;

/** The properties of a word that depend on its spelling alone. */
type Spelling = Pick<Word, 'text' | 'isCapital' | 'isRomanized'>;

/** Spellings by how the text writes them: a page repeats its words, and normalising is the slow part. */
export type NormalizedWords = Map<string, Spelling>;

/**
 * The words of a text in order, with sentence numbers. Linear in the length of the text. `known` caches spellings: pass the same one
 * for all texts of a page.
 */
export function wordsOf(text: string, known: NormalizedWords = new Map()): readonly Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let previous: Word | null = null;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    if (words.length === TEXT_WORDS_MAX) break;
    const raw = match[0];
    if (raw.length > WORD_LENGTH_MAX) continue;
    const gap = gapOf(text, match.index, previous);
    const ends: boolean = previous !== null && endsSentence(gap, previous.text);
    if (ends) sentence += 1;
    const { text: spelled, isCapital, isRomanized } = spellingOf(raw, known);
    previous = {
      text: spelled,
      start: match.index,
      end: match.index + raw.length,
      isCapital,
      sentence,
      startsPhrase: previous === null || ends || gap.breaksPhrase,
      isRomanized,
      followsHyphen: isHyphenBetween(text, previous, match.index),
    };
    words.push(previous);
  }
  return words;
}

/** Words read of one text; prose of `PAGE_CHARACTERS_MAX` has fewer. */
const TEXT_WORDS_MAX = 40_000;

/** Longest run of letters taken as one word; a longer run is data, not language. */
const WORD_LENGTH_MAX = 40;

// Scripts that write no spaces, or hang small words on names, give one word per character, so that names in them can
// still be found; katakana, which is easy to see among them, gives whole words. The other letters, marks and figures (all but
// P, S, Z and C) end where such a character begins. An article or preposition that lost its vowel before a name is a word of its own:
// 'd’Acme', 'dell’Acme'; not the D of 'D’Amico', which is part of the name.
const WORD =
  /&|(?:[dljns]|qu|jusqu|lorsqu|puisqu|dell|nell|all|dall|sull)(?=['’]\p{Lu})|[\p{Script=Han}\p{Script=Hiragana}가-힣]\p{M}?|[\p{Script=Katakana}ーｰﾞﾟ\u3099\u309A]+|(?:\p{Lu}\.){2,6}|[^\p{P}\p{S}\p{Z}\p{C}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}가-힣ーｰﾞﾟ]+(?:['’ʼ`´][\p{L}\p{M}]+)*/gu;

/** Parts of a foreign name are joined by these in Chinese and Japanese. */
const NAME_DOTS = '・･·•‧＝';

function isNameDot(mark: string, previous: Word | null): boolean {
  return NAME_DOTS.includes(mark) && isEastAsian(previous?.text ?? '');
}

/** What is between two words. */
type WordGap = { readonly breaksPhrase: boolean; readonly ending: 'none' | 'likely' | 'certain' };

const SPACE: WordGap = { breaksPhrase: false, ending: 'none' };
const COMMA: WordGap = { breaksPhrase: true, ending: 'none' };

/** A quotation may close between the full stop and the space. */
const FULL_STOP = /\.["”“’»«]{0,2}(?:\s|$)/u;
/** No sentence begins with a small letter: 'dyrektor ds. ryzyka', 'adm. direktør'. */
const SMALL_LETTER = /^\p{Ll}/u;
/** A short piece that follows a full stop and has one of its own is the end of an abbreviation: 'm.in. Dorota', 'bl.a. Anna'. */
const DOTTED_LENGTH_MAX = 2;
/** Marks that end a sentence or a headline's part whatever the word before: '!', ' | ', ' – '. */
const CERTAIN_SENTENCE_END = /[!?…。！？\n|·•»«]|\.\.| [-–—] | :: /u;
/** Any mark but a space and those inside names: 'R&D', 'St. Gallen', 'O’Neil'. */
const PHRASE_BREAK = /[^\s&.'’-]/u;

function gapOf(text: string, end: number, previous: Word | null): WordGap {
  const start = previous?.end ?? 0;
  // Nearly every gap is one space, so only the others are examined.
  if (end === start) return SPACE;
  if (end - start === 1) {
    const mark = text.charAt(start);
    if (mark === ' ' || isNameDot(mark, previous)) return SPACE;
  }
  const gap = text.slice(start, end);
  if (gap === ', ') return COMMA;
  const breaksPhrase = PHRASE_BREAK.test(gap);
  if (CERTAIN_SENTENCE_END.test(gap)) return { breaksPhrase, ending: 'certain' };
  return { breaksPhrase, ending: isFullStop(gap, text, end, previous) ? 'likely' : 'none' };
}

function isFullStop(gap: string, text: string, end: number, previous: Word | null): boolean {
  return FULL_STOP.test(gap) && !SMALL_LETTER.test(text.charAt(end)) && !isDotted(text, previous);
}

function isDotted(text: string, previous: Word | null): boolean {
  if (previous === null || text.charAt(previous.start - 1) !== '.') return false;
  return previous.end - previous.start <= DOTTED_LENGTH_MAX;
}

/** The words from one on, at most `reach`, up to the next comma or the like. */
export function phraseFrom(words: readonly Word[], start: number, reach: number): readonly Word[] {
  const next = words.slice(start, start + reach);
  const end = next.findIndex(({ startsPhrase }) => startsPhrase);
  return end === -1 ? next : next.slice(0, end);
}

/** The normalised words alone: for names, companies, roles and other short texts. */
export function wordListOf(text: string): readonly string[] {
  return wordsOf(text).map((word) => word.text);
}

/**
 * The index of the first word for which `holds`; `words.length` when there is none. A binary search, so it has to hold for
 * every later word too.
 */
export function firstWordWhere(words: readonly Word[], holds: (word: Word) => boolean): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const word = words[middle];
    if (word !== undefined && holds(word)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function spellingOf(raw: string, known: NormalizedWords): Spelling {
  const found = known.get(raw);
  if (found !== undefined) return found;
  const spelling = {
    text: normalizedWord(raw),
    isCapital: isCapitalised(raw),
    isRomanized: isRomanizedSpelling(raw),
  };
  known.set(raw, spelling);
  return spelling;
}

/** An ending that Turkish and other languages set off from a name: "İzmir'den"; not the Acqua of Dell'Acqua. */
const NAME_ENDING = /^(\p{Lu}[\p{Script=Latin}\p{M}]{2,})['’ʼ`´][\p{Ll}\p{M}]{1,5}$/u;
/** Signs inside a word that are not read: 'O’Neil', 'U.S.'. */
const APOSTROPHES = /['’ʼ`´.]/gu;

function normalizedWord(raw: string): string {
  if (raw === '&') return 'and';
  return normalizeText(
    raw.replace(POSSESSIVE, '').replace(NAME_ENDING, '$1').replace(APOSTROPHES, ''),
  );
}

function isHyphenBetween(text: string, previous: Word | null, start: number): boolean {
  if (previous === null || start - previous.end !== 1) return false;
  const mark = text.charAt(previous.end);
  return mark === '-' || mark === '‐' || mark === '‑';
}

const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

// Georgian has no capitals in running text.
const CAPITAL = /^[\p{Lu}\p{Lt}\p{N}\p{Lo}\p{Script=Georgian}&]/u;

/** Most words of most pages begin with a small Latin letter, which needs no table of Unicode. */
function isCapitalised(raw: string): boolean {
  const code = raw.charCodeAt(0);
  return (code < SMALL_A || code > SMALL_Z) && CAPITAL.test(raw);
}

const GREEK_FIRST = 0x370;
const ARMENIAN_LAST = 0x58f;
const GEORGIAN_FIRST = 0x10a0;
const GEORGIAN_LAST = 0x10ff;

function isRomanizedSpelling(raw: string): boolean {
  const code = raw.charCodeAt(0);
  return (
    (code >= GREEK_FIRST && code <= ARMENIAN_LAST) ||
    (code >= GEORGIAN_FIRST && code <= GEORGIAN_LAST)
  );
}

function endsSentence({ ending }: WordGap, previous: string): boolean {
  if (ending !== 'likely') return ending === 'certain';
  return previous.length > 1 && !ABBREVIATIONS.has(previous);
}

/** A word or phrase with a capital at its head; the rest as it is. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
