import { groupsOf, IRREGULAR_STEMS, NEGATORS, SCOPE_ENDS, UNREAL } from './vocabulary.ts';

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

/** A word with what a sentence does to it. */
export type SignedWord = Word & {
  /** Its base forms and the groups of words that say the same. */
  readonly stems: ReadonlySet<string>;
  /** 'No fine', 'without a fine', 'stopped asking'. */
  readonly isDenied: boolean;
  /** 'Will open', 'wants to halve', 'would monitor': said, and not done. */
  readonly isUnreal: boolean;
  /** An article or the like before it makes it a noun. */
  readonly isNoun: boolean;
  /** 'Ran', 'worked until 2018': over, unless 'has' before it says that it may go on. */
  readonly isPast: boolean;
  /** 'Will open', 'plans to open'. */
  readonly isToCome: boolean;
  /** 'Is led by': a participle of the present. */
  readonly isHeld: boolean;
};

const EDGES = /^[.,;:?!()'’"“”\-–—…/[\]«»]+|[.,;:?!()'’"“”\-–—…/[\]«»]+$/gu;
const SCOPE_WORDS = 2;
/** How many words a 'will' or a 'to' may stand before its verb: 'will not really serve'. */
const UNREAL_REACH = 3;

/** The words of a text; hyphens, slashes and dashes part. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let isStart = true;
  for (const raw of withPhrases(text).split(/(?<=-)|[\s–—/…]+/u)) {
    const bare = raw.replaceAll(EDGES, '');
    const stop = /[.,;:?!)]+["”'’»]*$/u.exec(raw)?.[0].slice(0, 1) ?? '';
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

/** What two words say together and neither says alone. */
function withPhrases(text: string): string {
  return text
    .replaceAll(/\b(?:take|takes|took|taken|taking) over\b/gu, 'takeover')
    .replaceAll(/\bin charge of\b/gu, 'directing')
    .replaceAll(/\bup[ -]and[ -]running\b/gu, 'operational')
    .replaceAll(/\b[Cc]hief executive(?: officer)?\b/gu, 'ceo');
}

/** Lower case, one kind of apostrophe, composed letters. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}

/** Words with their base forms, and with what negates them or leaves them open. `isPlain` words carry no content. */
export function signedWords(
  words: readonly Word[],
  isPlain: (word: string) => boolean,
): readonly SignedWord[] {
  const denied = deniedIn(words, isPlain);
  return words.map((each, index) => ({
    ...each,
    stems: stemsOf(each.word),
    isDenied: denied.has(index),
    isUnreal: isUnrealAt(words, index, isPlain),
    isNoun: NOUN_MARKS.has(wordAt(words, index - 1)),
    isPast: isDone(each) && !isAfter(words, index, GOING_ON),
    isToCome: isAfter(words, index, COMING) || isPlanned(words, index),
    isHeld: isDone(each) && isAfter(words, index, PRESENT_BE),
  }));
}

const PRESENT_BE = new Set(['is', 'are', 'be', 'being', 'been']);
const GOING_ON = new Set([
  ...PRESENT_BE,
  'has',
  'have',
  "she's",
  "he's",
  "they've",
  "we've",
  'was',
  'were',
]);

function isAfter(words: readonly Word[], index: number, near: ReadonlySet<string>): boolean {
  return near.has(wordAt(words, index - 1)) || near.has(wordAt(words, index - 2));
}

const COMING = new Set([
  'will',
  'would',
  'may',
  'might',
  "you'll",
  "they'll",
  "he'll",
  "she'll",
  "it'll",
]);
const PLANS = new Set([
  'plans',
  'plan',
  'intends',
  'intend',
  'wants',
  'want',
  'aims',
  'going',
  'hopes',
]);

function isPlanned(words: readonly Word[], index: number): boolean {
  return wordAt(words, index - 1) === 'to' && PLANS.has(wordAt(words, index - 2));
}

function deniedIn(words: readonly Word[], isPlain: (word: string) => boolean): ReadonlySet<number> {
  const denied = words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!isNegator(word) || (next !== undefined && LIMITS.has(next.word))) return [];
    const reached = word.stop === '' ? scopeFrom(words, index + 1, isPlain) : [];
    return isAfterDeed(words, index) ? [index - 1, ...reached] : reached;
  });
  return new Set(denied);
}

/** 'Not just' denies nothing. */
const LIMITS = new Set(['just', 'only', 'merely']);

function isNegator({ word }: Word): boolean {
  return NEGATORS.has(word) || word.endsWith("n't");
}

/** 'Imposed no fine' denies the imposing, too. */
function isAfterDeed(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return words[index]?.word === 'no' && before?.stop === '' && isDone(before);
}

/** What a negator reaches: the next words of content, as far as the clause goes. */
function scopeFrom(
  words: readonly Word[],
  from: number,
  isPlain: (word: string) => boolean,
): readonly number[] {
  const reached: number[] = [];
  for (const [index, { word, stop }] of words.entries()) {
    if (index < from) continue;
    if (reached.length > 0 && SCOPE_ENDS.has(word)) break;
    if (!isPlain(word)) reached.push(index);
    if (reached.length === SCOPE_WORDS || stop !== '') break;
  }
  return reached;
}

function isUnrealAt(
  words: readonly Word[],
  index: number,
  isPlain: (word: string) => boolean,
): boolean {
  const near = words.slice(Math.max(0, index - UNREAL_REACH), index).toReversed();
  if (NOUN_MARKS.has(near[0]?.word ?? '')) return false;
  const isDeedDone = isDone(words[index]);
  for (const { word, stop } of near) {
    if (stop !== '') return false;
    if (UNREAL.has(word) || (word.endsWith("'d") && !isDeedDone)) return true;
    if (!isPlain(word)) return false;
  }
  return false;
}

/** Is this the form of a deed that is done? 'She'd joined' has happened, 'she'd join' has not. */
export function isDone(word: Word | undefined): boolean {
  return word !== undefined && (word.word.endsWith('ed') || IRREGULAR_STEMS.has(word.word));
}

/** After these stands a noun, which is neither done nor undone. */
const NOUN_MARKS = new Set(
  'a an the its his her our their your my of this these those no'.split(' '),
);

const stemCache = new Map<string, ReadonlySet<string>>();
const STEM_CACHE_MAX = 5000;

/** The base forms a word may have, and the groups they belong to. */
export function stemsOf(word: string): ReadonlySet<string> {
  const known = stemCache.get(word);
  if (known !== undefined) return known;
  const bases = [word, ...basesOf(word)];
  const stems = new Set([...bases, ...bases.flatMap(groupsOf)]);
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

/** A number or a name minds no 'will' before it. */
export function isNoDeed({ word, isCapital }: Word): boolean {
  return isCapital || /^\d/u.test(word);
}

/** The reader, and in a summary the person. */
export const PERSONAL: ReadonlySet<string> = new Set(
  "you you're you've you'd you'll yourself she he she's he's she'd he'd her him his herself himself".split(
    ' ',
  ),
);
export const OWNING: ReadonlySet<string> = new Set(['your', 'her', 'his']);

/** The word at a place; '' where there is none. */
export function wordAt(words: readonly Word[], index: number): string {
  return words[index]?.word ?? '';
}
