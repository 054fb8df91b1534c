import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import { EVENT_WORDS_BY_LANGUAGE } from '../../../lexicon/events/events-by-language.ts';
import { NO_EVENT_WORDS } from '../../../lexicon/events/no-news.ts';
import { RELIEF } from '../../../lexicon/events/reliefs.ts';
import { NUMBER_WORDS_BY_LANGUAGE } from '../../../lexicon/grammar/number-words.ts';
import { wordList } from '../../../lexicon/word-list.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { matchSpans, type Span } from '../../../text/words.ts';
import { blank } from '../statements/modality.ts';

/** The positions of words that report events, by their class. */
export type EventWordSpans = Pick<ReadonlyMap<EventWordClass, readonly Span[]>, 'get' | 'has'>;

/** Finds the words that report events in a sentence in plain letters. */
export type EventWordFinder = (text: string) => EventWordSpans;

/** Languages without spaces between words, or that attach small words to others. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/** Creates the finder for a language, or for English if it is unknown. This takes about a millisecond. */
export function createEventWordFinder(language: string | null): EventWordFinder {
  const words = {
    ...EVENT_WORDS_BY_LANGUAGE[language ?? 'en'],
    count: pluralNumberWords(language ?? 'en'),
  };
  const terms = Object.entries(words).flatMap(([role, list]) =>
    wordList(plainLetters(list).toLowerCase()).map((term) => ({ role, term })),
  );
  return UNSPACED.has(language ?? '') ? findPieces(terms) : findTerms(terms);
}

/** The number words of a language above one: 'two', 'forty'. */
function pluralNumberWords(language: string): string {
  const values = NUMBER_WORDS_BY_LANGUAGE[language]?.split(';') ?? [];
  return values
    .slice(1)
    .map((value) => wordList(value).slice(1).join(' '))
    .join(' ');
}

type Term = { readonly role: string; readonly term: string };

/** Finds terms anywhere in a text, even inside words. */
function findPieces(terms: readonly Term[]): EventWordFinder {
  const pieces = terms.map(({ role, term }) => ({ role, piece: term.replaceAll('_', ' ') }));
  return (text) => {
    const found = new Map<string, Span[]>();
    const lower = text.toLowerCase();
    for (const { role, piece } of pieces) {
      let start = lower.indexOf(piece);
      while (start !== -1) {
        appendTo(found, role, { start, end: start + piece.length });
        start = lower.indexOf(piece, start + piece.length);
      }
    }
    return found;
  };
}

/** One word of a term, and whether other words may come before it. */
type Part = { readonly fits: (word: string) => boolean; readonly isApart: boolean };
/** A term without its first word. */
type Rest = { readonly role: string; readonly rest: readonly Part[] };

/** Finds terms of whole words. */
function findTerms(terms: readonly Term[]): EventWordFinder {
  const byFirst = new Map<string, Rest[]>();
  for (const { role, term } of terms) {
    const [first = '', ...parts] = term.split(/(?=[_~])/u);
    const rest = parts.map((part) => ({
      fits: wordTest(part.slice(1)),
      isApart: part.startsWith('~'),
    }));
    appendTo(byFirst, first, { role, rest });
  }
  const middles = [...byFirst.keys()].filter((first) => /^\*.*\*$/u.test(first));
  const known = new Map<string, readonly Rest[]>();
  return (text) => {
    const found = new Map<string, Span[]>();
    const plain = text.replace(NO_EVENT_WORDS, blank).toLowerCase();
    const tokens = tokensOf(plain.replace(RELIEF, blank));
    for (const [place, { word, start, end }] of tokens.entries()) {
      const starts =
        known.get(word) ??
        patternsOf(word, middles).flatMap((pattern) => byFirst.get(pattern) ?? []);
      known.set(word, starts);
      for (const { role, rest } of starts) {
        const last = rest.length === 0 ? end : endOf(rest, tokens, place + 1);
        if (last !== null) appendTo(found, role, { start, end: last });
      }
    }
    return found;
  };
}

function wordTest(pattern: string): (word: string) => boolean {
  const core = pattern.replaceAll('*', '');
  return pattern.endsWith('*') ? (word) => word.startsWith(core) : (word) => word === core;
}

/** The most characters of a word that are read. Real words are shorter. */
const WORD_LENGTH_MAX = 40;

/** Every pattern that a word may match: 'fined', 'f*' to 'fined*', '*fined' to '*d', and those of `middles` that it contains. */
function patternsOf(long: string, middles: readonly string[]): readonly string[] {
  const word = long.slice(0, WORD_LENGTH_MAX);
  const places = Array.from({ length: word.length }, (_, index) => index);
  return [
    word,
    ...places.map((index) => `${word.slice(0, index + 1)}*`),
    ...places.map((index) => `*${word.slice(index)}`),
    ...middles.filter((middle) => word.includes(middle.slice(1, -1))),
  ];
}

type TextWord = Span & { readonly word: string };

/** A word or a number. */
const TOKEN = /[\p{L}\p{N}]+/gu;

function tokensOf(text: string): readonly TextWord[] {
  return matchSpans(text, TOKEN).map(({ start, end }) => ({
    word: text.slice(start, end).toLowerCase(),
    start,
    end,
  }));
}

/** The most words between the parts of a term such as 'tritt … zurück'. */
const WORDS_BETWEEN_MAX = 14;

/** Where the rest of a term ends if it begins at `place`; `null` when it does not. */
function endOf(rest: readonly Part[], tokens: readonly TextWord[], place: number): number | null {
  let next = place;
  for (const { fits, isApart } of rest) {
    const limit = isApart ? next + WORDS_BETWEEN_MAX : next + 1;
    const at = tokens.findIndex(({ word }, index) => index >= next && index < limit && fits(word));
    if (at === -1) return null;
    next = at + 1;
  }
  return tokens[next - 1]?.end ?? null;
}

function appendTo<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
