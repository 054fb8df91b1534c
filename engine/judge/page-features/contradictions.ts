// What on a page speaks against its being the person's.
import type { PageFeature } from './page-feature.ts';

/** What a page of somebody else says. */
export const OTHERS_SIGNS = [
  'unknown-employer',
  'employer-beside-company',
  'other-occupation',
  'other-occupations',
  'company-outside',
  'age-stated',
  'headline-association',
  'life-records',
  'directory',
] as const;

/** What makes a link to the company doubtful. */
export const DOUBTS = ['directory', 'other-occupation', 'only-in-title'] as const;

/** What makes a page most likely somebody else's or nobody's. */
export const CONTRADICTIONS = [...OTHERS_SIGNS, 'only-in-title'] as const;

/** From this strength on a feature counts, unless more or less is asked for. */
const HELD_MIN = 0.5;

/** Does a page have any of these features? */
export function hasAnySign<Name extends PageFeature>(
  { features }: { readonly features: Readonly<Record<NoInfer<Name>, number>> },
  names: readonly Name[],
  least = HELD_MIN,
): boolean {
  return names.some((name) => features[name] >= least);
}
