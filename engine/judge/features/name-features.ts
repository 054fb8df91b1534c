// How a search result names the person.
import type { PLAIN_REASON_CODES } from '../../model/reason.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import { linkedinSlugOf } from '../mentions/profile.ts';
import type { FeatureInput, Feature, FeatureName } from './feature.ts';

/** How does a search result name the person: by surname or initials only, as part of another name? */
export function nameFeatures(input: FeatureInput): readonly Feature[] {
  const { mentions } = input.context;
  const isNamed = mentions.length > 0;
  return [
    yes('surname-only', isNamed && mentions.every(isSurnameAlone)),
    yes('initials-only', isNamed && mentions.every(isInitials)),
    yes('other-name', !mentions.some(isOwnName) && mentions.some(isLongerName)),
    ...profileFeatures(input),
  ];
}

/** A yes-or-no feature whose reason needs no facts. */
function yes(name: FeatureName & (typeof PLAIN_REASON_CODES)[number], holds: boolean): Feature {
  return holds ? { name, strength: 1, facts: { code: name } } : { name, strength: 0, facts: null };
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
}: Pick<FeatureInput, 'profile' | 'context'>): readonly Feature[] {
  const { linkedinSlug } = profile;
  if (linkedinSlug === '') return [];
  const slug = linkedinSlugOf(context.page.document.url);
  const isLinked = context.page.document.markdown
    .toLowerCase()
    .includes(`linkedin.com/in/${linkedinSlug}`);
  return [
    yes('same-profile', slug === linkedinSlug || isLinked),
    yes('other-profile', slug !== '' && slug !== linkedinSlug),
  ];
}
