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
    const isGenitive = GENITIVES.has(joint.text);
    const isBare = isGenitive || PREPOSITIONS.has(joint.text);
    if (!isBare && !ARTICLES.has(joint.text)) return [];
    const start = link + 1;
    const end = endOfName(words, start, isKnown);
    const isName =
      end - start >= (isBare ? 1 : 2) &&
      isEmployer(words[start]) &&
      (!isGenitive || /\p{Ll}/u.test(text.slice(words[start]?.start, words[start]?.end)));
    return isName ? [{ start, end }] : [];
  });
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
