// Which organisations a stretch of text gives as where somebody works, and how plainly.
import {
  AT_PREPOSITIONS,
  CONJUNCTIONS,
  JOB_TITLE_PREPOSITIONS,
  OF_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS_ALSO_WORDS, LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { Stretch } from '../mentions/mention-context.ts';
import {
  DEPARTMENTS,
  GATHERINGS,
  JOININGS,
  FORMER_EMPLOYMENT,
  findOutsideRelation,
  FIELD_WORDS,
  JOB_TITLES,
  ORGANISATIONS,
} from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyMention } from './company-matcher.ts';

/** An organisation that a text sets beside the person's name. */
export type StatedEmployer = {
  readonly passage: Passage;
  readonly words: readonly Word[];
  /** How plainly the person is said to be there, 0–1. */
  readonly strength: number;
  readonly isFormer: boolean;
};

/** A stretch of a text to search for employers, with what is known in it. */
type SearchedStretch = Stretch & {
  readonly company: readonly CompanyMention[];
  /** Words of the person's own name, normalised. */
  readonly ownName: ReadonlySet<string>;
  /** Does the stretch come after the name, or in the line below it, where job titles are? */
  readonly isBehind: boolean;
};

/** Other organisations named in a stretch as where somebody works. */
export function statedEmployers({
  passage,
  from,
  to,
  company,
  ownName,
  isBehind,
}: SearchedStretch): readonly StatedEmployer[] {
  const { words } = passage;
  const found: StatedEmployer[] = [];
  let jobTitle = -1;
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (JOB_TITLES.holds(word.text)) jobTitle = index;
    const candidate = candidateAt(words, index, to);
    if (candidate === null) continue;
    const own = company.find(({ start, end }) => start < candidate.end && end > candidate.start);
    const name = words.slice(candidate.start, candidate.end);
    if (isOwnName(name, ownName)) continue;
    const hasJobTitle = jobTitle !== -1 && candidate.start - jobTitle <= JOB_TITLE_REACH;
    const strength =
      own === undefined
        ? strengthOf(words, { ...candidate, hasJobTitle, isBehind })
        : Number(own.isOther);
    if (strength > 0 && !isSponsorOrRival(words, candidate.start, from)) {
      found.push({
        passage,
        words: name,
        strength,
        isFormer: isFormer(words, candidate.start, from),
      });
    }
    index = candidate.end - 1;
  }
  return found;
}

const JOB_TITLE_REACH = 6;

/** Is it the person's own name, perhaps with one more word? */
function isOwnName(name: readonly Word[], own: ReadonlySet<string>): boolean {
  const count = name.filter(({ text }) => own.has(text)).length;
  return count > 1 || count === name.length;
}

type NameCandidate = {
  readonly start: number;
  readonly end: number;
  readonly hasCue: boolean;
  /** The word for its kind is next to the name and not in it. */
  readonly hasKindBeside: boolean;
};

const NAME_WORDS_MAX = 6;

/** The name that begins here: capitalised words with small words between them, such as 'Bank of Northmoor'. */
function candidateAt(words: readonly Word[], start: number, to: number): NameCandidate | null {
  const first = words[start];
  if (first === undefined || !canOpenName(first)) return null;
  let end = start + 1;
  let hasCue = ORGANISATIONS.holds(first.text);
  while (end < Math.min(to, start + NAME_WORDS_MAX) && goesOn(words, end, hasCue)) {
    hasCue ||= isCue(words[end]);
    end += 1;
  }
  const hasKindBeside = isNamedKind(words, start, end);
  return { start, end, hasCue: hasCue || hasKindBeside, hasKindBeside };
}

/** Is the kind of organisation next to the name in lower case: 'the insurer Acme', '«Acme» credit union'? */
function isNamedKind(words: readonly Word[], start: number, end: number): boolean {
  const before = words[start - 1];
  const quote = words[end];
  const isBefore = words[start]?.sentence === before?.sentence && isKind(before);
  const isBehind = quote?.startsPhrase === true && (isKind(quote) || isKind(words[end + 1]));
  return isBefore || (isBehind && quote.sentence === words[start]?.sentence);
}

function isKind(word: Word | undefined): boolean {
  if (word === undefined || word.isCapital) return false;
  return ORGANISATIONS.holds(word.text) || isIndustry(word.text);
}

function isCue(word: Word | undefined): boolean {
  return word?.isCapital === true && ORGANISATIONS.holds(word.text);
}

function canOpenName({ text, isCapital }: Word): boolean {
  return isCapital && !STOP_WORDS.has(text) && !JOB_TITLES.holds(text);
}

/**
 * Does the word continue the name? Capitalised words and legal forms do; a small word does before another capitalised
 * word.
 */
