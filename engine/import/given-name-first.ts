import { POST_NOMINALS } from '../lexicon/people/honorifics.ts';
import { NAME_PARTICLES, NAME_SUFFIXES } from '../lexicon/people/surnames.ts';
import { isGivenName } from '../names/people/name/nicknames.ts';
import { normalizeText } from '../text/normalize.ts';

const GIVEN_NAMES_MAX = 3;
const WORD = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u;

/** A name in the order of speech: 'Femke van der Meer' for 'van der Meer, Femke'; 'Jane Doe, CISSP' stays as it is. */
export function givenNameFirst(name: string): string {
  const [surname = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  if (surname === '' || more.length > 0 || !areGivenNames(given, surname)) return name;
  return isSurname(surname, given) ? `${given} ${surname}` : name;
}

/** A few capitalised words, neither a suffix nor letters after a name. */
function areGivenNames(given: string, surname: string): boolean {
  const words = given.split(/\s+/u);
  if (words.length > GIVEN_NAMES_MAX || !words.every((word) => WORD.test(word))) return false;
  if (isInCapitals(given) && !isInCapitals(surname)) return false;
  const plain = words.map((word) => normalizeText(word));
  return !plain.some((word) => POST_NOMINALS.has(word) || NAME_SUFFIXES.has(word));
}

/** One surname with its particles, or more before what is certainly a given name. */
function isSurname(surname: string, given: string): boolean {
  const words = surname.split(/\s+/u).map((word) => normalizeText(word));
  if (words.filter((word) => !NAME_PARTICLES.has(word)).length === 1) return true;
  const [first = ''] = given.split(/\s+/u);
  return isGivenName(normalizeText(first)) && !isGivenName(words[0] ?? '');
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
