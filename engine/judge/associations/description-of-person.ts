// Tells whether the words after a name describe what the person is or does at the company.
import { POSSESSIVE_WORDS } from '../../lexicon/grammar/descriptions.ts';
import {
  CONJUNCTIONS,
  DESCRIPTION_ARTICLES,
  RELATIVE_WORDS,
  WORKPLACE_NEARNESS,
} from '../../lexicon/grammar/prepositions.ts';
import { SECOND_PERSON_WORDS } from '../../lexicon/grammar/pronouns.ts';
import {
  BEFORE_VERBS,
  ITALIAN_WORKING,
  PASSING_GUEST_STEMS,
} from '../../lexicon/job-titles/employment.ts';
import { OFFICE_TRADE_STEMS } from '../../lexicon/job-titles/occupations.ts';
import { TEAM_STEMS } from '../../lexicon/organisations/organisation-words.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import { phraseFrom, type Word } from '../../text/words.ts';
import {
  DEPARTMENTS,
  EMPLOYED,
  LEADING_VERBS,
  UNEMPLOYED_TIES,
  WORKING,
} from '../mentions/vocabulary.ts';
import { endsInPreposition } from './ends-in-preposition.ts';
import type { Gap } from './gap.ts';
import { isPossessive } from './other-company-name.ts';

/** Does a description of the person, or a verb, end in 'at' or 'for': 'Jane Doe, a rights clearer at Acme', 'Jane Doe works for Acme'? */
export function isDescription(
  gap: Gap,
  between: readonly Word[],
  isJob: (word: Word) => boolean,
): boolean {
  // An age may come first: 'Jane Doe, 41, who clears rights for Acme'.
  const first = between.find(({ text }) => !FIGURE.test(text));
  if (gap.isReversed || first === undefined) return false;
  if (!endsInPreposition(between)) return worksInside(gap, between);
  if (gap.isAfterVerb || opensClause(first, between)) return true;
  const isNoun = first.isCapital || isJob(first) || isNounPhrase(first, between);
  return isNoun && gap.passage.words[gap.from]?.startsPhrase === true;
}

const FIGURE = /^\d/u;

/** Does 'in' lead to a part of the company, 'works in Acme’s audit department', or in Italian to its name, 'lavora in Acme'? */
function worksInside({ passage, company }: Gap, between: readonly Word[]): boolean {
  const [verb, last] = [between[0]?.text ?? '', between.at(-1)?.text ?? ''];
  if (last !== 'in' || !(WORKING.holds(verb) || EMPLOYED.holds(verb))) return false;
  if (ITALIAN_WORKING.has(verb)) return true;
  const { words } = passage;
  const isOwner = isPossessive(words[company.end - 1]);
  return isOwner && DEPARTMENTS.isIn(phraseFrom(words, company.end, PART_WORDS_MAX));
}

const PART_WORDS_MAX = 4;

/** Do the words begin with what somebody is, leads or has worked on, or with their team: 'oversees …', 'has worked …', 'and her team'? */
function opensClause(opening: Word, between: readonly Word[]): boolean {
  if (CLAUSE_OPENINGS.some((opens) => opens(opening.text))) return true;
  const [first, second, whose] = between.map(({ text }) => text);
  if (first === undefined || second === undefined) return false;
  if (CONJUNCTIONS.has(first)) return POSSESSIVE_WORDS.has(second) && TEAM.holds(whose ?? '');
  return LEADING_VERBS.holds(first) || (BEFORE_VERBS.has(first) && WORKING.holds(second));
}

const TEAM = stemMatcher(TEAM_STEMS);

/** 'is', 'who', 'you' */
const CLAUSE_OPENINGS: readonly ((word: string) => boolean)[] = [
  (word) => EMPLOYED.holds(word),
  (word) => RELATIVE_WORDS.has(word),
  (word) => SECOND_PERSON_WORDS.has(word),
];

/** Is it a noun phrase: 'a rights clearer at', or in other languages without an article, 'dompteuse de puces chez', 'inköpare på'? */
function isNounPhrase(first: Word, between: readonly Word[]): boolean {
  if (DESCRIPTION_ARTICLES.has(first.text)) return true;
  if (between.length > BARE_NOUN_WORDS_MAX) return false;
  const isOnePhrase = between.slice(1).every(({ startsPhrase }) => !startsPhrase);
  const isNear = WORKPLACE_NEARNESS.has(between.at(-1)?.text ?? '');
  const isPassing = [PASSING_GUESTS, UNEMPLOYED_TIES].some((list) => list.isIn(between));
  return isOnePhrase && !isPassing && (isNear || TRADES.holds(first.text));
}

const BARE_NOUN_WORDS_MAX = 4;
const TRADES = stemMatcher(OFFICE_TRADE_STEMS);
const PASSING_GUESTS = stemMatcher(PASSING_GUEST_STEMS);
