// What on a page speaks against its being the person's.
import type { PageFeature, PageFeatures } from './page-feature.ts';

/** What a page of somebody else says. */
const OTHERS_SIGNS = [
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
const DOUBTS = ['directory', 'other-occupation', 'only-in-title'] as const;

/** What makes a page most likely somebody else's or nobody's. */
const CONTRADICTIONS = [...OTHERS_SIGNS, 'only-in-title'] as const;

/** From this strength on a sign is plain. */
const PLAIN_MIN = 0.5;

type Strengths<Name extends PageFeature> = Pick<PageFeatures, Name>;

/** Does the page say what pages of somebody else say? */
export function isContrary(features: Strengths<(typeof OTHERS_SIGNS)[number]>): boolean {
  return OTHERS_SIGNS.some((name) => features[name] >= PLAIN_MIN);
}

/** Is a link to the company doubtful there? */
export function isDoubtful(features: Strengths<(typeof DOUBTS)[number]>): boolean {
  return DOUBTS.some((name) => features[name] >= PLAIN_MIN);
}

/** Is the page most likely somebody else's or nobody's? */
export function isContradicted(features: Strengths<(typeof CONTRADICTIONS)[number]>): boolean {
  return CONTRADICTIONS.some((name) => features[name] >= PLAIN_MIN);
}
