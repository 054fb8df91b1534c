import { companyFeatures } from './company-features.ts';
import { employerFeature } from './employer-feature.ts';
import { fieldFeatures } from './field-features.ts';
import { nameFeatures } from './name-features.ts';
import { noteFeatures } from './note-features.ts';
import { roleFeatures } from './role-features.ts';
import type { FeatureInput, Feature } from './feature.ts';

/** All evidence for and against one page being about the prospect; only what has strength. */
export function extractFeatures(input: FeatureInput): readonly Feature[] {
  return [
    ...companyFeatures(input),
    ...roleFeatures(input),
    ...noteFeatures(input),
    ...nameFeatures(input),
    ...fieldFeatures(input),
    employerFeature(input),
  ].filter(({ strength }) => strength > 0);
}