function goesOn(words: readonly Word[], index: number, hasCue: boolean): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined || word.startsPhrase) return false;
  if (word.isCapital || (LEGAL_FORMS.has(word.text) && !LEGAL_FORMS_ALSO_WORDS.has(word.text)))
    return true;
  return (
    hasCue &&
    JOB_TITLE_PREPOSITIONS.has(word.text) &&
    next?.isCapital === true &&
    !next.startsPhrase
  );
}

/** How plainly somebody is said to be at an organisation, by where its name is. */
const STATED = {
  organisation: 1,
  organisationBefore: 0.8,
  atPlace: 0.8,
  behindJobTitle: 0.6,
} as const;

type PlacedCandidate = NameCandidate & {
  /** There is a job title shortly before the name. */
  readonly hasJobTitle: boolean;
  readonly isBehind: boolean;
};

function strengthOf(words: readonly Word[], candidate: PlacedCandidate): number {
  const { hasCue, hasJobTitle, hasKindBeside, isBehind } = candidate;
  const name = words.slice(candidate.start, candidate.end);
  if (!canBeEmployer(name, hasCue && hasJobTitle && !hasKindBeside)) return 0;
  if (isSecondField(words, candidate)) return 0;
  const isLong = name.length > 1 || hasKindBeside;
  if (hasCue) {
    if (!isLong) return 0;
    return isBehind || hasJobTitle ? STATED.organisation : STATED.organisationBefore;
  }
  return placeStrength(words, candidate, isLong);
}

/** Is it the second field of a job title, and not an employer: 'Director of Estates and Campus Services'? */
function isSecondField(words: readonly Word[], { start, hasJobTitle }: PlacedCandidate): boolean {
  const [and, of] = [words[start - 1]?.text ?? '', words[start - OF_REACH]?.text ?? ''];
  return hasJobTitle && CONJUNCTIONS.has(and) && OF_PREPOSITIONS.has(of);
}

const OF_REACH = 3;

/** The strength of a name without a word such as 'bank': only the words around it can make it an employer. */
function placeStrength(
  words: readonly Word[],
  candidate: PlacedCandidate,
  isLong: boolean,
): number {
  const { start, hasJobTitle } = candidate;
  if (hasJobTitle && isAtPlace(words, candidate)) return STATED.atPlace;
  if (isAppointed(words, candidate)) return STATED.organisation;
  const isBehindJobTitle = hasJobTitle && isLong && words[start]?.startsPhrase === true;
  return isBehindJobTitle ? STATED.behindJobTitle : 0;
}

function isAtPlace(words: readonly Word[], { start }: NameCandidate): boolean {
  return AT_PREPOSITIONS.has(words[start - 1]?.text ?? '');
}

/** Rejects initials, figures, people and fields of work: 'Financial Crime Prevention' is not an employer. */
function canBeEmployer(name: readonly Word[], isOrganisation: boolean): boolean {
  if (isDepartment(name) || name.some(({ text }) => GATHERINGS.holds(text))) return false;
  const isField = name.some(({ text }) => FIELD_WORDS.holds(text) || JOB_TITLES.holds(text));
  if (isField && !isOrganisation) return false;
  if (isPersonRatherThanEmployer(name) && !isOrganisation) return false;
  return !name.some(({ text }) => /^\d/u.test(text)) && name.some(({ text }) => text.length > 1);
}

/** 'Safety Assurance Dept' and 'Werk Nord' are parts of a company; 'Department of Justice' and 'Acme Works Ltd' are employers. */
function isDepartment(name: readonly Word[]): boolean {
  const [first, second] = name;
  const last = name.at(-1);
  if (first === undefined || last === undefined) return false;
  const opens = DEPARTMENTS.holds(first.text) && second?.isCapital !== false;
  return opens || DEPARTMENTS.holds(last.text);
}

const PERSON_WORDS_MAX = 3;

/** Is it a person's name: 'Mr Donal Mehigan', 'F. Okafor', 'Amparo Sendra'? */
function isPersonRatherThanEmployer(name: readonly Word[]): boolean {
  const [first, second] = name;
  if (first === undefined || name.length > PERSON_WORDS_MAX) return false;
  const isInitial = first.text.length === 1 || (second !== undefined && second.text.length === 1);
  return isInitial || HONORIFICS.has(first.text) || isGivenName(first.text);
}

const APPOINTMENT_REACH = 3;

/** Is it an appointment: 'Delta has appointed Jane Doe', 'Jane Doe joins Delta'? */
function isAppointed(words: readonly Word[], { start, end, isBehind }: PlacedCandidate): boolean {
  const from = isBehind ? start - APPOINTMENT_REACH : end;
  return JOININGS.find(words, from, from + APPOINTMENT_REACH) !== -1;
}

const FORMER_REACH = 4;

function isFormer(words: readonly Word[], start: number, from: number): boolean {
  return FORMER_EMPLOYMENT.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}

function isSponsorOrRival(words: readonly Word[], start: number, from: number): boolean {
  return findOutsideRelation(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}
