import { FIELD_WORDS } from '../../../../judge/mentions/vocabulary.ts';
import { AND_WORDS, ARTICLE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../../../lexicon/grammar/stop-words.ts';
import {
  AWARD_BEFORE,
  AWARD_BEHIND,
  TITLE_CONJUNCTIONS,
  TITLE_JOINING,
  TITLE_WORDS,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wordSet } from '../../../../lexicon/word-list.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../../../text/east-asian.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { POSSESSIVE, type Span, type Word } from '../../../../text/words.ts';
import { eastAsianTitles } from './east-asian-titles.ts';
import { TITLE_HEADS, isDependentHead, isTitleHead, isTitlePart } from './title-parts.ts';

/** Do the words name a field of governance, risk and compliance? */
export function namesGrcField(words: readonly Word[]): boolean {
  return FIELD_WORDS.isIn(words);
}

/**
 * Finds the job titles in a sentence, each as long as possible: 'Senior Vice President, Compliance and Enterprise Risk'. Positions are in
 * characters; `isTaken` tells which words belong to a name.
 */
export function titleSpans(
  words: readonly Word[],
  text: string,
  isTaken: (index: number) => boolean,
): readonly Span[] {
  if (words.some(({ text: word }) => isEastAsian(word))) return eastAsianTitles(text);
  const spans: Span[] = [];
  let done = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || isTaken(index)) continue;
    if (!isTitleHead(word, text) && !isDependentHead(words, index)) continue;
    const start = firstTitleWord(words, text, index, (at) => at < done || isTaken(at));
    const end = lastTitleWord(words, text, index, isTaken) + 1;
    const [first, last] = [words[start], words[end - 1]];
    if (first !== undefined && last !== undefined)
      spans.push({ start: first.start, end: last.end });
    done = end;
    index = end - 1;
  }
  return spans;
}

/** Is it an award and not a job: 'Compliance Officer of the Year', 'Årets riskchef'? */
export function isAward({ start, end }: Span, text: string): boolean {
  const before = plainLetters(text.slice(Math.max(0, start - AWARD_REACH), start));
  const after = plainLetters(text.slice(end, end + AWARD_REACH));
  return AWARDED_BEFORE.test(before) || AWARDED_AFTER.test(after);
}

const AWARD_REACH = 20;

/** 'Of the Year' right after a title. */
const AWARDED_AFTER = new RegExp(`^ (?:${AWARD_BEHIND})(?![\\p{L}-])`, 'iu');

/** 'Årets' right before it. */
const AWARDED_BEFORE = new RegExp(`(?<!\\p{L})(?:${AWARD_BEFORE}) $`, 'iu');

function firstTitleWord(
  words: readonly Word[],
  text: string,
  head: number,
  isOver: (index: number) => boolean,
): number {
  let first = head;
  for (let index = head - 1; index > head - TITLE_WORDS_MAX && !isOver(index); index -= 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined || next === undefined || endsPhrase(word, next, text)) break;
    if (isOwner(word, text) || isCapacity(word, words[index - 1])) break;
    if (isTitlePart(word, text)) first = index;
    else if (!isJoining(word)) break;
  }
  return first;
}

const TITLE_WORDS_MAX = 14;

/** Is it the Romance word for 'capacity', as in 'en qualité de' and 'in qualità di'? Elsewhere the same word means 'quality'. */
function isCapacity({ text }: Word, before: Word | undefined): boolean {
  return (
    TITLE_WORDS.capacities.has(text) &&
    before !== undefined &&
    TITLE_WORDS.inCapacity.has(before.text)
  );
}

/** Is it the owner of the job that follows: 'the bank's chief risk officer'? */
function isOwner({ isCapital, start, end }: Word, text: string): boolean {
  return !isCapital && POSSESSIVE.test(text.slice(start, end));
}

/**
 * Does another phrase begin after this word? A comma may join the parts of one title, 'Health, safety and compliance manager'; any other
 * one ends it.
 */
function endsPhrase(word: Word, next: Word, text: string): boolean {
  if (!next.startsPhrase) return false;
  const isListed = isTitlePart(word, text) && isTitlePart(next, text) && !isTitleHead(word, text);
  return !isListed || text.slice(word.end, next.start) !== ', ';
}

function isJoining({ text, isCapital }: Word): boolean {
  return JOINING.has(text) && (!isCapital || text === 'and');
}

/** Words that join the parts of a title: 'of', 'and'. */
const JOINING = wordSet(TITLE_JOINING);

function lastTitleWord(
  words: readonly Word[],
  text: string,
  head: number,
  isTaken: (index: number) => boolean,
): number {
  let last = head;
  let commas = 0;
  for (let index = head + 1; index < head + TITLE_WORDS_MAX && !isTaken(index); index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const isApart = word.startsPhrase && !isBracketed(words, index, text);
    commas += Number(isApart);
    if (isApart && (commas > 1 || !OPENINGS.some((opens) => opens(words, index, text)))) break;
    if (isTitlePart(word, text)) last = index;
    else if (!continuesTitle(words, index, text)) break;
  }
  return last;
}

