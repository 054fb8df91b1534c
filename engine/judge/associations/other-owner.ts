// Tells whether the company beside a name belongs to somebody else.
import { DEFINITE_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import {
  AS_PREPOSITIONS,
  CONJUNCTIONS,
  DESCRIPTION_ARTICLES,
  JOINING_WORDS,
  JOB_TITLE_PREPOSITIONS,
  OBJECT_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { POSSESSIVE, type Word, type WordSpan } from '../../text/words.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import {
  APPOINTMENTS,
  BECOMING,
  EMPLOYED,
  FIELD_WORDS,
  JOB_TITLES,
  JOININGS,
  LEADING_VERBS,
  LEAVINGS,
  WORKING,
} from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';

/** Does a possessive after the name give the company to somebody else: 'Jane Doe met Acme's Peter Roe'? `start` is where the company begins. */
export function ownsOtherPerson({ text, words }: Passage, start: number): boolean {
  return words.slice(start, start + OWNER_WORDS_MAX).some((owner, offset) => {
    const owned = words[start + offset + 1];
    const isOwned = owned?.isCapital === true && isGivenName(owned.text);
    return isOwned && POSSESSIVE.test(text.slice(owner.start, owner.end));
  });
}

const OWNER_WORDS_MAX = 5;

/**
 * Does a company before the name belong to the person named before it: 'Peter Roe of Acme and Jane Doe of Beta', 'Peter Roe (Acme), Jane
 * Doe'? Not if a mark or a job title joins it to the name, 'Peter Roe, Acme CRO Jane Doe', or if it hires the person.
 */
export function belongsToPersonBefore(
  { text, words }: Passage,
  { start, end }: WordSpan,
  name: number,
): boolean {
  const next = words[end];
  if (next === undefined || JOININGS.isIn(words.slice(end, name))) return false;
  const isSeparated =
    CONJUNCTIONS.has(next.text) || SEPARATOR.test(text.slice(words[end - 1]?.end, next.start));
  return isSeparated && endsWithPerson(words, text, start);
}

/** A comma or a closing bracket, perhaps with another mark. After a colon or a dash comes a person at the company. */
const SEPARATOR = /^\)?[,;]|^\)/u;

const TITLE_WORDS_MAX = 8;

/**
 * Does the text give the company as another person's: 'Peter Roe, CEO of Acme, spoke to Jane Doe', 'Acme's Peter Roe'? `own` are the words
 * of the prospect's name.
 */
export function belongsToSomebodyElse(
  { text, words }: Passage,
  { start, end }: WordSpan,
  own: ReadonlySet<string>,
): boolean {
  if (endsWithPerson(words, text, start, own)) return true;
  const [owner, given, surname] = words.slice(end - 1, end + 2);
  if (owner === undefined || given === undefined || surname === undefined) return false;
  const isOwned = POSSESSIVE.test(text.slice(owner.start, owner.end)) && isFullNameAt(words, end);
  return isOwned && !own.has(given.text) && !own.has(surname.text);
}

/** Do the words name another person who is not joined to the one before by 'and': 'talks to Peter Roe, chief risk officer at'? */
export function namesAnotherPerson(words: readonly Word[]): boolean {
  return words.some((_, index) => {
    if (!isFullNameAt(words, index) || CONJUNCTIONS.has(words[index - 1]?.text ?? '')) return false;
    return [JOB_TITLES, FIELD_WORDS].every((list) => !list.holds(words[index + 1]?.text ?? ''));
  });
}

/**
 * Is a job between the name and the company the object of a verb, and so somebody else's: 'Jane Doe interviewed the head of Acme', 'Jane
 * Doe ha incontrato il direttore di Acme'? Not after a verb of working, leading or becoming: 'is the head of'.
 */
