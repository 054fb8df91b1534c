// Tells whether a company that is named once belongs to several people named together.
import {
  CONJUNCTIONS,
  DESCRIPTION_ARTICLES,
  JOB_TITLE_PREPOSITIONS,
  ORIGIN_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { ALL_OF_THEM, TWO_OF_THEM } from '../../lexicon/people/groups.ts';
import { NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { isTitleWord } from '../../names/people/name/titles.ts';
import type { Word } from '../../text/words.ts';
import { isFullNameAt, wordsOfStretch } from '../mentions/mention-context.ts';
import { ORGANISATIONS } from '../mentions/vocabulary.ts';
import type { Gap } from './gap.ts';

/**
 * Does the company belong to everybody named: 'Acme: Peter Roe, Jane Doe', 'Acme (Peter Roe, Jane Doe)', 'Jane Doe and Peter Roe, both of
 * Acme', or in a list 'Jane Doe and Peter Roe, Acme'?
 */
export function isSharedCompany(gap: Gap): boolean {
  const length = gap.to - gap.from;
  if (length === 0 || length > NAMES_WORDS_MAX) return false;
  const between = wordsOfStretch(gap);
  return gap.isReversed ? opensList(gap, between) : isOfAll(between) || closesEntry(gap, between);
}

const NAMES_WORDS_MAX = 16;

/** Does the company open a line, a cell or a bracket that holds only names, including this one? */
function opensList(
  { passage: { text, words }, company: { start, end }, to }: Gap,
  between: readonly Word[],
): boolean {
  const first = words[end];
  const isOpening = start === 0 || words[start]?.startsPhrase === true;
  if (!isOpening || first === undefined || words[to]?.startsPhrase !== true) return false;
  if (!LIST_MARK.test(text.slice(words[end - 1]?.end, first.start))) return false;
  const list = text.slice(first.start, words[to].start);
  return !LIST_END.test(list) && areNames(between);
}

/** A colon, a cell's border or a bracket. After a comma, others may follow in a list. */
const LIST_MARK = /^\s*[:：·(（]\s*$/u;
const LIST_END = /[)）;]/u;

/** ', both of', '(all' */
function isOfAll(between: readonly Word[]): boolean {
  const all = between.findLastIndex(
    ({ text, startsPhrase }) => startsPhrase && ALL_OF_THEM.has(text),
  );
  if (all === -1) return false;
  const after = between.slice(all + 1);
  const isJoined = after.length <= OF_WORDS_MAX && after.every(isSmall);
  const names = between
    .slice(0, all)
    .filter((word) => word.isCapital || CONJUNCTIONS.has(word.text));
  return isJoined && all - names.length <= ASIDES_MAX && areNames(names);
}

/** 'Tous deux de la' */
const OF_WORDS_MAX = 3;
/** 'Jane Doe (centre left) and' */
const ASIDES_MAX = 3;

function isSmall({ text }: Word): boolean {
  const lists = [JOB_TITLE_PREPOSITIONS, ORIGIN_PREPOSITIONS, DESCRIPTION_ARTICLES, TWO_OF_THEM];
  return lists.some((list) => list.has(text));
}

/** Are the words full names with 'and' between them? */
function areNames(words: readonly Word[]): boolean {
  let index = 0;
  while (index < words.length) {
    if (CONJUNCTIONS.has(words[index]?.text ?? '')) {
      index += 1;
      continue;
    }
    if (!isFullNameAt(words, index)) return false;
    const end = words.findIndex(
      ({ startsPhrase, isCapital }, at) => at > index && (startsPhrase || !isCapital),
    );
    index = end === -1 ? words.length : end;
  }
  return true;
}

/**
 * Does the company end an entry of a list after nothing but names: 'Mr R Nairn, Head of Roads; Ms J Doe and Mr P Roe, Acme'? In a sentence
 * it may belong to the last person only.
 */
function closesEntry(
  { passage: { text, words }, from, to, company: { end } }: Gap,
  between: readonly Word[],
): boolean {
  if (!between.some((word) => CONJUNCTIONS.has(word.text))) return false;
  const last = words[end - 1]?.end ?? 0;
  const isMarked = COMPANY_MARK.test(textBefore(text, words, to));
  if (!isMarked || !ENTRY_END.test(text.slice(last, last + MARK_LENGTH))) return false;
  if (between.some((_, offset) => opensEntry(text, words, from + offset))) return false;
  let start = from - 1;
  while (start > from - NAMES_WORDS_MAX && !opensEntry(text, words, start)) start -= 1;
  const own = words.slice(from - 1, from);
  return namesIn(words.slice(start, to)).every((name) => isNameOfPerson(name, own));
}

/** A comma or a dash. The cells of a table may be anybody's, and a bracket belongs to the last name. */
const COMPANY_MARK = /^\s*[,–—-]\s*$/u;
const ENTRY_END = /^\s*(?:[;(–—.]|$)/u;
const ENTRY_START = /[;:•·–—.]\s*$/u;
const MARK_LENGTH = 3;

/** Does an entry begin with this word: after a semicolon, a label or a time of day? */
function opensEntry(text: string, words: readonly Word[], index: number): boolean {
  if (index <= 0 || FIGURE.test(words[index - 1]?.text ?? '')) return true;
  return words[index]?.startsPhrase === true && ENTRY_START.test(textBefore(text, words, index));
}

const FIGURE = /^\d/u;

function textBefore(text: string, words: readonly Word[], index: number): string {
  return text.slice(words[index - 1]?.end, words[index]?.start);
}

/** The words between commas and 'and'. */
function namesIn(words: readonly Word[]): readonly (readonly Word[])[] {
  const names: Word[][] = [[]];
  for (const word of words) {
    const isAnd = CONJUNCTIONS.has(word.text);
    if (isAnd || word.startsPhrase) names.push([]);
    if (!isAnd) names.at(-1)?.push(word);
  }
  return names.filter((name, index) => index > 0 || name.length > 0);
}

/** Is it a person's name: in full, 'Jane Doe', after a title or an initial, 'Ms F Hartley-Boyd', or the prospect's? */
function isNameOfPerson(words: readonly Word[], own: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined || words.length < 2 || !words.every(isNameWord)) return false;
  const isOwn = own.some((word) => words.includes(word));
  return isOwn || first.text.length === 1 || isTitleWord(first.text) || isGivenName(first.text);
}

function isNameWord({ text, isCapital }: Word): boolean {
  return NAME_PARTICLES.has(text) || (isCapital && !ORGANISATIONS.holds(text));
}
