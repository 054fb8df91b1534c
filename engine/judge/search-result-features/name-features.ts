// How a search result names the person.
import type { PLAIN_REASON_CODES } from '../../model/reason.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
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
  context: { mentions },
}: FeatureInput): Features<'surname-only' | 'initials-only' | 'other-name'> {
  const isNamed = mentions.length > 0;
  return {
    'surname-only': yes('surname-only', isNamed && mentions.every(isSurnameAlone)),
    'initials-only': yes('initials-only', isNamed && mentions.every(isInitials)),
    'other-name': yes('other-name', !mentions.some(isOwnName) && mentions.some(isLongerName)),
  };
}

/** A yes-or-no feature whose reason needs no facts. */
function yes(code: (typeof PLAIN_REASON_CODES)[number], holds: boolean): Feature {
  return holds ? { strength: 1, facts: { code } } : ABSENT;
}

function isOwnName({ mention }: PlacedMention): boolean {
  return mention.kind !== 'surname' && !mention.isPartOfOtherName && !mention.hasUnknownMiddle;
}

function isSurnameAlone({ mention }: PlacedMention): boolean {
  return mention.kind === 'surname';
}

function isLongerName({ mention }: PlacedMention): boolean {
  return mention.kind !== 'surname' && (mention.isPartOfOtherName || mention.hasUnknownMiddle);
}

function isInitials({ mention }: PlacedMention): boolean {
  return mention.kind === 'initial' || mention.kind === 'surname';
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
    'same-profile': yes('same-profile', slug === linkedinSlug || isLinked),
    'other-profile': yes('other-profile', slug !== '' && slug !== linkedinSlug),
  };
}
