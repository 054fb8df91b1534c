import { FEMALE_PRONOUNS, MALE_PRONOUNS } from '../../../lexicon/grammar/pronouns.ts';
import { FEMALE_NAMES, MALE_NAMES } from '../../../lexicon/people/given-names.ts';

/** The gender that a given name shows, so that 'she' cannot be Thomas. */
export type Gender = 'female' | 'male';

/** Languages with one pronoun for both. Finnish 'hän' looks like a man's pronoun of other languages. */
const NEUTRAL_LANGUAGES: ReadonlySet<string> = new Set(['fi', 'hu', 'tr']);

/** Does the pronoun mean the other gender? Never where the name or the language does not show the gender. */
export function isOfOtherGender(
  pronoun: string,
  gender: Gender | null,
  language: string | null,
): boolean {
  if (gender === null || NEUTRAL_LANGUAGES.has(language ?? '')) return false;
  return (gender === 'female' ? MALE_PRONOUNS : FEMALE_PRONOUNS).has(pronoun);
}

/** The gender of a given name; `null` when both have it, or it is unknown. */
export function genderOf(given: string): Gender | null {
  if (FEMALE_NAMES.has(given)) return 'female';
  return MALE_NAMES.has(given) ? 'male' : null;
}