/** Is it between 'chief' and 'officer', whatever it is: 'chief people officer'? Not in 'the chief told an officer'. */
function isOfChief(words: readonly Word[], index: number): boolean {
  const chief = words.slice(Math.max(0, index - CHIEF_REACH), index);
  const head = chief.findLastIndex(({ text }) => text === 'chief');
  const title = words.slice(index - chief.length + head + 1, index + CHIEF_REACH);
  const officer = title.findIndex(({ text }) => text === 'officer');
  if (head === -1 || officer < chief.length - head) return false;
  return title
    .slice(0, officer + 1)
    .every(
      ({ text, isCapital, startsPhrase }) =>
        !startsPhrase && isCapital === chief[head]?.isCapital && !STOP_WORDS.has(text),
    );
}

const CHIEF_REACH = 3;

/**
 * Is the word in brackets, or right after them, where they hold a field and the title continues: 'Director (Governance) and Data Protection
 * Officer'?
 */
function isBracketed(words: readonly Word[], index: number, text: string): boolean {
  const [before, word] = words.slice(index - 1);
  if (before === undefined || word === undefined) return false;
  const gap = text.slice(before.end, word.start);
  if (gap === ') ') return true;
  const brackets =
    gap === ' (' && isTitlePart(word, text) ? BRACKETS.exec(text.slice(before.end)) : null;
  if (brackets === null) return false;
  const rest = before.end + brackets[0].length;
  const next = words.find(({ start }) => start >= rest);
  return next !== undefined && isTitlePart(next, text);
}

/** A field in brackets and 'and': ' (Governance) and '. */
const BRACKETS = new RegExp(`^ \\([\\p{L}, &-]{3,40}\\) (?:${AND_WORDS}) `, 'u');

const OPENINGS = [opensField, opensOnlyField];

/** Does the title's field, or a list of three fields, follow a comma: 'Vice President, Compliance'? */
function opensField(words: readonly Word[], index: number, text: string): boolean {
  const [before, word] = words.slice(index - 1);
  if (word === undefined || text.slice(before?.end ?? 0, word.start) !== ', ') return false;
  return (
    (FIELD_WORDS.holds(word.text) && !TITLE_HEADS.holds(word.text)) || opensList(words, index, text)
  );
}

/** Do the last two of three fields follow: 'General Manager Risk, Safety and Assurance', 'head of health, safety and environment'? */
function opensList(words: readonly Word[], index: number, text: string): boolean {
  const [before, word, and, last] = words.slice(index - 1);
  if (word === undefined || last === undefined || !TITLE_CONJUNCTIONS.has(and?.text ?? ''))
    return false;
  const isAfterPart =
    before !== undefined && isTitlePart(before, text) && !isTitleHead(before, text);
  return [word, last].every((one) => (one.isCapital || isAfterPart) && isTitlePart(one, text));
}

/** Does only the field follow a colon or dash, and had the title none before: 'Group Head: Compliance'? */
function opensOnlyField(words: readonly Word[], index: number, text: string): boolean {
  const [head, word, next] = words.slice(index - 1);
  if (head === undefined || word === undefined) return false;
  const isBare = ![words[index - 2], head].some(
    (one) => one !== undefined && FIELD_WORDS.holds(one.text),
  );
  const isClosed = next === undefined || next.startsPhrase;
  return (
    isBare &&
    isClosed &&
    FIELD_WORDS.holds(word.text) &&
    /^(?::| [-–—]) $/u.test(text.slice(head.end, word.start))
  );
}

function continuesTitle(words: readonly Word[], index: number, text: string): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined) return false;
  if (isJoining(word)) return !opensOtherTitle(words, index, text);
  return isNamedPart(word, next, text) || opensDuty(words, index, text) || isOfChief(words, index);
}

/** Is it a capitalised word between 'and' and the noun of a duty: 'Head of Legal and Democratic Services'? */
function opensDuty(words: readonly Word[], index: number, text: string): boolean {
  const [and, word, next] = words.slice(index - 1);
  if (and === undefined || word === undefined || next === undefined) return false;
  const isOneName = [word, next].every((one) => one.isCapital && !one.startsPhrase);
  return (
    isOneName &&
    TITLE_CONJUNCTIONS.has(and.text) &&
    !isGivenName(word.text) &&
    isTitlePart(next, text)
  );
}

/** Does a second title begin: 'the finance director and the head of audit', not 'director for privacy and the sea'? */
function opensOtherTitle(words: readonly Word[], index: number, text: string): boolean {
  const [and, article, ...more] = words.slice(index, index + OTHER_TITLE_WORDS);
  return (
    and !== undefined &&
    TITLE_CONJUNCTIONS.has(and.text) &&
    ARTICLE_WORDS.has(article?.text ?? '') &&
    more.some((word) => isTitleHead(word, text))
  );
}

const OTHER_TITLE_WORDS = 5;

/** Is it a capitalised word inside a title: 'Chief Vigilance Officer', 'Head of Conduct Risk'? */
function isNamedPart(word: Word, next: Word | undefined, text: string): boolean {
  const isInside = [word, next].every((one) => one?.isCapital === true && !one.startsPhrase);
  if (next === undefined || !isInside || isGivenName(word.text)) return false;
  return isTitleHead(next, text) || FIELD_WORDS.holds(next.text);
}
