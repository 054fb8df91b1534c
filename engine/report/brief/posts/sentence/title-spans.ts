import { ARTICLE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import {
  JOB_TITLE_ENDING,
  JOB_TITLE_STEMS,
  FIELD_STEMS,
  RANK_WORDS,
} from '../../../../lexicon/job-titles/job-titles.ts';
import {
  TITLE_HEAD_STEMS,
  TITLE_JOINING,
  TITLE_PART_STEMS,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wordSet } from '../../../../lexicon/word-list.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../../../text/east-asian.ts';
import { stemMatcher } from '../../../../text/stem-matcher.ts';
import { POSSESSIVE, type Span, type Word } from '../../../../text/words.ts';

const HEADS = stemMatcher(`${JOB_TITLE_STEMS} ${TITLE_HEAD_STEMS}`);

const FIELD = stemMatcher(FIELD_STEMS);

const PARTS = stemMatcher(TITLE_PART_STEMS);

const JOINING = wordSet(TITLE_JOINING);

/** Verbs and nouns that begin like a job title and are none. */
const NO_HEADS = wordSet(
  'reporter advisory leads leading leadership leader leaders leitet leitete directors managers executives agents officers members executive vorstand vorstands vorstandschef partners partner lead representatives engineers specialists analysts architects scientists president presidents governor owner developers researchers direction directorate secretariat consultants auditors lawyers advisers advisors consejo vorstandsvorsitzende chefredaktor president presidente chair board charge leitung referent',
);

const HEAD_INSIDE =
  /beauftragt|leiter|chefin?$|sjef|officer|manager|.verantwoordelijke|.verantwortlich|.justiziar|.secretaris$|.functionaris$/u;

/** Short forms that are words or names otherwise count in capitals only. */
const ACRONYM_LENGTH_MAX = 4;

const TITLE_WORDS_MAX = 14;

const JOINING_WORDS_MAX = 3;

/** Does a stretch of text name a field of governance, risk and compliance? */
export function namesField(words: readonly Word[]): boolean {
  return FIELD.isIn(words);
}

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
    const start = firstOf(words, text, index, (at) => at < done || isTaken(at));
    const end = lastOf(words, text, index, isTaken) + 1;
    const [first, last] = [words[start], words[end - 1]];
    if (first !== undefined && last !== undefined)
      spans.push({ start: first.start, end: last.end });
    done = end;
    index = end - 1;
  }
  return spans;
}

/** 'L'audit', 'd'éthique', 'exdirectora' without what is set before them. */
function bareOf({ text, start, end }: Word, sentence: string): string {
  const raw = sentence.slice(start, end);
  const elided = /^[dlDL]['’]/u.test(raw) ? text.slice(1) : text;
  return elided.replace(/^ex(?=\p{L}{4})/u, '');
}

/** 'The compliance lead', 'vice president': nouns that make a title behind certain words alone. */
function isLead(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word?.startsPhrase !== false) return false;
  if (word.text === 'executive') return GROUP.has(before.text) && word.isCapital;
  return word.text === 'lead' ? FIELD.holds(before.text) : isVicePresident(before, word);
}

/** 'Group Executive, Safety'. */
const GROUP = wordSet('group general senior regional');

function isVicePresident(before: Word, { text }: Word): boolean {
  return text === 'president' && before.text === 'vice';
}

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

const ACRONYMS = wordSet('cso cro cco cpo cae gc gm ed vp svp evp avp coo cio vd dg mb');

/** Nouns that are a job title with a capital alone. */
const SENIOR_HEADS = wordSet('partner president lead leitung referent owner');

function isSeniorHead(text: string, raw: string): boolean {
  return SENIOR_HEADS.has(text) && /^\p{Lu}/u.test(raw);
}

function isPart(word: Word, sentence: string): boolean {
  const text = bareOf(word, sentence);
  return (
    FIELD.holds(text) ||
    PARTS.holds(text) ||
    (RANK_WORDS.has(word.text) && word.text !== 'former') ||
    isHead(word, sentence)
  );
}

function isJoining({ text, isCapital }: Word): boolean {
  return JOINING.has(text) && (!isCapital || text === 'and');
}

function firstOf(
  words: readonly Word[],
  text: string,
  head: number,
  isOver: (index: number) => boolean,
): number {
  let first = head;
  for (let index = head - 1; index > head - TITLE_WORDS_MAX && !isOver(index); index -= 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined || next === undefined || isOtherPhrase(word, next, text)) break;
    // 'The bank's chief risk officer'.
    const raw = text.slice(word.start, word.end);
    if (!word.isCapital && POSSESSIVE.test(raw)) break;
    if (isPart(word, text)) first = index;
    else if (!isJoining(word)) break;
  }
  return first;
}

