// Decides which mentions on a page count as the person's, and reads what the page says about each.
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import type { PersonMatcher } from '../../names/people/mentions/person-matcher.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { firstOf } from '../../text/place-of-phrase.ts';
import { endsLabel } from '../mentions/mention-context.ts';
import { ownNameWords, type PageContext, type PlacedMention } from '../mentions/page-context.ts';
import { FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import { announcedJobs } from './announced-jobs.ts';
import { backReferences } from './back-references.ts';
import type { CompanyEvidence } from './company-evidence.ts';
import type { CompanyMention } from './company-matcher.ts';
import {
  mentionEvidenceReader,
  type MentionEvidence,
  type ProspectWords,
} from './mention-evidence.ts';
import { isPossessive } from './other-company-name.ts';
import { belongsToSomebodyElse } from './other-owner.ts';

/** What a page says about each mention, read once for all features. */
export type PageEvidence = {
  readonly context: PageContext;
  /** All mentions, wherever they are. */
  readonly mentions: readonly MentionEvidence[];
  /** Mentions in the page's own text that count as the person's, including those by surname or given name alone. */
  readonly counted: readonly MentionEvidence[];
  /** Those among them that give more than the surname or given name. */
  readonly named: readonly MentionEvidence[];
  /** The evidence where the page refers to the person without the name, 'She works for Acme', or announces them in the sentence before. */
  readonly references: readonly CompanyEvidence[];
  /** The passages that are not teasers. */
  readonly content: readonly Passage[];
  readonly companies: readonly PlacedCompany[];
  /** The share, 0–1, of the mentions by less than the full name that mean another company. */
  readonly otherShare: number;
};

/** A mention of the company, or of one with a similar name. */
export type PlacedCompany = {
  readonly passage: Passage;
  readonly mention: CompanyMention;
  /** It is given as another person's: 'Peter Roe, CEO of Acme, spoke to Jane Doe'. */
  readonly isOfAnother: boolean;
};

/** Reads a page's evidence. */
export function pageEvidenceOf(
  context: PageContext,
  prospect: ProspectWords,
  person: PersonMatcher,
): PageEvidence {
  const { page, mentions } = context;
  const { find } = prospect;
  const evidenceAt = mentionEvidenceReader(page, prospect);
  const everyMention = evidenceAt(mentions);
  const own = everyMention.filter(({ placed }) => isCounted(context, placed));
  const named = own.filter(({ placed }) => placed.mention.kind !== 'surname');
  const surnames = own.filter(({ placed }) => placed.mention.kind === 'surname' && isBare(placed));
  const firms = new Set(surnames.map(({ placed }) => firmWordAfter(placed)));
  const bare = surnames.filter(({ placed }) => !firms.has(wordAfter(placed)));
  const content = page.passages.filter(({ zone }) => zone !== 'aside');
  const ownWords = ownNameWords(own);
  const companies = content.flatMap((passage) =>
    find(passage.words).map((mention) => ({
      passage,
      mention,
      isOfAnother: belongsToSomebodyElse(passage, mention, ownWords),
    })),
  );
  return {
    context,
    mentions: everyMention,
    named,
    references:
      companies.length === 0
        ? []
        : [...backReferences(page, named, prospect), ...announcedJobs(named, prospect)],
    counted: [
      ...named,
      ...bare,
      ...(named.length + companies.length > 0
        ? evidenceAt(givenNames(context, person)).filter(
            (mention) =>
              named.length > 0 ||
              isAttachedToCompany(mention) ||
              (isPersonByGivenName(mention.placed) && companies.some(isCertainlyCompany)),
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
 * Mentions by given name alone. They count as the person's on a page that names the person in full. Elsewhere they count only beside the
 * company, since many people share a given name.
 */
function givenNames(
  { page, mentions }: PageContext,
  person: PersonMatcher,
): readonly PlacedMention[] {
  const known = new Set(mentions.map(({ passage, mention }) => passage.words[mention.start]));
  const placedIn = (passage: Passage): readonly PlacedMention[] =>
    person
      .findGivenNames(passage.words)
      .filter(({ start }) => !known.has(passage.words[start]))
      .map((mention) => ({ passage, mention }));
  const text = page.passages.filter(isMainText);
  return firstOf(text, placedIn, GIVEN_MENTIONS_MAX);
}

/** Does the given name alone mean the person: with the surname's initial, 'Åsa B.', or as the label of a speaker, 'ÅSA: …'? */
function isPersonByGivenName(placed: PlacedMention): boolean {
  return placed.mention.match === 'initials' || isSpeaker(placed);
}

/** Is it the label of a speaker's turn? In a heading only before a quotation: 'Jane Doe: Still Water' is a title. */
export function isSpeaker({ passage, mention }: PlacedMention): boolean {
  const { words, text, kind } = passage;
  const end = words[mention.end - 1]?.end ?? 0;
  const isOpening = words[mention.start]?.startsPhrase === true;
  const isTurn = kind !== 'heading' || QUOTATION.test(text.slice(end));
  return isOpening && isTurn && isMainText(passage) && endsLabel(text, end);
}

const QUOTATION = /^[^\p{L}\p{N}]*["“”„«»‘’'「『]/u;

function isCertainlyCompany({ mention }: PlacedCompany): boolean {
  return mention.strength !== 'token' && !mention.isOther && !mention.isOutside;
}

const GIVEN_NAME_ASSOCIATION_MIN = 0.5;

function isAttachedToCompany({ attached }: MentionEvidence): boolean {
  return strongest(Object.values(attached)) >= GIVEN_NAME_ASSOCIATION_MIN;
}

/**
 * Does the mention count as the person's? Not in a teaser or as part of another person's name; in the description only if the text names
 * the person too, or there is no text.
 */
function isCounted({ page, mentions }: PageContext, { passage, mention }: PlacedMention): boolean {
  if (mention.isPartOfOtherName || mention.hasOtherSuffix || passage.zone === 'aside') return false;
  if (mention.match === 'other-person-same-surname') return false;
  if (passage.zone !== 'description' || !page.hasContent) return true;
  return mentions.some(({ passage: { zone } }) => zone !== 'aside' && zone !== 'description');
}

const ABBREVIATION_LENGTH_MAX = 3;

/** Is the surname used alone: 'Mr Lee', 'CISO Lee', 'Acme's Lee', 'Lee said'? 'Orla Lee' is somebody else. */
function isBare({ passage: { words }, mention }: PlacedMention): boolean {
  const before = words[mention.start - 1];
  if (before === undefined || words[mention.start]?.startsPhrase !== false) return true;
  const { text, isCapital } = before;
  if (
    !isCapital ||
    isPossessive(before) ||
    text.length <= ABBREVIATION_LENGTH_MAX ||
    HONORIFICS.has(text)
  )
    return true;
  return JOB_TITLES.holds(text) || FIELD_WORDS.holds(text);
}

/** The word right after a mention; '' at the end of the passage. */
function wordAfter({ passage: { words }, mention }: PlacedMention): string {
  return words[mention.end]?.text ?? '';
}

/**
 * The capitalised word after a surname, which makes it the name of a firm: 'Lee Marsh also advises ports'. `null` in a headline, which may
 * capitalise any word.
 */
function firmWordAfter({ passage: { words, kind }, mention }: PlacedMention): string | null {
  const next = words[mention.end];
  if (mention.match !== 'surname' || kind === 'heading') return null;
  if (next?.isCapital !== true || next.startsPhrase) return null;
  const isTitle = [JOB_TITLES, FIELD_WORDS].some((matcher) => matcher.holds(next.text));
  return isTitle || isEastAsian(next.text) ? null : next.text;
}

function otherShareOf(companies: readonly PlacedCompany[]): number {
  const isFull = ({ mention }: PlacedCompany): boolean =>
    mention.strength === 'full' && !mention.isOther && !mention.isOutside;
  const loose = companies.filter(({ mention }) => mention.strength !== 'full');
  if (loose.length === 0 || companies.some(isFull)) return 0;
  return loose.filter(({ mention }) => mention.isOther).length / loose.length;
}

/** The largest of several values between 0 and 1; 0 if there are none. */
export function strongest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
