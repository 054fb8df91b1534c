// Finders for the word lists that the judge reads by.
import {
  AGENT_PREPOSITIONS,
  JOB_TITLE_PREPOSITIONS,
  OF_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import {
  APPOINTMENT_STEMS,
  AUTHOR_STEMS,
  BECOMING_STEMS,
  CLAIMANT_STEMS,
  EMPLOYED_STEMS,
  FORMER_EMPLOYMENT_STEMS,
  FOUNDING_STEMS,
  FORMERLY_STEMS,
  JOINING_STEMS,
  LEADING_VERB_STEMS,
  LEAVING_STEMS,
  OUTSIDE_RELATION_STEMS,
  SPONSORING_VERB_STEMS,
  TRADING_PARTNER_STEMS,
  UNEMPLOYED_TIE_STEMS,
  WORKED_STEMS,
  WORKING_STEMS,
} from '../../lexicon/job-titles/employment.ts';
import {
  EVERYDAY_FIELD_STEMS,
  FIELD_STEMS,
  JOB_TITLE_ENDING,
  JOB_TITLE_STEMS,
} from '../../lexicon/job-titles/job-titles.ts';
import {
  DEATH_STEMS,
  OTHER_OCCUPATION_STEMS,
  PLAYER_STEMS,
  STATUTORY_AUDITOR_WORDS,
} from '../../lexicon/job-titles/occupations.ts';
import { TITLE_PART_STEMS } from '../../lexicon/job-titles/title-words.ts';
import {
  DEPARTMENT_STEMS,
  GATHERING_STEMS,
  ORGANISATION_STEMS,
} from '../../lexicon/organisations/organisation-words.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import { phraseFrom, type Word } from '../../text/words.ts';

const UNLIKE_PAGES_STEMS = `${PLAYER_STEMS} ${DEATH_STEMS}`;

/** Words of match reports and obituaries, which say what a page is, whoever they stand beside. Normalised. */
export const UNLIKE_PAGES = stemMatcher(UNLIKE_PAGES_STEMS);

/** The same, and occupations that nobody shares with an officer of governance, risk and compliance. */
const OTHER_OCCUPATIONS = stemMatcher(`${UNLIKE_PAGES_STEMS} ${OTHER_OCCUPATION_STEMS}`);

/** Index of the first such word in `[start, end)`; −1 when there is none. An Italian 'sindaco effettivo' is an auditor and no mayor. */
export function findOtherOccupation(words: readonly Word[], start: number, end: number): number {
  const at = OTHER_OCCUPATIONS.find(words, start, end);
  return at !== -1 && STATUTORY_AUDITOR_WORDS.has(words[at + 1]?.text ?? '')
    ? findOtherOccupation(words, at + 1, end)
    : at;
}

/** Words that make the company beside them somebody's sponsor, client, supplier or rival, normalised. */
const OUTSIDE_RELATIONS = stemMatcher(OUTSIDE_RELATION_STEMS);

const TRADING_PARTNERS = stemMatcher(TRADING_PARTNER_STEMS);

/**
 * Index of the first word in `[start, end)` that makes a company somebody's sponsor, client, supplier or rival; −1 when there
 * is none. 'v' is one only between two parties, 'Acme v Beta' and not 'Katharina v. Reuth', and 'supplier' none inside a job title, 'Head of Supplier Risk'.
 */
export function findOutsideRelation(words: readonly Word[], start: number, end: number): number {
  for (
    let index = OUTSIDE_RELATIONS.find(words, start, end);
    index !== -1;
    index = OUTSIDE_RELATIONS.find(words, index + 1, end)
  ) {
    if (!OTHER_MEANINGS.some((isMeant) => isMeant(words, index))) return index;
  }
  return -1;
}

/** What such a word may mean instead. */
const OTHER_MEANINGS: readonly ((words: readonly Word[], index: number) => boolean)[] = [
  (words, index) => words[index]?.text === 'v' && !isVersus(words, index),
  isPartOfJobTitle,
  isDoneByPerson,
  (words, index) => words[index]?.text === 'respondent' && !CLAIMANTS.isIn(words),
  (words, index) => words[index + 1]?.text === 'relations',
];

const CLAIMANTS = stemMatcher(CLAIMANT_STEMS);
const SPONSORING_VERBS = stemMatcher(SPONSORING_VERB_STEMS);

/** Does a person present or support something: 'presented the results', 'presented by Jane Doe', but not 'presented by Acme'? */
function isDoneByPerson(words: readonly Word[], index: number): boolean {
  const [verb, by, name] = words.slice(index, index + PRESENTED_BY_WORDS);
  if (verb === undefined || !SPONSORING_VERBS.holds(verb.text)) return false;
  if (by === undefined || !AGENT_PREPOSITIONS.has(by.text)) return by?.startsPhrase !== true;
  return name?.isCapital === true && isGivenName(name.text);
}

/** 'Presented by Jane' */
const PRESENTED_BY_WORDS = 3;

const TITLE_REACH = 3;

/**
 * Is it a trading partner with whom somebody's job deals: 'Vendor Risk Manager', 'Client Onboarding Director', 'Head of Suppliers,
 * Acme', 'risques fournisseurs chez Acme'? Right before a name it is not: 'head of audit at supplier Acme'.
 */
function isPartOfJobTitle(words: readonly Word[], index: number): boolean {
  if (!TRADING_PARTNERS.holds(words[index]?.text ?? '')) return false;
  const behind = phraseFrom(words, index + 1, TITLE_REACH);
  if (isJobWord(behind[0]) || JOB_TITLES.isIn(behind)) return true;
  const isBeforeName = behind[0] !== undefined && !isWorkplacePreposition(behind[0].text);
  return !isBeforeName && words[index + 1] !== undefined && isBehindJobWord(words, index);
}

function isJobWord(word: Word | undefined): boolean {
  return word !== undefined && (FIELD_WORDS.holds(word.text) || JOB_TITLES.holds(word.text));
}

/** Is it right after a word of the field, 'risques fournisseurs', or after one of a job and 'of': 'Head of Suppliers'? */
function isBehindJobWord(words: readonly Word[], index: number): boolean {
  const [earlier, before, word] = [words[index - 2], words[index - 1], words[index]];
  if (before === undefined || word?.startsPhrase !== false) return false;
  if (OF_PREPOSITIONS.has(before.text)) return !before.startsPhrase && isJobWord(earlier);
  return FIELD_WORDS.holds(before.text);
}

/** 'At' and 'in', which lead to the employer; 'of' and 'for' may lead to a rival. */
function isWorkplacePreposition(word: string): boolean {
  return JOB_TITLE_PREPOSITIONS.has(word) && !OF_PREPOSITIONS.has(word);
}

function isVersus(words: readonly Word[], index: number): boolean {
  const [before, word, next] = words.slice(Math.max(0, index - 1), index + 2);
  if (before === undefined || word === undefined || next === undefined) return false;
  if (isGivenName(before.text) && !isGivenName(words[index - 2]?.text ?? '')) return false;
  return next.start - word.end > 1 || (before.isCapital && !/^\d/u.test(before.text));
}

/** Words that put an employer in the past, normalised. */
export const FORMER_EMPLOYMENT = stemMatcher(FORMER_EMPLOYMENT_STEMS);

/** Those of them that hold for a whole clause, normalised. */
export const PAST_CLAUSE_WORDS = stemMatcher(FORMERLY_STEMS);

/** Study, honorary posts and talks, which bring somebody to an organisation that does not employ them, normalised. */
export const UNEMPLOYED_TIES = stemMatcher(UNEMPLOYED_TIE_STEMS);

/** Past tenses of working somewhere, normalised. */
export const WORKED = stemMatcher(WORKED_STEMS);

/** Verbs and nouns of an appointment, which join a company to the person it appoints, normalised. */
export const APPOINTMENTS = stemMatcher(APPOINTMENT_STEMS);

/** Verbs by which a company takes somebody on, or somebody joins one, normalised. */
export const JOININGS = stemMatcher(JOINING_STEMS);

/** The reader's own field, in roles and offices: governance, risk, compliance, audit, privacy, security, law. Normalised stems. */
export const FIELD_WORDS = stemMatcher(FIELD_STEMS);

/** Those of them that any page may hold, normalised stems. */
export const EVERYDAY_FIELD_WORDS = stemMatcher(EVERYDAY_FIELD_STEMS);

/** Nouns that name a job title, in the languages that pages are written in, also as the last part of one word: 'säkerhetschef'. */
export const JOB_TITLES = stemMatcher(JOB_TITLE_STEMS, JOB_TITLE_ENDING);

/** Other words inside job titles: 'group', 'affairs'. */
export const TITLE_PARTS = stemMatcher(TITLE_PART_STEMS);

/** Words by which the name of an organisation is known as one, normalised; for finding an employer beside a name. */
export const ORGANISATIONS = stemMatcher(ORGANISATION_STEMS);

/** Verbs that say what somebody is or where they work, normalised. */
export const EMPLOYED = stemMatcher(EMPLOYED_STEMS);

/** Verbs that give somebody a job, or leave it to them, normalised. */
export const BECOMING = stemMatcher(BECOMING_STEMS);

/** Verbs of working: those of `EMPLOYED` that are no 'is', normalised. */
export const WORKING = stemMatcher(WORKING_STEMS);

/** Verbs of leading or looking after something, normalised. */
export const LEADING_VERBS = stemMatcher(LEADING_VERB_STEMS);

/** Verbs of founding or owning an organisation, normalised. */
export const FOUNDINGS = stemMatcher(FOUNDING_STEMS);

/** Verbs of leaving an employer, normalised. */
export const LEAVINGS = stemMatcher(LEAVING_STEMS);

/** Words for a part of an organisation or one of its places, normalised. */
export const DEPARTMENTS = stemMatcher(DEPARTMENT_STEMS);

/** Words for who wrote the page, as a note below a column calls them, normalised. */
export const AUTHORS = stemMatcher(AUTHOR_STEMS);

/** Words for a conference, a fair and the like, normalised. */
export const GATHERINGS = stemMatcher(GATHERING_STEMS);
