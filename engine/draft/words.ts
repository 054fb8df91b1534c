import { IRREGULAR_STEMS } from './vocabulary.ts';

/** A word of a sentence or of a line, and what stands around it. */
export type Word = {
  /** Folded, without the punctuation around it and without a possessive 's. */
  readonly word: string;
  readonly isCapital: boolean;
  readonly isPossessive: boolean;
  /** Begins a sentence, or follows a colon or a quote. */
  readonly isStart: boolean;
  /** The punctuation after it, '' for none. */
  readonly stop: string;
  /** A hyphen ties it to the next word: 'nine-hour'. */
  readonly isTied: boolean;
};

/** A word with the base forms it may have. */
export type StemmedWord = Word & { readonly stems: ReadonlySet<string> };

const EDGES = /^[.,;:?!()'’"“”\-–—…/[\]«»]+|[.,;:?!()'’"“”\-–—…/[\]«»]+$/gu;

/** The words of a text; hyphens, slashes and dashes part. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let isStart = true;
  for (const raw of text.split(/(?<=-)|[\s–—/…]+/u)) {
    const bare = raw.replaceAll(EDGES, '');
    const stop = stopOf(raw);
    if (bare !== '') {
      const word = folded(bare);
      const isPossessive = word.endsWith("'s") || (word.endsWith('s') && /s['’]$/u.test(raw));
      const isCapital = /^\p{Lu}/u.test(bare);
      const isTied = raw.endsWith('-');
      words.push({
        word: word.replace(/'s$/u, ''),
        isCapital,
        isPossessive,
        isStart,
        stop,
        isTied,
      });
      isStart = false;
    }
    if (/[.?!:]/u.test(stop)) isStart = true;
  }
  return words;
}

const STOPS = '.,;:?!)';
const CLOSERS = `"”'’»`;

/** The first mark of the punctuation that ends a word, whatever quotation mark closes behind it. */
function stopOf(raw: string): string {
  let end = raw.length;
  while (end > 0 && CLOSERS.includes(raw.charAt(end - 1))) end -= 1;
  let start = end;
  while (start > 0 && STOPS.includes(raw.charAt(start - 1))) start -= 1;
  return raw.slice(start, end).slice(0, 1);
}

/** Lower case, one kind of apostrophe, composed letters. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}

/** Words with their base forms. */
export function withStems(words: readonly Word[]): readonly StemmedWord[] {
  return words.map((each) => ({ ...each, stems: stemsOf(each.word) }));
}

/** Is this the form of a deed that is done? 'She'd joined' has happened, 'she'd join' has not. */
export function isDone(word: Word | undefined): boolean {
  return word !== undefined && (word.word.endsWith('ed') || IRREGULAR_STEMS.has(word.word));
}

const stemCache = new Map<string, ReadonlySet<string>>();
const STEM_CACHE_MAX = 5000;

/** The base forms a word may have, itself among them. */
export function stemsOf(word: string): ReadonlySet<string> {
  const known = stemCache.get(word);
  if (known !== undefined) return known;
  const stems = new Set([word, ...basesOf(word)]);
  if (stemCache.size >= STEM_CACHE_MAX) stemCache.clear();
  stemCache.set(word, stems);
  return stems;
}

const ENDINGS: readonly (readonly [ending: RegExp, replacements: readonly string[]])[] = [
  [/ies$/u, ['y']],
  [/es$/u, ['', 'e']],
  [/s$/u, ['']],
  [/ied$/u, ['y']],
  [/ed$/u, ['', 'e']],
  [/ying$/u, ['y', 'ie']],
  [/ing$/u, ['', 'e']],
];

const BASE_LETTERS_MIN = 3;

function basesOf(word: string): readonly string[] {
  const irregular = IRREGULAR_STEMS.get(word);
  const regular = ENDINGS.flatMap(([ending, replacements]) =>
    ending.test(word) && !word.endsWith('ss')
      ? replacements.map((replacement) => word.replace(ending, replacement))
      : [],
  ).filter(({ length }) => length >= BASE_LETTERS_MIN);
  const single = regular
    .filter((base) => /([b-df-hj-np-tv-z])\1$/u.test(base))
    .map((base) => base.slice(0, -1));
  return [...(irregular === undefined ? [] : [irregular]), ...regular, ...single];
}

/** A capital inside a sentence makes a name. */
export function isName(word: Word | undefined): boolean {
  if (word === undefined || !word.isCapital || word.isStart) return false;
  return word.word !== 'i' && !word.word.startsWith("i'");
}

/** The word at a place; '' where there is none. */
export function wordAt(words: readonly Word[], index: number): string {
  return words[index]?.word ?? '';
}
