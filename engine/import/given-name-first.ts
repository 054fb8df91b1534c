import { POST_NOMINALS } from '../lexicon/people/honorifics.ts';
import { NAME_PARTICLES, NAME_SUFFIXES } from '../lexicon/people/surnames.ts';
import { isGivenName } from '../names/people/name/nicknames.ts';
import { normalizeText } from '../text/normalize.ts';

const GIVEN_NAMES_MAX = 3;
const WORD = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u;

/**
 * A name in the order of speech: 'Femke van der Meer' for 'van der Meer, Femke', as directories and CRM exports write it. A
 * name that is no such pair is answered as it is, among them 'Jane Doe, CISSP' and 'John Smith, Jr.'.
 */
export function givenNameFirst(name: string): string {
  const [surname = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  if (surname === '' || given === '' || more.length > 0) return name;
  const givenNames = given.split(/\s+/u);
  const plain = givenNames.map((word) => normalizeText(word));
  const isAddition =
    plain.some((word) => POST_NOMINALS.has(word) || NAME_SUFFIXES.has(word)) ||
    (isInCapitals(given) && !isInCapitals(surname));
  const isShaped =
    givenNames.length <= GIVEN_NAMES_MAX && givenNames.every((word) => WORD.test(word));
  if (isAddition || !isShaped) return name;
  const surnames = surname.split(/\s+/u).map((word) => normalizeText(word));
  const isOneSurname = surnames.filter((word) => !NAME_PARTICLES.has(word)).length === 1;
  const isFamiliar = isGivenName(plain[0] ?? '') && !isGivenName(surnames[0] ?? '');
  return isOneSurname || isFamiliar ? `${given} ${surname}` : name;
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
