import { FEMALE_PRONOUNS, MALE_PRONOUNS } from '../../../lexicon/grammar/pronouns.ts';
import { FEMALE_NAMES, MALE_NAMES } from '../../../lexicon/people/given-name-genders.ts';

/** 'She' cannot be Thomas. */
export type Gender = 'female' | 'male';

/** Does the pronoun stand for the other gender? Never where the name does not tell. */
export function isOfOtherGender(pronoun: string, gender: Gender | null): boolean {
  if (gender === null) return false;
  return (gender === 'female' ? MALE_PRONOUNS : FEMALE_PRONOUNS).has(pronoun);
}

/** What a given name says of its bearer; `null` when it is borne by both, or unknown. */
export function genderOf(given: string): Gender | null {
  if (FEMALE_NAMES.has(given)) return 'female';
  return MALE_NAMES.has(given) ? 'male' : null;
}
