import { ARTICLE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import {
  JOB_TITLE_ENDING,
  JOB_TITLE_STEMS,
  FIELD_STEMS,
  RANK_WORDS,
} from '../../../../lexicon/job-titles/job-titles.ts';
import {
  AWARD_BEFORE,
  AWARD_BEHIND,
  TITLE_HEAD_STEMS,
  TITLE_JOINING,
  TITLE_PART_STEMS,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wordSet } from '../../../../lexicon/word-list.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../../../text/east-asian.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { stemMatcher } from '../../../../text/stem-matcher.ts';
import { POSSESSIVE, type Span, type Word } from '../../../../text/words.ts';
import { eastAsianTitles } from './east-asian-titles.ts';

/** Does a stretch of text name a field of governance, risk and compliance? */
export function namesField(words: readonly Word[]): boolean {
  return FIELD.isIn(words);
}

/** Fields of governance, risk and compliance: 'audit'. */
const FIELD = stemMatcher(FIELD_STEMS);

/**
 * The job titles in a sentence, in characters, as long as their words go on: 'Senior Vice President, Compliance and
 * Enterprise Risk'. `isTaken` tells the words that belong to a name.
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
    if (!isHead(word, text) && !isLead(words, index)) continue;
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

/** Is it an award, which nobody holds as a job: 'Compliance Officer of the Year', 'Årets riskchef'? */
export function isAward({ start, end }: Span, text: string): boolean {
  const before = plainLetters(text.slice(Math.max(0, start - AWARD_REACH), start));
  const behind = plainLetters(text.slice(end, end + AWARD_REACH));
  return AWARDED_BEFORE.test(before) || AWARDED_BEHIND.test(behind);
}

const AWARD_REACH = 20;

/** 'Of the Year' right behind a title. */
const AWARDED_BEHIND = new RegExp(`^ (?:${AWARD_BEHIND})(?![\\p{L}-])`, 'iu');

/** 'Årets' right before it. */
const AWARDED_BEFORE = new RegExp(`(?<!\\p{L})(?:${AWARD_BEFORE}) $`, 'iu');

function isHead(word: Word, sentence: string): boolean {
  const { start, end } = word;
  const text = bareOf(word, sentence);
  if (NO_HEADS.has(text) && !isSeniorHead(text, sentence.slice(start, end))) return false;
  const raw = sentence.slice(start, end);
  if (text.length <= ACRONYM_LENGTH_MAX && raw.toUpperCase() !== raw && ACRONYMS.has(text))
    return false;
  return (
    HEADS.holds(text) ||
    (JOB_TITLE_ENDING.test(text) && text.length > ACRONYM_LENGTH_MAX) ||
    HEAD_INSIDE.test(text)
  );
}

/** The word without an elided article or 'ex': 'L'audit', 'd'éthique', 'exdirectora'. */
function bareOf({ text, start, end }: Word, sentence: string): string {
  const raw = sentence.slice(start, end);
  const elided = /^[dlDL]['’]/u.test(raw) ? text.slice(1) : text;
  return elided.replace(/^ex(?=\p{L}{4})/u, '');
}

/** Verbs and nouns that begin like a job title and are none. */
const NO_HEADS = wordSet(
  'responsabilite responsabilites responsabilidad responsabilidades responsabilita responsabilidade reporter advisory leads leading leadership leader leaders leitet leitete directors managers executives agents officers members executive vorstand vorstands vorstandschef partners partner lead representatives engineers specialists analysts architects scientists president presidents governor owner developers researchers direction directorate secretariat consultants auditors lawyers advisers advisors consejo vorstandsvorsitzende chefredaktor president presidente chair board charge leitung referent',
);

function isSeniorHead(text: string, raw: string): boolean {
  return SENIOR_HEADS.has(text) && /^\p{Lu}/u.test(raw);
}

/** Nouns that are a job title with a capital alone. */
const SENIOR_HEADS = wordSet('partner president lead leitung referent owner');

/** Short forms that are words or names otherwise count in capitals only. */
const ACRONYM_LENGTH_MAX = 4;

/** Job titles in capitals: 'CRO'. */
const ACRONYMS = wordSet('cso cro cco cpo cae gc gm ed vp svp evp avp coo cio vd dg mb');

/** Nouns of a job title: 'officer', 'leiterin'. */
const HEADS = stemMatcher(`${JOB_TITLE_STEMS} ${TITLE_HEAD_STEMS}`);

/** Nouns of a job title inside a longer word: 'datenschutzbeauftragter'. */
const HEAD_INSIDE =
  /beauftragt|leiter|chefin?$|sjef|officer|manager|.verantwoordelijke|.verantwortlich|.justiziar|.secretaris$|.functionaris$/u;

/** Is it a noun that makes a title only behind certain words: 'the compliance lead', 'vice president'? */
function isLead(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word?.startsPhrase !== false) return false;
  if (word.text === 'executive') return GROUP.has(before.text) && word.isCapital;
  if (word.text === 'lead') return FIELD.holds(before.text);
  return word.text === 'president' && before.text === 'vice';
}

/** 'Group Executive, Safety'. */
const GROUP = wordSet('group general senior regional');

function firstTitleWord(
  words: readonly Word[],
  text: string,
  head: number,
  isOver: (index: number) => boolean,
): number {
  let first = head;
  for (let index = head - 1; index > head - TITLE_WORDS_MAX && !isOver(index); index -= 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined || next === undefined || isOtherPhrase(word, next, text)) break;
    if (isOwner(word, text) || isCapacity(word, words[index - 1])) break;
    if (isPart(word, text)) first = index;
    else if (!isJoining(word)) break;
  }
  return first;
}

