// How a search result names the person.
import type { PLAIN_REASON_CODES } from '../../model/reason.ts';
import { linkedinSlugOf } from '../mentions/profile.ts';
import {
  ABSENT,
  type Feature,
  type FeatureInput,
  type Features,
  type ProfileFeature,
} from './feature.ts';

/** How does a search result name the person: by surname or initials only, as part of another name? */
export function nameFeatures({
  context,
}: FeatureInput): Features<'surname-only' | 'initials-only' | 'other-name'> {
  const mentions = context.mentions.map(({ mention }) => mention);
  const isNamed = mentions.length > 0;
  const fuller = mentions.filter(({ kind }) => kind !== 'surname');
  return {
    'surname-only': plainFeature('surname-only', isNamed && fuller.length === 0),
    'initials-only': plainFeature(
      'initials-only',
      isNamed && fuller.every(({ kind }) => kind === 'initial'),
    ),
    'other-name': plainFeature(
      'other-name',
      fuller.length > 0 &&
        fuller.every(
          ({ isPartOfOtherName, hasUnknownMiddle }) => isPartOfOtherName || hasUnknownMiddle,
        ),
    ),
  };
}

/** A yes-or-no feature whose reason needs no facts. */
function plainFeature(code: (typeof PLAIN_REASON_CODES)[number], holds: boolean): Feature {
  return holds ? { strength: 1, facts: { code } } : ABSENT;
}

/** The page's LinkedIn address is the prospect's, or somebody else's. */
export function profileFeatures({
  profile,
  context,
}: Pick<FeatureInput, 'profile' | 'context'>): Features<ProfileFeature> {
  const { linkedinSlug } = profile;
  if (linkedinSlug === '') return { 'same-profile': ABSENT, 'other-profile': ABSENT };
  const { url, markdown } = context.page.document;
  const slug = linkedinSlugOf(url);
  const isLinked = markdown.toLowerCase().includes(`linkedin.com/in/${linkedinSlug}`);
  return {
    'same-profile': plainFeature('same-profile', slug === linkedinSlug || isLinked),
    'other-profile': plainFeature('other-profile', slug !== '' && slug !== linkedinSlug),
  };
}
