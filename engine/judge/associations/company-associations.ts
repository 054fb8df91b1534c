// How close each mention of the company is to a mention of the name, and whether the words between join the two.
import type { MentionContext } from '../mentions/mention-context.ts';
import { LEADING_VERBS, WORKING } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompaniesIn, CompanyMention } from './company-matcher.ts';
import type { Gap } from './gap.ts';
import { wholeLineCompany } from './lines-of-organisation.ts';
import { isSharedCompany } from './shared-company.ts';
import { associationBetween, type PositionTest } from './words-between.ts';

/** A mention of the company beside one of the name, and how close it is to that, 0–1. */
export type CompanyAssociation = {
  readonly strength: number;
  /** How surely the words between associate the two, 0–1 (see `associationBetween`). */
  readonly joined: number;
  readonly passage: Passage;
  readonly mention: CompanyMention;
};

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
/** Words that say what joins the two may be many: 'a mechanic who keeps forty buses running at Acme'. */
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
      const isBefore = gap.isReversed;
      // The names between are those of others who share it.
      const distance = isShared ? 0 : gap.to - gap.from;
      const joined = associationBetween(gap, isPosition);
      const near = 1 / (1 + Math.max(0, distance - 2) / HALF_REACH_WORDS);
      const close = joined === 1 ? Math.max(near, JOINED_MIN) : near;
      const strength = close * (isBefore ? BEFORE_SHARE : 1) * certaintyOf(mention);
      return [{ strength: strength * (joined > 0 ? joined : 1), joined, passage, mention }];
    });
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
          joined: associationBetween(
            {
              passage,
              from: 0,
              to: mention.start,
              company: mention,
              isReversed: false,
              isLine: true,
              isAfterVerb: false,
            },
            isPosition,
          ),
          passage,
          mention,
        };
      }),
  );
}

const HEAD_SHARE = 0.8;

/** The company as the head of the lines among which the name stands; none where another organisation is. */
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
