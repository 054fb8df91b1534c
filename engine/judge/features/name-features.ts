import type { PLAIN_REASON_CODES } from '../../model/reason.ts';
import { isGivenName } from '../../names/people/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { Zone } from '../page/read-page.ts';
import { LISTED_LINES_MIN, LISTED_PEOPLE_FULL, SHORT_LIST_STRENGTH } from './feature-limits.ts';
import { linkedinSlugOf } from './profile.ts';
import type { PlacedMention } from './page-context.ts';
import type { FeatureInput, Feature, FeatureName } from './feature.ts';

/** How does the page name the person: in the title, in its address, as part of another name, not at all? */
export function nameFeatures(input: FeatureInput): readonly Feature[] {
  const { mentions } = input.context;
  const good = mentions.filter(isOwnName);
  const isNamed = good.length > 0;
  const isInTitle = good.some(({ passage }) => passage.zone === 'title');
  return [
    yes('name-in-title', isInTitle),
    yes('name-in-address', isNameInAddress(input)),
    yes('name-missing', mentions.length === 0 && input.context.page.hasContent),
    yes('surname-only', mentions.length > 0 && mentions.every(isSurnameAlone)),
    yes('other-name', !isNamed && mentions.some(isLongerName)),
    yes(
      'other-suffix',
      mentions.some(({ mention }) => mention.hasOtherSuffix),
    ),
    ...placeSignals(input),
    ...profileSignals(input),
  ];
}

/** A feature that a page has or has not, and whose name says all there is to say. */
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

function isNameInAddress({ profile, context }: FeatureInput): boolean {
  const path = context.page.pathWords.join('');
  return profile.names.some(
    ({ given, surname }) => given !== '' && path.includes(given + surname.join('')),
  );
}

/** Where a page names the person: in what it is about, or only in a list or beside it. */
function placeSignals(input: FeatureInput): readonly Feature[] {
  const { mentions } = input.context;
  const isNamed = mentions.length > 0;
  const places = mentions.map(({ passage }) => passage);
  const list = listSignal(input);
  const isListed = places.every(({ kind, zone }) => LIST_KINDS.has(kind) && !isOutside(zone));
  return [
    list,
    yes('initials-only', isNamed && mentions.every(isInitials)),
    yes('only-in-aside', isNamed && places.every(({ zone }) => zone === 'aside')),
    yes(
      'only-in-list',
      isNamed &&
        isListed &&
        (list.strength >= SHORT_LIST_STRENGTH || listedLines(input) >= LISTED_LINES_MIN),
    ),
  ];
}

const LIST_KINDS: ReadonlySet<string> = new Set(['item', 'table']);

/** Lines of lists and tables that open with two capital words, as names do. */
function listedLines({ context }: FeatureInput): number {
  return context.page.passages.filter(
    ({ kind, words: [first, second] }) =>
      LIST_KINDS.has(kind) &&
      first?.isCapital === true &&
      second?.isCapital === true &&
      !second.startsPhrase,
  ).length;
}

/** Title and description stand outside the page's text. */
function isOutside(zone: Zone): boolean {
  return zone === 'title' || zone === 'description';
}

function isInitials({ mention }: PlacedMention): boolean {
  return mention.kind === 'initial' || mention.kind === 'surname';
}

/** Directories, rosters and results pages name many people and are about none. */
function listSignal({ profile, context }: FeatureInput): Feature {
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

/** A LinkedIn address settles it either way. */
function profileSignals({ profile, context }: FeatureInput): readonly Feature[] {
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
