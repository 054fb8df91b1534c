// Tells whether the words between a name and a company associate the two.
import {
  AGENT_PREPOSITIONS,
  AS_PREPOSITIONS,
  AT_PREPOSITIONS,
  DESCRIPTION_ARTICLES,
  JOINING_WORDS,
  WORKPLACE_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { LEGAL_FORMS, LEGAL_FORMS_ALSO_WORDS } from '../../lexicon/organisations/legal-forms.ts';
import { AGE_OPENERS } from '../../lexicon/people/ages.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { POSSESSIVE, type Word } from '../../text/words.ts';
import { isFullNameAt, wordsOfStretch } from '../mentions/mention-context.ts';
import {
  APPOINTMENTS,
  EMPLOYED,
  FIELD_WORDS,
  JOB_TITLES,
  JOININGS,
  LEAVINGS,
  ORGANISATIONS,
  findOutsideRelation,
} from '../mentions/vocabulary.ts';
import { isDescription } from './description-of-person.ts';
import { endsInPreposition } from './ends-in-preposition.ts';
import type { Gap } from './gap.ts';
import { announcesMove, moveStrength, opensWithMove } from './job-moves.ts';
import { isTeamLedBy } from './led-team.ts';
import {
  belongsToPersonBefore,
  namesAnotherPerson,
  namesJobOfAnother,
  ownsOtherPerson,
} from './other-owner.ts';
import { isSharedCompany } from './shared-company.ts';

/** Tests whether a normalised word is in the position that the user entered. */
export type PositionTest = (word: string) => boolean;

/**
 * How certainly the words between a name and a company associate the two, 0–1. It is certain if they are a job title with small words, 'is
 * the head of risk at', a description ending in 'at', 'a rights clearer at', parts of a line, 'Jane Doe | Fleet | Acme', or if there are
 * none; less so for what somebody does 'at Acme'. If they name another organisation or person, only a job title counts.
 */
export function associationBetween(gap: Gap, isPosition: PositionTest): number {
  const between = wordsOfStretch(gap);
  if (isSharedCompany(gap)) return 1;
  if (belongsToAnother(gap, between)) return 0;
  const [only] = between;
  if (only === undefined) return 1;
  if (between.length === 1) return Number(isLinkingWord(gap, only) || isPosition(only.text));
  return between.length > GAP_WORDS_MAX ? 0 : strengthOfWords(gap, between, isPosition);
}

/** The same for two words and more. */
function strengthOfWords(gap: Gap, between: readonly Word[], isPosition: PositionTest): number {
  if (between.every(({ text }) => isEastAsian(text))) {
    return Number([JOB_TITLES, FIELD_WORDS].some((matcher) => matcher.isIn(between)));
  }
  const isJob = ({ text }: Word): boolean =>
    JOB_TITLES.holds(text) || FIELD_WORDS.holds(text) || isPosition(text);
  if (isJobTitle(between, isJob)) return 1;
  const moved = moveStrength(gap, between);
  if (moved > 0 || holdsOtherName(between)) return moved;
  if (leadsToCompany(gap, between, isJob)) return 1;
  return isPlaceInClause(gap, between) ? PLACED_STRENGTH : 0;
}

/** Does the company belong to another person: the one named before it, one it owns, or one whose job is between? */
function belongsToAnother(gap: Gap, between: readonly Word[]): boolean {
  const { passage, company, to, isReversed } = gap;
  if (!isReversed && (namesAnotherPerson(between) || namesJobOfAnother(between))) return true;
  if (isReversed) return belongsToPersonBefore(passage, company, to);
  return ownsOtherPerson(passage, to);
}

/**
 * Does a single word between the two associate them? Before the name any does, 'Acme auditor Jane Doe'. After it one beside a mark does, or
 * a preposition or a word for work, but not a verb whose object is the company: 'Jane Doe sued Acme'.
 */
function isLinkingWord({ passage: { words }, to, isReversed }: Gap, only: Word): boolean {
  const isMarked = only.startsPhrase || words[to]?.startsPhrase === true;
  if (isReversed || isMarked || only.isCapital || isEastAsian(only.text)) return true;
  if (LINKING_PREPOSITIONS.has(only.text)) return true;
  return WORK_WORDS.some((list) => list.holds(only.text));
}

const LINKING_PREPOSITIONS: ReadonlySet<string> = new Set(
  [...JOINING_WORDS, ...WORKPLACE_PREPOSITIONS, ...AGENT_PREPOSITIONS].filter(
    (word) => word !== 'to',
  ),
);
const WORK_WORDS = [JOB_TITLES, APPOINTMENTS, JOININGS, LEAVINGS, EMPLOYED];

/** The strength of being at the company, which may be as a customer: 'Jane Doe cleaned out her desk at Acme'. */
const PLACED_STRENGTH = 0.7;

/** Do the words lead from the name to the company in one of the usual ways? */
function leadsToCompany(
  gap: Gap,
  between: readonly Word[],
  isJob: (word: Word) => boolean,
): boolean {
  if (between.some(isJob) && isJobTitle(between, (word) => word.isCapital || isJob(word))) {
    return true;
  }
  return (
    isDescription(gap, between, isJob) ||
    isJoiningOrLeaving(gap) ||
    isPossessivePhrase(gap, between) ||
    isTeamLedBy(gap, between) ||
    opensWithMove(gap) ||
    isHiring(gap, between) ||
    isPartOfLine(gap, between)
  );
}

const GAP_WORDS_MAX = 14;
const JOINING_SHARE_MIN = 0.6;

/** Are the words a job title or an appointment with small words between? */
function isJobTitle(words: readonly Word[], isJob: (word: Word) => boolean): boolean {
  const distinctive = words.filter((word) => isJob(word) || APPOINTMENTS.holds(word.text)).length;
  const small = words.filter(({ text }) => JOINING_WORDS.has(text)).length;
  return distinctive > 0 && distinctive + small >= words.length * JOINING_SHARE_MIN;
}

/** Do the words name another organisation or person, or make the company a client or rival? */
function holdsOtherName(words: readonly Word[]): boolean {
  if (findOutsideRelation(words, 0, words.length) !== -1) return true;
  return words.some(({ text, isCapital }, index) => {
    if (!isCapital) return false;
    const isForm = LEGAL_FORMS.has(text) && !LEGAL_FORMS_ALSO_WORDS.has(text);
    const isOrganisation = ORGANISATIONS.holds(text) && !isRank(words, index);
    return isForm || isOrganisation || isFullNameAt(words, index);
  });
}

/** Is the word part of a job title: 'Group' in 'Group Head of Tax'? */
function isRank(words: readonly Word[], index: number): boolean {
  const [word, next] = words.slice(index, index + 2);
  return RANK_WORDS.has(word?.text ?? '') && JOB_TITLES.holds(next?.text ?? '');
}

const FIGURE = /^\d/u;

const MOVING_WORDS_MAX = 8;

/** Does a verb of joining or leaving connect them: 'Jane Doe joins the board of Acme', 'Jane Doe ha lasciato il gruppo Acme'? */
function isJoiningOrLeaving({ passage, from, to, isReversed }: Gap): boolean {
  const { words } = passage;
  const first = endOfAge(words, from);
  const clause = words.slice(first, to);
  if (isReversed || clause.length > MOVING_WORDS_MAX) return false;
  const isBroken =
    first === from ? hasBreak(words, from, clause) : hasBreak(words, to, clause.slice(1));
  if (isBroken) return false;
  // 'Will leave the flowers at Acme'
  const isAt = AT_PREPOSITIONS.has(clause.at(-1)?.text ?? '');
  return JOININGS.isIn(clause) || (!isAt && LEAVINGS.isIn(clause));
}

/** Where an age after the name ends, if there is one: 'Jane Doe (45) joins Acme', 'Jane Doe, 45 ans, rejoint Acme'. */
function endOfAge(words: readonly Word[], from: number): number {
  const figure = AGE_OPENERS.has(words[from]?.text ?? '') ? from + 1 : from;
  if (words[from]?.startsPhrase !== true || !AGE.test(words[figure]?.text ?? '')) return from;
  const length = words
    .slice(figure + 1, figure + 1 + AGE_UNIT_MAX)
    .findIndex(({ startsPhrase }) => startsPhrase);
  return length === -1 ? from : figure + 1 + length;
}

const AGE = /^[1-9]\d$/u;
/** 'Years', 'years old', and the word after the mark. */
const AGE_UNIT_MAX = 3;

/** Does a comma, a dash or the like separate the words from each other or from the name? */
function hasBreak(words: readonly Word[], from: number, between: readonly Word[]): boolean {
  return words[from]?.startsPhrase === true || between.some(({ startsPhrase }) => startsPhrase);
}

const PLACED_BEFORE_WORDS_MAX = 5;

/**
 * Is the company a place in the same clause as the name, with no other name between: 'Jane Doe cleaned out her desk at Acme', 'At Acme,
 * Jane Doe said goodbye', 'Jane Doe dokuz yıldır Acme'de'?
 */
function isPlaceInClause(gap: Gap, between: readonly Word[]): boolean {
  const { passage, from, to, isReversed } = gap;
  const { words } = passage;
  // After an article, German capitalises any noun: 'den Schreibtisch'.
  const isNamed = between.some(
    (word, index) => isNameWord(word) && !DESCRIPTION_ARTICLES.has(between[index - 1]?.text ?? ''),
  );
  if (isNamed) return false;
  if (isReversed) return between.length <= PLACED_BEFORE_WORDS_MAX && opensWithPlace(gap);
  if (hasBreak(words, from, between)) return false;
  return endsInPreposition(between) || words.slice(to, to + CASE_WORDS_MAX).some(hasCaseEnding);
}

/** Does 'at' and the company begin the sentence: 'At Acme', 'Bei der Acme AG'? */
function opensWithPlace({ passage: { words }, from }: Gap): boolean {
  const sentence = words[from]?.sentence;
  let start = from;
  while (start > 0 && from - start < PLACE_WORDS_MAX && words[start - 1]?.sentence === sentence)
    start -= 1;
  const isFirst = words[start - 1]?.sentence !== sentence;
  return isFirst && WORKPLACE_PREPOSITIONS.has(words[start]?.text ?? '');
}

const PLACE_WORDS_MAX = 7;

/** Can the word belong to another name? A year and 'Dr' cannot. */
function isNameWord({ text, isCapital }: Word): boolean {
  return isCapital && !FIGURE.test(text) && !HONORIFICS.has(text);
}

const CASE_WORDS_MAX = 3;

/** A case ending after an apostrophe, as in Turkish: 'Acme'de'. Not a possessive 's. */
function hasCaseEnding({ start, end, text }: Word): boolean {
  return end - start > text.length + 2;
}

const POSSESSED_WORDS_MAX = 6;

/** Is the person the company's by a possessive: 'Acme's estates lead, Jane Doe'? */
function isPossessivePhrase({ passage, from, isReversed }: Gap, between: readonly Word[]): boolean {
  const owner = passage.words[from - 1];
  if (!isReversed || owner === undefined || between.length > POSSESSED_WORDS_MAX) return false;
  return (
    POSSESSIVE.test(passage.text.slice(owner.start, owner.end)) &&
    between.every(({ startsPhrase, isCapital }) => !startsPhrase || isCapital)
  );
}

const HIRING_WORDS_MAX = 4;

/** Does the company hire the person: 'Acme today welcomed Jane Doe', 'Acme has picked Jane Doe as its auditor'? */
function isHiring({ passage: { words }, to, isReversed }: Gap, between: readonly Word[]): boolean {
  if (!isReversed || between.length > HIRING_WORDS_MAX) return false;
  if (between.some(({ startsPhrase }) => startsPhrase)) return false;
  if (JOININGS.isIn(between) || announcesMove(between)) return true;
  return words
    .slice(to, to + NAME_WORDS_MAX)
    .some(({ text, isCapital }) => !isCapital && AS_PREPOSITIONS.has(text));
}

/** The name itself and the 'as' after it. */
const NAME_WORDS_MAX = 5;

const LINE_WORDS_MAX = 8;
const LINE_PARTS_MAX = 2;

/** Are both parts of a line, with at most two parts between: 'Jane Doe | Manager Fleet/Yard | Acme'? */
function isPartOfLine({ passage, from, to, isLine }: Gap, between: readonly Word[]): boolean {
  const { words } = passage;
  const parts = between.filter(({ startsPhrase }) => startsPhrase).length;
  return (
    isLine &&
    between.length <= LINE_WORDS_MAX &&
    words[from]?.startsPhrase === true &&
    words[to]?.startsPhrase === true &&
    parts <= LINE_PARTS_MAX
  );
}
