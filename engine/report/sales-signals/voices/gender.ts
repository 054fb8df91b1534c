import { FEMALE_PRONOUNS, MALE_PRONOUNS } from '../../../lexicon/grammar/pronouns.ts';
import { FEMALE_NAMES, MALE_NAMES } from '../../../lexicon/people/given-names.ts';

/** 'She' cannot be Thomas. */
export type Gender = 'female' | 'male';

/** Languages with one pronoun for both: Finnish 'hän' is spelled like a man's elsewhere. */
const NEUTRAL_LANGUAGES: ReadonlySet<string> = new Set(['fi', 'hu', 'tr']);

/** Does the pronoun stand for the other gender? Never where the name or the language does not tell. */
export function isOfOtherGender(
  pronoun: string,
  gender: Gender | null,
  language: string | null,
): boolean {
  if (gender === null || NEUTRAL_LANGUAGES.has(language ?? '')) return false;
  return (gender === 'female' ? MALE_PRONOUNS : FEMALE_PRONOUNS).has(pronoun);
}

/** What a given name says of its bearer; `null` when it is borne by both, or unknown. */
export function genderOf(given: string): Gender | null {
  if (FEMALE_NAMES.has(given)) return 'female';
  return MALE_NAMES.has(given) ? 'male' : null;
}
