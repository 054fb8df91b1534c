// Tells by its words whether a name can be that of an employer.
import { SECTORS } from '../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { FAMILY_FIRST_NAMES } from '../../lexicon/people/surnames.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word } from '../../text/words.ts';
import {
  DEPARTMENTS,
  FIELD_WORDS,
  GATHERINGS,
  JOB_TITLES,
  ORGANISATIONS,
} from '../mentions/vocabulary.ts';

/**
 * Can the name be an employer's? Not initials, figures, a person, a job title, a sector, or a field such as 'Financial Crime Prevention'. A
 * field or a person's name can if `isOrganisation` says that it contains a word such as 'bank' and is beside a job title.
 */
export function canBeEmployer(name: readonly Word[], isOrganisation: boolean): boolean {
  if (isDepartment(name) || name.some(({ text }) => GATHERINGS.holds(text))) return false;
  if (isSector(name) || endsInJobTitle(name)) return false;
  const isField = name.some(({ text }) => FIELD_WORDS.holds(text) || JOB_TITLES.holds(text));
  if (isField && !isOrganisation) return false;
  if (isPersonRatherThanEmployer(name) && !isOrganisation) return false;
  return !name.some(({ text }) => /^\d/u.test(text)) && name.some(({ text }) => text.length > 1);
}

/** Does it end in a job title: 'Health Records Manager'? In the plural it may be a firm: 'Delta Consultants'. */
function endsInJobTitle(name: readonly Word[]): boolean {
  const last = name.at(-1)?.text ?? '';
  return JOB_TITLES.holds(last) && !ORGANISATIONS.holds(last) && !last.endsWith('s');
}

/** Is it a part of a company, 'Safety Assurance Dept', 'Werk Nord', and not an employer, 'Department of Justice', 'Acme Works Ltd'? */
function isDepartment(name: readonly Word[]): boolean {
  const [first, second] = name;
  const last = name.at(-1);
  if (first === undefined || last === undefined) return false;
  const opens = DEPARTMENTS.holds(first.text) && second?.isCapital !== false;
  return opens || DEPARTMENTS.holds(last.text);
}

const PERSON_WORDS_MAX = 3;
const TITLED_WORDS_MAX = 5;

/** Is it a person's name: 'Mr Donal Mehigan', 'F. Okafor', 'Amparo Sendra', 'Dr Wong Mei Ling'? */
function isPersonRatherThanEmployer(name: readonly Word[]): boolean {
  const [first, second] = name;
  if (first === undefined) return false;
  if (HONORIFICS.has(first.text) && opensName(second)) return name.length <= TITLED_WORDS_MAX;
  if (name.length > PERSON_WORDS_MAX) return false;
  const isInitial = first.text.length === 1 || (second !== undefined && second.text.length === 1);
  return isInitial || HONORIFICS.has(first.text) || isGivenName(first.text);
}

function opensName(word: Word | undefined): boolean {
  return word !== undefined && (isGivenName(word.text) || FAMILY_FIRST_NAMES.has(word.text));
}

/** Is it the common name of a sector: 'Financial Services'? */
export function isSector(name: readonly Word[]): boolean {
  return SECTORS.has(name.map(({ text }) => text).join(' '));
}
