// Which mentions on a page count as the person's, and what the page says about each.
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import type { PersonMatcher } from '../../names/people/mentions/person-matcher.ts';
import { firstOf } from '../../text/place-of-phrase.ts';
import type { PageContext, PlacedMention } from '../mentions/page-context.ts';
import { FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import type { CompanyMention } from './company-matcher.ts';
import { mentionEvidenceOf, type MentionEvidence, type ProspectWords } from './mention-evidence.ts';

/** A page with what it says about each mention, read once for all features. */
export type PageEvidence = {
  readonly context: PageContext;
  /** Every mention, wherever it is. */
  readonly mentions: readonly MentionEvidence[];
  /** Mentions by more than the surname, in the page's own text. */
  readonly named: readonly MentionEvidence[];
  /** The same with those by surname alone, which mean the same person. */
  readonly all: readonly MentionEvidence[];
  /** Passages that are not teasers. */
  readonly content: readonly Passage[];
  readonly companies: readonly PlacedCompany[];
  /** Of the places that name the company by less than its full name, how many name another one, 0–1. */
  readonly otherShare: number;
};

/** A place that names the company, or one of like name. */
export type PlacedCompany = { readonly passage: Passage; readonly mention: CompanyMention };

/** Reads a page's evidence. */
export function pageEvidenceOf(
  context: PageContext,
  prospect: ProspectWords,
  person: PersonMatcher,
): PageEvidence {
  const { page, mentions } = context;
  const { find } = prospect;
  const everyMention = mentionEvidenceOf(page, mentions, prospect);
  const own = everyMention.filter(({ placed }) => countsIn(context, placed));
  const named = own.filter(({ placed }) => placed.mention.kind !== 'surname');
  const bare = own.filter(({ placed }) => placed.mention.kind === 'surname' && isBare(placed));
  const content = page.passages.filter(({ zone }) => zone !== 'aside');
  const companies = content.flatMap((passage) =>
    find(passage.words).map((mention) => ({ passage, mention })),
  );
  return {
    context,
    mentions: everyMention,
    named,
    all: [
      ...named,
      ...bare,
      ...(named.length + companies.length > 0
        ? givenNameEvidence(context, prospect, person).filter(
            (mention) =>
              named.length > 0 ||
              standsAtCompany(mention) ||
              (isPlainly(mention.placed) && companies.some(isPlain)),
          )
        : []),
    ],
    content,
    companies,
    otherShare: otherShareOf(companies),
  };
}

const GIVEN_MENTIONS_MAX = 40;

/**
 * Mentions by given name alone. On a page that names the person in full they count as the person's; elsewhere many people
 * share the given name, so they count only beside the company.
 */
function givenNameEvidence(
  { page, mentions }: PageContext,
  prospect: ProspectWords,
  person: PersonMatcher,
): readonly MentionEvidence[] {
  const known = new Set(mentions.map(({ passage, mention }) => passage.words[mention.start]));
  const placedIn = (passage: Passage): readonly PlacedMention[] =>
    person
      .findGivenNames(passage.words)
      .filter(({ start }) => !known.has(passage.words[start]))
      .map((mention) => ({ passage, mention }));
  const text = page.passages.filter(isMainText);
  return mentionEvidenceOf(page, firstOf(text, placedIn, GIVEN_MENTIONS_MAX), prospect);
}

/** Does the given name alone mean the person: with the surname's initial, 'Åsa B.', or as that of a speaker, 'ÅSA: …'? */
function isPlainly(placed: PlacedMention): boolean {
  return placed.mention.match === 'initials' || isSpeaker(placed);
}

/** Is it the label of a speaker's turn? */
export function isSpeaker({ passage: { words, text, zone }, mention }: PlacedMention): boolean {
  const end = words[mention.end - 1]?.end ?? 0;
  const isOpening = words[mention.start]?.startsPhrase === true;
  return isOpening && isMainText({ zone }) && endsLabel(text, end);
}

/** Does a colon follow, as after a speaker's name? French puts a space before it. */
export function endsLabel(text: string, end: number): boolean {
  return LABEL_END.test(text.slice(end, end + LABEL_END_LENGTH));
}

const LABEL_END = /^[)）]?\s?[:：]/u;
const LABEL_END_LENGTH = 3;

function isPlain({ mention }: PlacedCompany): boolean {
  return mention.strength !== 'token' && !mention.isOther && !mention.isOutside;
}

const GIVEN_NAME_ASSOCIATION_MIN = 0.5;

function standsAtCompany({ attached }: MentionEvidence): boolean {
  return strongest(Object.values(attached)) >= GIVEN_NAME_ASSOCIATION_MIN;
}

/**
 * Does the mention count? Not in teasers, not as another person; in the description only if the text has one too, or there is
 * no text.
 */
function countsIn({ page, mentions }: PageContext, { passage, mention }: PlacedMention): boolean {
  if (mention.isPartOfOtherName || mention.hasOtherSuffix || passage.zone === 'aside') return false;
  if (mention.match === 'other-person-same-surname') return false;
  if (passage.zone !== 'description' || !page.hasContent) return true;
  return mentions.some(({ passage: { zone } }) => zone !== 'aside' && zone !== 'description');
}

const ABBREVIATION_LENGTH_MAX = 3;

/** Is the surname used by itself, as in 'Mr Lee', 'CISO Lee' and 'Lee said'? 'Orla Lee' is somebody else. */
function isBare({ passage: { words }, mention }: PlacedMention): boolean {
  const before = words[mention.start - 1];
  if (before === undefined || words[mention.start]?.startsPhrase !== false) return true;
  const { text, isCapital } = before;
  if (!isCapital || text.length <= ABBREVIATION_LENGTH_MAX || HONORIFICS.has(text)) return true;
  return JOB_TITLES.holds(text) || FIELD_WORDS.holds(text);
}

function otherShareOf(companies: readonly PlacedCompany[]): number {
  const isFull = ({ mention }: PlacedCompany): boolean =>
    mention.strength === 'full' && !mention.isOther && !mention.isOutside;
  const loose = companies.filter(({ mention }) => mention.strength !== 'full');
  if (loose.length === 0 || companies.some(isFull)) return 0;
  return loose.filter(({ mention }) => mention.isOther).length / loose.length;
}

/** The largest of some values between 0 and 1; 0 of none. */
export function strongest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
