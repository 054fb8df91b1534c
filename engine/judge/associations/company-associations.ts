// How close each mention of the company is to a mention of the name, and whether the words between join the two.
import type { MentionContext } from '../mentions/mention-context.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyMention } from './company-matcher.ts';
import { associationBetween, type PositionTest } from './words-between.ts';

/** A mention of the company beside one of the name, and how close it is to that, 0–1. */
type CompanyAssociation = {
  readonly strength: number;
  readonly isAttached: boolean;
  readonly passage: Passage;
  readonly mention: CompanyMention;
};

type CompaniesIn = (passage: Passage) => readonly CompanyMention[];

/** Every mention of the company in the sentence or line of a name and in the lines below it. */
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

function associationsInSentence(
  { passage, from, start, end, to, isLine }: MentionContext,
  companies: readonly CompanyMention[],
  isPosition: PositionTest,
): readonly CompanyAssociation[] {
  return companies
    .filter(
      (company) =>
        company.start >= from &&
        company.end <= to &&
        (company.end <= start || company.start >= end),
    )
    .map((mention) => {
      const isBefore = mention.end <= start;
      const distance = isBefore ? start - mention.end : mention.start - end;
      const near = 1 / (1 + Math.max(0, distance - 2) / HALF_REACH_WORDS);
      const strength = near * (isBefore ? BEFORE_SHARE : 1) * certaintyOf(mention);
      const [first, last] = isBefore ? [mention.end, start] : [end, mention.start];
      const gap = { passage, from: first, to: last, isReversed: isBefore, isLine };
      const joined = associationBetween(gap, isPosition);
      const isAttached = joined > 0;
      return { strength: strength * (isAttached ? joined : 1), isAttached, passage, mention };
    });
}

const FOLLOWING_SHARE = 0.9;
/** A line below that is the company's name alone may begin the next entry of a list. */
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
        const near = 1 / (1 + Math.max(0, mention.start - 2) / HALF_REACH_WORDS);
        return {
          strength:
            near * (mention.start === 0 ? NEXT_LINE_SHARE : FOLLOWING_SHARE) * certaintyOf(mention),
          isAttached:
            associationBetween(
              { passage, from: 0, to: mention.start, isReversed: false, isLine: true },
              isPosition,
            ) > 0,
          passage,
          mention,
        };
      }),
  );
}

const OUTSIDE_SHARE = 0.1;

function certaintyOf({ isOutside, certainty }: CompanyMention): number {
  return certainty * (isOutside ? OUTSIDE_SHARE : 1);
}
