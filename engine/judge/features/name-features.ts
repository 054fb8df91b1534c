// How a search result names the person.
import type { PLAIN_REASON_CODES } from '../../model/reason.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import { linkedinSlugOf } from '../mentions/profile.ts';
import type { FeatureInput, Feature, FeatureName } from './feature.ts';

/** How does a search result name the person: by surname or initials only, as part of another name, among many? */
export function nameFeatures(input: FeatureInput): readonly Feature[] {
  const { mentions } = input.context;
  const isNamed = mentions.length > 0;
  return [
    yes('surname-only', isNamed && mentions.every(isSurnameAlone)),
    yes('initials-only', isNamed && mentions.every(isInitials)),
    yes('other-name', !mentions.some(isOwnName) && mentions.some(isLongerName)),
    yes(
      'other-suffix',
      mentions.some(({ mention }) => mention.hasOtherSuffix),
    ),
    nameListFeature(input),
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

/** Other people on a page that make it a list. */
const LISTED_PEOPLE_FULL = 8;

/** Directories, rosters and results pages name many people and are about none. */
function nameListFeature({ profile, context }: FeatureInput): Feature {
  const people = new Set<string>();
  for (const words of context.spans) {
    for (const [index, word] of words.entries()) {
      const person = otherPersonAt(word, words[index + 1], profile.nameStems);
      if (person !== null) people.add(person);
    }
  }
  const strength = Math.min(1, people.size / LISTED_PEOPLE_FULL);
  return {
    name: 'name-list',
    strength,
    facts: strength === 1 ? { code: 'name-list' } : null,
  };
}

function otherPersonAt(
  word: Word,
  next: Word | undefined,
  ownName: ReadonlySet<string>,
): string | null {
  if (next === undefined || next.startsPhrase || !word.isCapital || !next.isCapital) return null;
  const isPerson = isGivenName(word.text) && !isGivenName(next.text) && !ownName.has(word.text);
  return isPerson ? `${word.text} ${next.text}` : null;
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
