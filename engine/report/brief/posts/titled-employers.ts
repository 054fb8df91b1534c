import { GERMAN_NO_EMPLOYERS } from '../../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { wordSet } from '../../../lexicon/word-list.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import type { Span, Word, WordSpan } from '../../../text/words.ts';

/** What leads from a job title to its employer, with an article and without. */
const ARTICLES = wordSet('der des dem beim vom');
const PREPOSITIONS = wordSet('bei von');
/** 'Superintendente de PLD': capitals alone are a field of work behind these. */
const GENITIVES = wordSet('de d du del di do da van');

/** 'D'Ostrel' is one word. */
const ELIDED = /^d['’]\p{Lu}\p{Ll}{3}/u;

const NO_EMPLOYERS = stemMatcher(GERMAN_NO_EMPLOYERS);

const NAME_WORDS_MAX = 5;

/**
 * The employers that only their place shows to be names: right behind a job title, after a preposition one capitalised word, after a
 * German article two or one of two parts, since every noun has a capital there: 'directrice des risques d'Ostrel', 'Leiterin
 * Compliance der Stadtwerke Hasselbrück', 'Risikochef des Nordwerft-Konzerns'; not 'Leiterin der Abteilung Recht'.
 */
export function titledEmployers(
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
  titles: readonly Span[],
  isKnown: (index: number) => boolean,
): readonly WordSpan[] {
  return titles.flatMap((title) => {
    const link = words.findIndex(({ start }) => start >= title.end);
    const joint = words[link];
    if (joint === undefined || joint.startsPhrase) return [];
    if (ELIDED.test(text.slice(joint.start, joint.end)))
      return [{ start: link, end: endOfName(words, link + 1, isKnown) }];
    const end = endOfName(words, link + 1, isKnown);
    const length = end - link - 1;
    return length >= lengthMin(joint, words[link + 1], text) && isEmployer(words[link + 1])
      ? [{ start: link + 1, end }]
      : [];
  });
}

/** How many words a name has at least behind this one. */
function lengthMin({ text: joint }: Word, first: Word | undefined, text: string): number {
  if (PREPOSITIONS.has(joint)) return 1;
  if (GENITIVES.has(joint)) return isInCapitals(first, text) ? Infinity : 1;
  return ARTICLES.has(joint) ? 2 : Infinity;
}

function isInCapitals(word: Word | undefined, text: string): boolean {
  return word !== undefined && !/\p{Ll}/u.test(text.slice(word.start, word.end));
}

function isEmployer(first: Word | undefined): boolean {
  return (
    first !== undefined &&
    !HONORIFICS.has(first.text) &&
    !isGivenName(first.text) &&
    !NO_EMPLOYERS.holds(first.text)
  );
}

function endOfName(
  words: readonly Word[],
  start: number,
  isKnown: (index: number) => boolean,
): number {
  const run = words.slice(start, start + NAME_WORDS_MAX);
  const stop = run.findIndex(
    ({ isCapital, startsPhrase }, at) =>
      !isCapital || isKnown(start + at) || (at > 0 && startsPhrase),
  );
  return start + (stop === -1 ? run.length : stop);
}
