import {
  ADDRESSED,
  KNOWN_NAMES,
  LOANWORDS,
  NOT_ADDRESSED,
  ORGANISATION_ENDINGS,
  TITLED,
} from '../../lexicon/grammar/draft/caseless-names.ts';
import { normalizeText } from '../../text/normalize.ts';
import { matchSpans, type Span, wordsOf } from '../../text/words.ts';
import { isCommonAcronym } from './ordinary-words.ts';
import type { DraftSources } from './sources.ts';

/** Is most of the text in such a writing? */
export function isCaseless(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => CASELESS.test(letter)).length * 2 > letters.length;
}

/** A writing that has no capitals, in which names are known by what is next to them. */
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/u;

/** Finds names in no source in a draft without capitals: Latin words, rare katakana, what is beside a title or 'bank', known names. */
export function caselessNameFinder(
  sources: DraftSources,
  language: string | null,
): (text: string) => readonly Span[] {
  const countries = countryNames(language ?? 'ja');
  return (text) =>
    [
      ...latinWords(text),
      ...katakanaWords(text),
      ...eastAsianNames(text),
      ...titledNames(text),
      ...countries.flatMap((name) => placesOfText(text, name)),
    ].filter((span) => !isSourced(text.slice(span.start, span.end), sources));
}

/** What a draft in letters with capitals writes in another script, and no source does. */
export function foreignScriptNames(text: string, sources: DraftSources): readonly Span[] {
  return matchSpans(text, FOREIGN).filter(
    (span) => !isSourced(text.slice(span.start, span.end), sources),
  );
}

/** A stretch in such a writing, with its vowel signs: '株式会社' in an English draft. */
const FOREIGN = new RegExp(`(?:${CASELESS.source}|\\p{M})+`, 'gu');

function isSourced(name: string, sources: DraftSources): boolean {
  // Latin letters alone may be part of other words.
  if (CASELESS.test(name) && sources.holds(name)) return true;
  return wordsOf(name).every(({ text }) => !/^.$/u.test(text) && sources.placesOf(text).length > 0);
}

function latinWords(text: string): readonly Span[] {
  return matchSpans(
    text,
    /[\p{Script=Latin}][\p{Script=Latin}\p{Nd}&.-]*[\p{Script=Latin}\p{Nd}]/gu,
  ).filter(({ start, end }) => !isCommonAcronym(normalizeText(text.slice(start, end))));
}

const PIECE_LETTERS_MIN = 2;

/** Katakana that does not fall into everyday loanwords. */
function katakanaWords(text: string): readonly Span[] {
  return matchSpans(text, /[\p{Script=Katakana}ー]{2,}(?:・[\p{Script=Katakana}ー]+)*/gu).filter(
    ({ start, end }) => !areLoanwords(text.slice(start, end).replaceAll('・', '')),
  );
}

function areLoanwords(word: string): boolean {
  if (word === '') return true;
  for (let length = word.length; length >= PIECE_LETTERS_MIN; length -= 1) {
    if (LOANWORDS.has(word.slice(0, length)) && areLoanwords(word.slice(length))) return true;
  }
  return false;
}

const HAN_RUN = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}ー々]{1,10}?';

const ORGANISED = ORGANISATION_ENDINGS.map(([ending, ordinary]) => ({
  pattern: new RegExp(`(${HAN_RUN})(?:${ending})`, 'gu'),
  ordinary,
}));

function eastAsianNames(text: string): readonly Span[] {
  const addressed = [...text.matchAll(ADDRESSED)]
    .filter(([, name = '']) => !NOT_ADDRESSED.test(name))
    .map(({ 1: name = '', index }) => ({ start: index, end: index + name.length }));
  const organised = ORGANISED.flatMap(({ pattern, ordinary }) =>
    [...text.matchAll(pattern)]
      .filter(([, name = '']) => !ordinary.test(name))
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return [...addressed, ...organised, ...matchSpans(text, KNOWN_NAMES)];
}

function titledNames(text: string): readonly Span[] {
  return [...text.matchAll(TITLED)].map(({ 0: whole, 1: name = '', index }) => {
    const end = index + whole.length;
    return { start: end - name.length, end };
  });
}

function placesOfText(text: string, wanted: string): readonly Span[] {
  const places: Span[] = [];
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1))
    places.push({ start, end: start + wanted.length });
  return places;
}

/** The countries that the platform names in a language: regions of ISO 3166, which have two letters. */
function countryNames(language: string): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters
    .flatMap((one) => letters.map((other) => names.of(one + other) ?? ''))
    .filter((name) => name.length >= PIECE_LETTERS_MIN && /^[\p{L}\p{M}・ ]+$/u.test(name));
}
