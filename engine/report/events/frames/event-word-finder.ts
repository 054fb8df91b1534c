import { EVENT_WORD_CLASSES, type EventWordClass } from '../../../lexicon/events/event-words.ts';
import { EVENT_WORDS_BY_LANGUAGE } from '../../../lexicon/events/events-by-language.ts';
import { NO_EVENT_WORDS } from '../../../lexicon/events/no-news.ts';
import { RELIEF } from '../../../lexicon/events/relief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { Span } from '../../../text/words.ts';

/** Where the words that tell of events stand in a sentence, by what they do there. */
export type EventWordSpans = ReadonlyMap<EventWordClass, readonly Span[]>;

/** Finds the words that tell of events in a sentence in plain letters. */
export type EventWordFinder = (text: string) => EventWordSpans;

/** Languages that put no spaces between words, or hang small words on them. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/** A finder for one language, English where it is unknown. Building it takes about a millisecond. */
export function createEventWordFinder(language: string | null): EventWordFinder {
  const words = EVENT_WORDS_BY_LANGUAGE[language ?? 'en'] ?? {};
  const terms = EVENT_WORD_CLASSES.flatMap((role) =>
    plainLetters(words[role] ?? '')
      .toLowerCase()
      .split(' ')
      .filter((term) => term !== '')
      .map((term) => ({ role, term })),
  );
  return UNSPACED.has(language ?? '') ? piecesIn(terms) : wordsIn(terms);
}

type Listed = { readonly role: EventWordClass; readonly term: string };

function piecesIn(terms: readonly Listed[]): EventWordFinder {
  const pieces = terms.map(({ role, term }) => ({ role, piece: term.replaceAll('_', ' ') }));
  return (text) => {
    const found = new Map<EventWordClass, Span[]>();
    const lower = text.toLowerCase();
    for (const { role, piece } of pieces) {
      let start = lower.indexOf(piece);
      while (start !== -1) {
        add(found, role, { start, end: start + piece.length });
        start = lower.indexOf(piece, start + piece.length);
      }
    }
    return found;
  };
}

/** One word of a term, and whether others may stand before it. */
type Part = { readonly fits: (word: string) => boolean; readonly isApart: boolean };
/** A term without its first word. */
type Rest = { readonly role: EventWordClass; readonly rest: readonly Part[] };

/** The terms by their first words: whole ones, and parts of any word. */
type TermIndex = Readonly<
  Record<'whole' | 'beginnings' | 'endings' | 'middles', Map<string, Rest[]>>
>;

function wordsIn(terms: readonly Listed[]): EventWordFinder {
  const index = indexOf(terms);
  const known = new Map<string, readonly Rest[]>();
  return (text) => {
    const found = new Map<EventWordClass, Span[]>();
    const tokens = tokensOf(text.replace(NO_EVENT_WORDS, blank).replace(RELIEF, blank));
    for (const [place, { word, start, end }] of tokens.entries()) {
      const starts = known.get(word) ?? startingWith(word, index);
      known.set(word, starts);
      for (const { role, rest } of starts) {
        const last = rest.length === 0 ? end : endOf(rest, tokens, place + 1);
        if (last !== null) add(found, role, { start, end: last });
      }
    }
    return found;
  };
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}

type Token = Span & { readonly word: string };

const TOKEN = /[\p{L}\p{N}]+/gu;

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Words that may stand between the parts of 'tritt … zurück'. */
const WORDS_BETWEEN_MAX = 14;

/** Where the rest of a term ends that goes on at `place`; `null` when it does not. */
function endOf(rest: readonly Part[], tokens: readonly Token[], place: number): number | null {
  let next = place;
  for (const { fits, isApart } of rest) {
    const limit = isApart ? next + WORDS_BETWEEN_MAX : next + 1;
    const at = tokens.findIndex(({ word }, index) => index >= next && index < limit && fits(word));
    if (at === -1) return null;
    next = at + 1;
  }
  return tokens[next - 1]?.end ?? null;
}

function indexOf(terms: readonly Listed[]): TermIndex {
  const index: TermIndex = {
    whole: new Map(),
    beginnings: new Map(),
    endings: new Map(),
    middles: new Map(),
  };
  for (const { role, term } of terms) {
    const [first = '', ...parts] = term.split(/(?=[_~])/u);
    const rest = parts.map((part) => ({
      fits: fitting(part.slice(1)),
      isApart: part.startsWith('~'),
    }));
    add(shelfOf(index, first), first.replaceAll('*', ''), { role, rest });
  }
  return index;
}

function shelfOf(index: TermIndex, pattern: string): Map<string, Rest[]> {
  if (!pattern.startsWith('*')) return pattern.endsWith('*') ? index.beginnings : index.whole;
  return pattern.endsWith('*') ? index.middles : index.endings;
}

function fitting(pattern: string): (word: string) => boolean {
  const core = pattern.replaceAll('*', '');
  return pattern.endsWith('*') ? (word) => word.startsWith(core) : (word) => word === core;
}

/** Words are looked at no further: what is longer is no word of a language. */
const WORD_LENGTH_MAX = 40;

function startingWith(long: string, index: TermIndex): readonly Rest[] {
  const word = long.slice(0, WORD_LENGTH_MAX);
  const found = [...(index.whole.get(word) ?? [])];
  for (let end = 1; end <= word.length; end += 1)
    found.push(...(index.beginnings.get(word.slice(0, end)) ?? []));
  for (let start = 0; start < word.length; start += 1)
    found.push(...(index.endings.get(word.slice(start)) ?? []));
  for (const [middle, rests] of index.middles) if (word.includes(middle)) found.push(...rests);
  return found;
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