const TITLE_WORDS_MAX = 14;

/** 'In the capacity of' in Romance languages: 'en qualité de', 'in qualità di', where the word is 'quality' elsewhere. */
function isCapacity({ text }: Word, before: Word | undefined): boolean {
  return CAPACITIES.has(text) && before !== undefined && IN.has(before.text);
}

const CAPACITIES = wordSet('qualite calidad qualita qualidade');
const IN = wordSet('en in na');

/** Is it whose officer it is: 'the bank's chief risk officer'? */
function isOwner({ isCapital, start, end }: Word, text: string): boolean {
  return !isCapital && POSSESSIVE.test(text.slice(start, end));
}

/** Does another phrase begin? 'Health, safety and compliance manager' is one title; behind any other comma begins something else. */
function isOtherPhrase(word: Word, next: Word, text: string): boolean {
  if (!next.startsPhrase) return false;
  const isListed = isPart(word, text) && isPart(next, text) && !isHead(word, text);
  return !isListed || text.slice(word.end, next.start) !== ', ';
}

function isPart(word: Word, sentence: string): boolean {
  const text = bareOf(word, sentence);
  return (
    FIELD.holds(text) ||
    PARTS.holds(text) ||
    // 'Exploitation' has no 'ex' to take off.
    PARTS.holds(word.text) ||
    (RANK_WORDS.has(word.text) && word.text !== 'former') ||
    // 'Non-executive director'.
    (word.text === 'non' && sentence[word.end] === '-') ||
    isHead(word, sentence)
  );
}

/** Other words inside job titles: 'group', 'affairs'. */
const PARTS = stemMatcher(TITLE_PART_STEMS);

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
    const isApart = startsNewPhrase(words, index, text);
    commas += Number(isApart);
    if (isApart && (commas > 1 || !opensPart(words, index, text))) break;
    if (isPart(word, text)) last = index;
    else if (!continuesTitle(words, index, text)) break;
  }
  return last;
}

function startsNewPhrase(words: readonly Word[], index: number, text: string): boolean {
  return words[index]?.startsPhrase === true && !isBracketed(words, index, text);
}