/** 'Health, safety and compliance manager' is one title; behind another comma begins something else. */
function isOtherPhrase(word: Word, next: Word, text: string): boolean {
  if (!next.startsPhrase) return false;
  const isListed = isPart(word, text) && isPart(next, text) && !isHead(word, text);
  return !isListed || text.slice(word.end, next.start) !== ', ';
}

function lastOf(
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
    const isApart = standsApart(words, index, text);
    commas += Number(isApart);
    if (isApart && (commas > 1 || !opensPart(words, index, text))) break;
    if (isPart(word, text)) last = index;
    else if (!leadsOn(words, index, text) || index - last > JOINING_WORDS_MAX) break;
  }
  return last;
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

function leadsOn(words: readonly Word[], index: number, text: string): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return false;
  if (isJoining(word)) return !opensOtherTitle(words, index, text);
  return before !== undefined && isNamedPart([before, word, next], text);
}

/** 'Chief Vigilance Officer', 'Head of Conduct Risk': whatever stands between the capitals of a title is a part of it. */
function isNamedPart(
  [before, word, next]: readonly [Word, Word, Word | undefined],
  text: string,
): boolean {
  const isInside = [word, next].every((one) => one?.isCapital === true && !one.startsPhrase);
  if (next === undefined || !isInside || isGivenName(word.text)) return false;
  const isLed = isPart(before, text) || isJoining(before);
  return isLed && (isHead(next, text) || FIELD.holds(next.text));
}

function opensPart(words: readonly Word[], index: number, text: string): boolean {
  return opensField(words, index, text) || opensOnlyField(words, index, text);
}

/** 'Vice President, Compliance': the field may come behind a comma, and be one of three. */
function opensField(words: readonly Word[], index: number, text: string): boolean {
  const [before, word, and, last] = words.slice(index - 1);
  if (word === undefined || text.slice(before?.end ?? 0, word.start) !== ', ') return false;
  if (FIELD.holds(word.text) && !HEADS.holds(word.text)) return true;
  // 'General Manager Risk, Safety and Assurance'.
  const isListed = and !== undefined && LISTED.has(and.text);
  return isListed && last !== undefined && [word, last].every((one) => isName(one, text));
}

function standsApart(words: readonly Word[], index: number, text: string): boolean {
  return words[index]?.startsPhrase === true && !isBracketed(words, index, text);
}

/** 'Director (Governance) and Data Protection Officer': a field in brackets, in front of the rest of the title. */
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

const BRACKETS = /^ \([\p{L}, &-]{3,40}\) (?:and|&|und|et|y|e|en|och|og|i) /u;

/** 'Group Head: Compliance', and nothing else: a head without a field has it behind a colon or a dash. */
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

function isName(word: Word, text: string): boolean {
  return word.isCapital && isPart(word, text);
}

const LISTED = wordSet('and und et y e en och og i');

/** The rank of a director, which may stand before a job: '執行役員 リスク管理部長'. */
const EAST_ASIAN_RANK = /(?:常務|専務|上席)?(?:執行役員|取締役)/gu;

/** The end of a job title; what it is a title of stands before it without a space. */
const EAST_ASIAN_JOB =
  /本部長|部長|室長|課長|所長|責任者|担当役員|監査役|顧問|管理者|監督者|준법감시인|책임자|담당자|감사|(?:본)?부장|부문장|실장|팀장|센터장|(?<![A-Z])C[IRC]?S?O(?![A-Z])/gu;

const EAST_ASIAN_FIELD = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ーA-Z]/u;
const EAST_ASIAN_FIELD_CHARACTERS_MAX = 16;
const EAST_ASIAN_JOINT = /^[ 　兼]?$/u;

function eastAsianTitles(text: string): readonly Span[] {
  const ranks = [...text.matchAll(EAST_ASIAN_RANK)].map(spanOf);
  const jobs = [...text.matchAll(EAST_ASIAN_JOB)].map(spanOf);
  const titles: Span[] = [];
  for (const { start, end } of jobs) {
    const rank = ranks.findLast((one) => one.end <= start);
    const first = fieldStart(text, start, Math.max(rank?.end ?? 0, titles.at(-1)?.end ?? 0));
    const isRanked = rank !== undefined && EAST_ASIAN_JOINT.test(text.slice(rank.end, first));
    titles.push({ start: isRanked ? rank.start : first, end });
  }
  const alone = ranks.filter(
    (rank) => !titles.some(({ start, end }) => start < rank.end && rank.start < end),
  );
  return [...titles, ...alone].toSorted((one, other) => one.start - other.start);
}

function spanOf(found: RegExpExecArray): Span {
  return { start: found.index, end: found.index + found[0].length };
}

/** Goes back from the end of a title over what it is a title of. */
function fieldStart(text: string, end: number, earliest: number): number {
  let start = end;
  const first = Math.max(earliest, end - EAST_ASIAN_FIELD_CHARACTERS_MAX);
  while (start > first && EAST_ASIAN_FIELD.test(text.charAt(start - 1))) start -= 1;
  return start;
}
