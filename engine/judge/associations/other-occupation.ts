// Tells whether the words beside a name give the person an occupation outside the reader's field.
import { DEFINITE_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import {
  AS_PREPOSITIONS,
  DESCRIPTION_ARTICLES,
  OF_PREPOSITIONS,
  RELATIVE_WORDS,
} from '../../lexicon/grammar/prepositions.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';
import { stretchesBeside, type MentionContext, type Stretch } from '../mentions/mention-context.ts';
import type { LeadingSentence } from '../mentions/sentence-before.ts';
import {
  EMPLOYED,
  FORMER_EMPLOYMENT,
  UNLIKE_PAGES,
  findOtherOccupation,
} from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import { isBeside } from './job-titles-beside.ts';

const REACH = 8;

/**
 * Is a word for another occupation near the name, or at the beginning of a line below it, even if it is about somebody else: 'Jane Doe told
 * students'?
 */
export function isNearOtherOccupation(context: MentionContext): boolean {
  return stretchesBeside(context, REACH).some(
    ({ passage, from, to }) => findOtherOccupation(passage.words, from, to) !== -1,
  );
}

/**
 * Does the sentence before the name begin with somebody of another occupation, who may be the same person: 'The mayor cut the ribbon. Jane
 * Doe thanked …'?
 */
export function isAfterOtherOccupation(before: LeadingSentence | null): boolean {
  if (before === null) return false;
  const { passage, start, end } = before;
  const isDefinite = DEFINITE_ARTICLES.has(passage.words[start]?.text ?? '');
  const opening = Math.min(end, start + OPENING_WORDS);
  return isDefinite && findOtherOccupation(passage.words, start + 1, opening) !== -1;
}

/** 'The former mayor' */
const OPENING_WORDS = 3;

/**
 * Does the person have another occupation? It is right before the name, 'footballer Jane Doe', or a few words after a mark or 'is', 'Jane
 * Doe of Acme, a nurse'. A word of a match report or an obituary counts anywhere near the name: clubs are named like companies, and the
 * dead have worked at them.
 */
export function hasOtherOccupation(context: MentionContext): boolean {
  if (isBeside(UNLIKE_PAGES, context, REACH)) return true;
  return stretchesBeside(context, REACH).some((stretch, index) => {
    const isHeld = index === 0 ? leadsToName : isSaidOfName;
    return occupationsIn(stretch).some((at) => !isPast(stretch, at) && isHeld(stretch, at));
  });
}

/** The indexes of the words for other occupations. */
function occupationsIn({ passage: { words }, from, to }: Stretch): readonly number[] {
  const places: number[] = [];
  for (
    let at = findOtherOccupation(words, from, to);
    at !== -1;
    at = findOtherOccupation(words, at + 1, to)
  )
    places.push(at);
  return places;
}

const PAST_REACH = 3;

/** Is it a former occupation: 'a former teacher', 'früher Lehrerin'? */
function isPast({ passage: { words }, from }: Stretch, at: number): boolean {
  return FORMER_EMPLOYMENT.find(words, Math.max(from, at - PAST_REACH), at) !== -1;
}

const PLACE_WORDS_MAX = 3;

/** Is only the place of the occupation, or a title, between it and the name: 'the mayor of Hull, Jane Doe'? */
function leadsToName({ passage: { words }, to }: Stretch, at: number): boolean {
  const between = words.slice(at + 1, to);
  return (
    between.length <= PLACE_WORDS_MAX &&
    between.every(
      ({ text, isCapital }) =>
        isCapital || OF_PREPOSITIONS.has(text) || HONORIFICS.has(text) || isEastAsian(text),
    )
  );
}

/** The most words in a description up to the occupation: 'the Acme primary school teacher', and without an article: 'school nurse'. */
const DESCRIPTION_WORDS_MAX = 5;
const BARE_DESCRIPTION_WORDS_MAX = 2;

/** Is the occupation part of a description of the person: 'a nurse', 'is a teacher', 'who works as a plumber'? */
function isSaidOfName(stretch: Stretch, at: number): boolean {
  const { words } = stretch.passage;
  if (isEastAsian(words[at]?.text ?? '')) return true;
  for (let index = at; index >= stretch.from; index -= 1) {
    if (at - index < lengthOfDescription(words[index]) && opensDescription(stretch, index))
      return true;
    if (words[index]?.startsPhrase !== false) return false;
  }
  return false;
}

/** The most words in a description that begins with this word. */
function lengthOfDescription(first: Word | undefined): number {
  const hasOpener = first !== undefined && OPENERS.has(first.text);
  return hasOpener ? DESCRIPTION_WORDS_MAX : BARE_DESCRIPTION_WORDS_MAX;
}

const OPENERS: ReadonlySet<string> = new Set([...DESCRIPTION_ARTICLES, ...AS_PREPOSITIONS]);

function opensDescription(stretch: Stretch, index: number): boolean {
  return isApposed(stretch.passage, index) || isAfterVerb(stretch, index);
}

/** Does an apposition or a line begin here: after a comma, an opening bracket or a dash, and without 'who'? */
function isApposed({ text, words }: Passage, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (word === undefined || (RELATIVE_WORDS.has(word.text) && !DESCRIPTION_ARTICLES.has(word.text)))
    return false;
  return before === undefined || OPENING_MARK.test(text.slice(before.end, word.start));
}

const OPENING_MARK = /[,:;|/(（·•–—-]/u;

/** Is a verb of being or working right before it, and the name, 'who' or another name before that: 'is', 'who works'? */
function isAfterVerb({ passage: { words }, from }: Stretch, index: number): boolean {
  const [subject, verb] = [words[index - 2], words[index - 1]];
  if (index <= from || verb === undefined || !EMPLOYED.holds(verb.text)) return false;
  return (
    index - 1 === from || subject?.isCapital === true || RELATIVE_WORDS.has(subject?.text ?? '')
  );
}