/** Is it behind or in brackets that hold a field in front of the rest of the title: 'Director (Governance) and Data Protection Officer'? */
function isBracketed(words: readonly Word[], index: number, text: string): boolean {
  const [before, word] = words.slice(index - 1);
  if (before === undefined || word === undefined) return false;
  const gap = text.slice(before.end, word.start);
  if (gap === ') ') return true;
  const brackets =
    gap === ' (' && isPart(word, text) ? BRACKETS.exec(text.slice(before.end)) : null;
  if (brackets === null) return false;
  const rest = before.end + brackets[0].length;
  const next = words.find(({ start }) => start >= rest);
  return next !== undefined && isPart(next, text);
}

/** A field in brackets and 'and': ' (Governance) and '. */
const BRACKETS = /^ \([\p{L}, &-]{3,40}\) (?:and|&|und|et|y|e|en|och|og|i) /u;

function opensPart(words: readonly Word[], index: number, text: string): boolean {
  return opensField(words, index, text) || opensOnlyField(words, index, text);
}

/** Does a comma precede the title's field, which may be one of three: 'Vice President, Compliance'? */
function opensField(words: readonly Word[], index: number, text: string): boolean {
  const [before, word] = words.slice(index - 1);
  if (word === undefined || text.slice(before?.end ?? 0, word.start) !== ', ') return false;
  return (FIELD.holds(word.text) && !HEADS.holds(word.text)) || opensList(words, index, text);
}

/** Do two more fields follow: 'General Manager Risk, Safety and Assurance', 'head of health, safety and environment'? */
function opensList(words: readonly Word[], index: number, text: string): boolean {
  const [before, word, and, last] = words.slice(index - 1);
  if (word === undefined || last === undefined || !LISTED.has(and?.text ?? '')) return false;
  const isBehindPart = before !== undefined && isPart(before, text) && !isHead(before, text);
  return [word, last].every((one) => (one.isCapital || isBehindPart) && isPart(one, text));
}

/** 'And' between titles or fields. */
const LISTED = wordSet('and und et y e en och og i');

/** Is the field alone behind a colon or a dash, where the head has none: 'Group Head: Compliance'? */
function opensOnlyField(words: readonly Word[], index: number, text: string): boolean {
  const [head, word, next] = words.slice(index - 1);
  if (head === undefined || word === undefined) return false;
  const isBare = ![words[index - 2], head].some(
    (one) => one !== undefined && FIELD.holds(one.text),
  );
  const isClosed = next === undefined || next.startsPhrase;
  return (
    isBare &&
    isClosed &&
    FIELD.holds(word.text) &&
    /^(?::| [-–—]) $/u.test(text.slice(head.end, word.start))
  );
}

function continuesTitle(words: readonly Word[], index: number, text: string): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined) return false;
  if (isJoining(word)) return !opensOtherTitle(words, index, text);
  return isNamedPart(word, next, text) || opensDuty(words, index, text);
}

/** Is it a capitalised word behind 'and', before the duty that it names: 'Head of Legal and Democratic Services'? */
function opensDuty(words: readonly Word[], index: number, text: string): boolean {
  const [and, word, next] = words.slice(index - 1);
  if (and === undefined || word === undefined || next === undefined) return false;
  const isOneName = [word, next].every((one) => one.isCapital && !one.startsPhrase);
  return isOneName && LISTED.has(and.text) && !isGivenName(word.text) && isPart(next, text);
}

/** Does a second title begin: 'the finance director and the head of audit', not 'director for privacy and the sea'? */
function opensOtherTitle(words: readonly Word[], index: number, text: string): boolean {
  const [and, article, ...more] = words.slice(index, index + OTHER_TITLE_WORDS);
  return (
    and !== undefined &&
    LISTED.has(and.text) &&
    ARTICLE_WORDS.has(article?.text ?? '') &&
    more.some((word) => isHead(word, text))
  );
}

const OTHER_TITLE_WORDS = 5;

/** Is it a capitalised word between two parts of a title: 'Chief Vigilance Officer', 'Head of Conduct Risk'? */
function isNamedPart(word: Word, next: Word | undefined, text: string): boolean {
  const isInside = [word, next].every((one) => one?.isCapital === true && !one.startsPhrase);
  if (next === undefined || !isInside || isGivenName(word.text)) return false;
  return isHead(next, text) || FIELD.holds(next.text);
}