export function namesJobOfAnother(between: readonly Word[]): boolean {
  const words = between.slice(0, OBJECT_REACH);
  const job = words.findIndex(({ text }) => JOB_TITLES.holds(text));
  const article = words.slice(0, job).findLastIndex(isArticle);
  const verb = words[article - 1];
  if (job === -1 || verb === undefined || verb.isCapital) return false;
  if (job - article > DESCRIPTION_WORDS_MAX) return false;
  if (words.slice(0, article + 1).some(({ startsPhrase }) => startsPhrase)) return false;
  if (JOINING_WORDS.has(verb.text) || AS_PREPOSITIONS.has(verb.text)) return false;
  return OBJECT_PREPOSITIONS.has(verb.text) || !OWN_JOB_VERBS.some((list) => list.holds(verb.text));
}

const OBJECT_REACH = 8;

/** Is it 'the', or in Spanish 'al', 'entrevistó al director'? */
function isArticle({ text }: Word): boolean {
  const isContracted = OBJECT_PREPOSITIONS.has(text) && !JOINING_WORDS.has(text);
  return DEFINITE_ARTICLES.has(text) || isContracted;
}

/** 'The new chief' before 'auditor' */
const DESCRIPTION_WORDS_MAX = 3;

const OWN_JOB_VERBS = [
  APPOINTMENTS,
  EMPLOYED,
  JOININGS,
  LEADING_VERBS,
  LEAVINGS,
  WORKING,
  BECOMING,
];

const NOBODY: ReadonlySet<string> = new Set();

/** Does a person's full name come before, with at most a job title and words that lead to the employer between? */
function endsWithPerson(
  words: readonly Word[],
  text: string,
  start: number,
  own: ReadonlySet<string> = NOBODY,
): boolean {
  const sentence = words[start]?.sentence;
  for (let index = start - 1; index > start - TITLE_WORDS_MAX; index -= 1) {
    const word = words[index];
    if (word === undefined || word.sentence !== sentence) return false;
    if (isFullNameAt(words, index - 1))
      return (
        !isOwnOrJoined(words, index, own) &&
        isJoinedTo(words, text, { start: index + 1, end: start })
      );
    if (!isTitleWord(word)) return false;
  }
  return false;
}

/** 'Doe and Peter' before 'Roe' */
const JOINED_REACH = 3;

/** Is it the prospect's own name, or one joined to theirs by 'and': 'Jane Doe and Peter Roe of Acme'? `last` is its last word. */
function isOwnOrJoined(words: readonly Word[], last: number, own: ReadonlySet<string>): boolean {
  const [before, and] = words.slice(Math.max(0, last - JOINED_REACH), last - 1);
  if (own.has(words[last]?.text ?? '')) return true;
  return CONJUNCTIONS.has(and?.text ?? '') && own.has(before?.text ?? '');
}

function isTitleWord({ text }: Word): boolean {
  if (CONJUNCTIONS.has(text)) return false;
  return [JOB_TITLES, FIELD_WORDS].some((list) => list.holds(text)) || JOINING_WORDS.has(text);
}

/** Do the words between a person and a company join the two: 'of', ', CEO of', ', ', ' ('? */
function isJoinedTo(words: readonly Word[], text: string, { start, end }: WordSpan): boolean {
  const between = words.slice(start, end);
  if (between.length === 0) {
    return APPOSED.test(text.slice(words[start - 1]?.end, words[end]?.start));
  }
  if (between.some(({ text: word }) => JOB_TITLES.holds(word))) return true;
  // 'Of' joins the two in 'Peter Roe of Acme', but a colon ends the label of a comment: 'Peter Roe: At Acme we have lunch'.
  return between[0]?.startsPhrase === false && isPreposition(between);
}

const APPOSED = /^(?:,| \()/u;

function isPreposition(between: readonly Word[]): boolean {
  return between.every(
    ({ text }) => JOB_TITLE_PREPOSITIONS.has(text) || DESCRIPTION_ARTICLES.has(text),
  );
}
