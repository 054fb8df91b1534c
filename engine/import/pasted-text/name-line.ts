import { JOB_TITLE_SYNONYMS } from '../../lexicon/job-titles/job-title-synonyms.ts';
import { ORGANISATION_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { PASTED_TITLES, POST_NOMINALS } from '../../lexicon/people/honorifics.ts';
import { NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { hasPhrase } from '../../names/roles/role-phrases.ts';
import { wordListOf } from '../../text/words.ts';

/** A signature has about a dozen lines; of a longer text only so many are read. */
export const PASTED_LINES_MAX = 40;

/** Characters of a line; a longer one is prose. */
export const PASTED_LINE_CHARACTERS_MAX = 240;

/** Characters looked at at all. */
export const PASTED_TEXT_CHARACTERS_MAX = 10_000;

/** A person's name has at most this many words, particles and initials included. */
export const PERSON_NAME_WORDS_MAX = 6;

/** A company's name as it is written in a signature. */
export const COMPANY_WORDS_MAX = 7;

/** Digits from which a line is a telephone number or a postal address. */
export const PHONE_DIGITS_MIN = 6;

/** The last part of a profile's address that carries a digit and is at least this long was added by LinkedIn. */
export const PROFILE_SUFFIX_MIN = 4;

/** A shorter label of a domain or word of a name proves nothing. */
export const PROVING_CHARACTERS_MIN = 3;

const PHRASES = JOB_TITLE_SYNONYMS.flat().map(wordListOf);

const CAPITAL_WORD = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
const DIGIT = /\p{N}/u;
const NO_NAME = /[@:/\\|_&!?*#]/u;
const PRONOUNS = /\s\(?(?:she|he|they|sie|er|elle|il|ella)\/[\p{L}/]{1,20}\)?/iu;

/** A line without the '(she/her)' that LinkedIn and signatures put after a name. */
export function withoutPronouns(line: string): string {
  return line.replace(PRONOUNS, '');
}

/** The name without 'CISSP, CISM' and the like after it. */
export function bareName(text: string): string {
  const [name = '', ...behind] = text.split(',');
  const others = behind.filter((part) => !isPostNominal(part));
  return [name.trim(), ...others.map((part) => part.trim())].join(', ').trim();
}

/** Is the text nothing but degrees and certificates: 'CISSP', 'CIPP/E CISM'? */
export function isPostNominal(text: string): boolean {
  const words = wordListOf(text);
  return words.length > 0 && words.every((word) => POST_NOMINALS.has(word));
}

/** Could the text be a person's name: two to six words with capitals, neither title nor organisation? */
export function isName(text: string): boolean {
  if (DIGIT.test(text) || NO_NAME.test(text) || text.includes(',')) return false;
  const written = text.split(' ').filter((word) => word !== '');
  if (written.length < 2 || written.length > PERSON_NAME_WORDS_MAX) return false;
  const isSpelledAsName = written.every(
    (word) => CAPITAL_WORD.test(word) || NAME_PARTICLES.has(wordListOf(word)[0] ?? ''),
  );
  return isSpelledAsName && !isRole(text) && !isOrganisation(text);
}

/** Does the text carry a word by which an organisation is known as one: 'Bank', 'GmbH', 'Group'? */
export function isOrganisation(text: string): boolean {
  return wordListOf(text).some((word) => ORGANISATION_WORDS.has(word));
}

/** Does the text read like somebody's title: 'CISO', 'Head of Internal Audit', 'Leiterin Datenschutz'? */
export function isRole(text: string): boolean {
  const words = wordListOf(text);
  if (words.some((word) => PASTED_TITLES.has(word))) return true;
  return PHRASES.some((phrase) => hasPhrase(words, phrase));
}
