// How close each mention of the company is to a mention of the person, and whether the words between associate the two.
import type { MentionContext } from '../mentions/mention-context.ts';
import { LEADING_VERBS, WORKING } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompaniesIn, CompanyMention } from './company-matcher.ts';
import { type Gap, gapInLine } from './gap.ts';
import { wholeLineCompany } from './lines-of-organisation.ts';
import { isSharedCompany } from './shared-company.ts';
import { associationBetween, type PositionTest } from './words-between.ts';

/** A mention of the company near a mention of the person, and how close the two are, 0–1. */
export type CompanyAssociation = {
  readonly strength: number;
  /** How certainly the words between associate the two, 0–1 (see `associationBetween`). */
  readonly joined: number;
  readonly passage: Passage;
  readonly mention: CompanyMention;
};

/** Finds every mention of the company in the sentence or line of the name and in the lines below it. */
export function associationsOf(
  context: MentionContext,
  companiesIn: CompaniesIn,
  isPosition: PositionTest,
): readonly CompanyAssociation[] {
  return [
    ...associationsInSentence(context, companiesIn(context.passage), isPosition),
    ...associationsBelow(context, companiesIn, isPosition),
  ];
}

const HALF_REACH_WORDS = 12;
const BEFORE_SHARE = 0.9;
/** The least closeness if the words between associate the two, however many they are: 'a mechanic who keeps forty buses running at Acme'. */
const JOINED_MIN = 0.75;

function associationsInSentence(
  context: MentionContext,
  companies: readonly CompanyMention[],
  isPosition: PositionTest,
): readonly CompanyAssociation[] {
  const { passage, from, start, end, to } = context;
  return companies
    .filter((company) => company.end <= start || company.start >= end)
    .flatMap((mention) => {
      const gap = gapTo(mention, context);
      const isAfterOthers = mention.start >= to && isInSentence(mention, context);
      const isShared = isSharedCompany(gap);
      if (isAfterOthers ? !isShared : mention.start < from || mention.end > to) return [];
      // If the company is shared, the names between are those of the others.
      const distance = isShared ? 0 : gap.to - gap.from;
      const joined = associationBetween(gap, isPosition);
      const close = Math.max(nearness(distance), joined === 1 ? JOINED_MIN : 0);
      const strength = close * (gap.isReversed ? BEFORE_SHARE : 1) * certaintyOf(mention);
      return [{ strength: strength * (joined > 0 ? joined : 1), joined, passage, mention }];
    });
}

/** How near two names are with so many words between them, 0–1. */
function nearness(words: number): number {
  return 1 / (1 + Math.max(0, words - 2) / HALF_REACH_WORDS);
}

function isInSentence(
  { start }: CompanyMention,
  { passage: { words }, end, isLine }: MentionContext,
): boolean {
  return isLine || words[start]?.sentence === words[end - 1]?.sentence;
}

function gapTo(
  company: CompanyMention,
  { passage, from, start, end, isLine }: MentionContext,
): Gap {
  const isReversed = company.end <= start;
  const [first, last] = isReversed ? [company.end, start] : [end, company.start];
  const before = passage.words[start - 1]?.text ?? '';
  const isAfterVerb = start > from && [WORKING, LEADING_VERBS].some((list) => list.holds(before));
  return { passage, from: first, to: last, company, isReversed, isLine, isAfterVerb };
}

const FOLLOWING_SHARE = 0.9;
/** If the company is alone on the line below, that may be the next entry of a list. */
const NEXT_LINE_SHARE = 0.5;

function associationsBelow(
  { following }: MentionContext,
  companiesIn: CompaniesIn,
  isPosition: PositionTest,
): readonly CompanyAssociation[] {
  return following.flatMap((passage) =>
    companiesIn(passage)
      .filter(({ start }) => passage.words[start]?.sentence === 0)
      .map((mention) => {
        const share = mention.start === 0 ? NEXT_LINE_SHARE : FOLLOWING_SHARE;
        return {
          strength: nearness(mention.start) * share * certaintyOf(mention),
          joined: associationBetween(gapInLine(passage, 0, mention), isPosition),
          passage,
          mention,
        };
      }),
  );
}

const HEAD_SHARE = 0.8;

/** The company as the heading of the lines that include the name; none if another organisation is. */
export function associationAbove(
  head: Passage | null,
  companiesIn: CompaniesIn,
): readonly CompanyAssociation[] {
  const mention = head === null ? null : wholeLineCompany(head, companiesIn);
  if (head === null || mention === null) return [];
  return [{ strength: HEAD_SHARE * certaintyOf(mention), joined: 1, passage: head, mention }];
}

const OUTSIDE_SHARE = 0.1;

function certaintyOf({ isOutside, certainty }: CompanyMention): number {
  return certainty * (isOutside ? OUTSIDE_SHARE : 1);
}
