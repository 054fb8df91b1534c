import { ORGANISATION_WORDS } from '../../names/companies/organisation-words.ts';
import { NAME_PARTICLES, POST_NOMINALS } from '../../names/people/name-words.ts';
import { wordListOf } from '../../text/words.ts';
import { NAME_WORDS_MAX } from './intake-limits.ts';
import { isRole } from './role-line.ts';

const CAPITAL_WORD = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
const DIGIT = /\p{N}/u;
const NO_NAME = /[@:/\\|_&!?*#]/u;
const PRONOUNS = /\s\(?(?:she|he|they|sie|er|elle|il|ella)\/[\p{L}/]{1,20}\)?/iu;

/** A line without the '(she/her)' that LinkedIn and signatures put behind a name. */
export function withoutPronouns(line: string): string {
  return line.replace(PRONOUNS, '');
}

/** The name without 'CISSP, CISM' and the like behind it. */
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
  if (written.length < 2 || written.length > NAME_WORDS_MAX) return false;
  const isSpelledAsName = written.every(
    (word) => CAPITAL_WORD.test(word) || NAME_PARTICLES.has(wordListOf(word)[0] ?? ''),
  );
  return isSpelledAsName && !isRole(text) && !isOrganisation(text);
}

/** Does the text carry a word by which an organisation is known as one: 'Bank', 'GmbH', 'Group'? */
export function isOrganisation(text: string): boolean {
  return wordListOf(text).some((word) => ORGANISATION_WORDS.has(word));
}
