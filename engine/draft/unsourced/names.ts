import { CONTRACTION, ELISION } from '../../lexicon/grammar/draft/name-forms.ts';
import { isTitleWord } from '../../names/people/name/titles.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { type Span, wordsOf, type Word } from '../../text/words.ts';
import { followsDeterminer, isGermanNoun } from './german-nouns.ts';
import {
  endsOrdinarily,
  isCommonAcronym,
  knowsSentenceStarts,
  ordinaryWordsOf,
} from './ordinary-words.ts';
import type { DraftSources, SourceWord } from './sources.ts';

/** What distinguishes a name from another word with a capital. */
export type NameRules = {
  readonly language: string | null;
  readonly ordinary: ReadonlySet<string>;
  /** Words that appear somewhere in the draft or its sources without a capital, normalised. */
  readonly lowerCase: ReadonlySet<string>;
};

/** The rules for a draft in this language; `texts` are its sentences and its sources. */
export function nameRules(language: string | null, texts: readonly string[]): NameRules {
  const lowerCase = texts.flatMap((text) =>
    wordsOf(text).filter((word) => /^\p{Ll}/u.test(text.charAt(word.start))),
  );
  return {
    language,
    ordinary: ordinaryWordsOf(language),
    lowerCase: new Set(lowerCase.map(({ text }) => text)),
  };
}

/** Names in a script with capitals that are in no source, or not together: 'Ada Norvald' of Ada Okafor and Norvald Insurance. */
export function unsourcedNames(
  text: string,
  sources: DraftSources,
  rules: NameRules,
): readonly Span[] {
  const words = withoutElisions(wordsOf(text), text);
  const names = words.map((_, index) => isLikelyName({ words, index, text }, rules));
  return runsOf(words, names).flatMap((run) => {
    const placed = run.map((word) => ({ word, places: sources.placesOf(word.text) }));
    const unknown = placed.filter(({ places }) => places.length === 0).map(({ word }) => word);
    return unknown.length === 0 && !areTogetherInSources(placed, text) ? run : unknown;
  });
}

/** 'L'Oréal' is the name 'Oréal', and begins what 'L' begins. */
function withoutElisions(words: readonly Word[], text: string): readonly Word[] {
  return words.map((word) => {
    const raw = text.slice(word.start, word.end);
    const [elided] = ELISION.exec(raw) ?? [];
    const [rest] = elided === undefined ? [] : wordsOf(raw.slice(elided.length));
    if (elided === undefined || rest === undefined) return word;
    // 'L'équipe' has its capital from the beginning of the sentence.
    return {
      ...rest,
      start: word.start + elided.length,
      end: word.end,
      sentence: word.sentence,
      startsPhrase: word.startsPhrase,
      followsHyphen: word.followsHyphen,
    };
  });
}

/** A word in the middle of its text. */
type Placed = { readonly words: readonly Word[]; readonly index: number; readonly text: string };

function isLikelyName({ words, index, text }: Placed, rules: NameRules): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const raw = text.slice(word.start, word.end);
  if (isOrdinary(word, raw, rules)) return false;
  if (hasNameShape(raw)) return true;
  if (!/^[\p{Lu}\p{Lt}]/u.test(raw)) return false;
  const isStart = startsSentence(words, index, text);
  if (rules.language === 'de' && isGermanWord(words, index)) return false;
  if (!isStart) return true;
  // A capital at the beginning of a sentence says nothing, unless the language's ordinary words are known.
  const isKnown = rules.lowerCase.has(word.text) || endsOrdinarily(word.text, rules.language);
  return knowsSentenceStarts(rules.language) && !isKnown;
}

function isOrdinary(word: Word, raw: string, { ordinary }: NameRules): boolean {
  const isNumber = /^\p{N}/u.test(raw) && !/\p{L}/u.test(raw);
  return (
    isNumber ||
    isEastAsian(word.text) ||
    CONTRACTION.test(raw) ||
    isCommonAcronym(word.text) ||
    ordinary.has(word.text) ||
    isTitleWord(word.text)
  );
}

function isGermanWord(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const before = words.slice(0, index).filter(({ sentence }) => sentence === word?.sentence);
  return isGermanNoun(word?.text ?? '') || followsDeterminer(before);
}

/** Capitals inside ('PwC', 'mBank'), nothing but capitals ('KPMG'), or letters and digits together ('NIS2'). */
function hasNameShape(raw: string): boolean {
  const bare = raw.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    /\p{L}\p{Lu}/u.test(bare) ||
    (/\p{Lu}/u.test(bare) && /\p{N}/u.test(bare) && /\p{L}/u.test(bare))
  );
}

/** Beside full stops, which may end an abbreviation and are read by `wordsOf`. */
const SENTENCE_START = /[!?:…¡¿\n"“”„«»‘([]/u;

function startsSentence(words: readonly Word[], index: number, text: string): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined || before === undefined) return true;
  return (
    before.sentence !== word.sentence || SENTENCE_START.test(text.slice(before.end, word.start))
  );
}

/** Names that only spaces and hyphens part. */
function runsOf(words: readonly Word[], names: readonly boolean[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  for (const [index, word] of words.entries()) {
    if (names[index] !== true) continue;
    const isContinued = names[index - 1] === true && !word.startsPhrase;
    if (isContinued) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** How many other words of a source may come between two that a draft joins: 'Ada Okafor' for 'Ada N. Okafor'. */
const GAP_MAX = 2;

/** Does a run consist of stretches of the sources, of which no two are single words? */
function areTogetherInSources(
  run: readonly { readonly word: Word; readonly places: readonly SourceWord[] }[],
  text: string,
): boolean {
  const named = run.filter(
    ({ word }) => !/^[\p{Lu}\p{N}]+$/u.test(text.slice(word.start, word.end)),
  );
  let wasSingle = false;
  for (let start = 0; start < named.length;) {
    let end = start + 1;
    while (end < named.length && areNear(named[end - 1]?.places ?? [], named[end]?.places ?? []))
      end += 1;
    const isSingle = end - start === 1;
    if (isSingle && wasSingle) return false;
    wasSingle = isSingle;
    start = end;
  }
  return true;
}

function areNear(one: readonly SourceWord[], other: readonly SourceWord[]): boolean {
  return one.some((place) =>
    other.some(({ source, index }) => {
      const apart = Math.abs(index - place.index);
      return source === place.source && apart > 0 && apart <= GAP_MAX + 1;
    }),
  );
}
