// What the words beside one mention of the name say: company, employers, job titles, occupations.
import { memoize } from '../../text/lookups.ts';
import {
  mentionContextOf,
  stretchesBeside,
  type MentionContext,
} from '../mentions/mention-context.ts';
import { ownNameWords, type PlacedMention } from '../mentions/page-context.ts';
import { OTHER_OCCUPATIONS, JOB_TITLES } from '../mentions/vocabulary.ts';
import type { Passage, ParsedPage } from '../page/parse-page.ts';
import { associationsOf } from './company-associations.ts';
import type { FormStrength } from './company-forms.ts';
import type { CompanyMatcher, CompanyMention } from './company-matcher.ts';
import { hasFieldJobTitle, holdsFieldJobTitle, isBeside } from './job-titles-beside.ts';
import { statedEmployers, type StatedEmployer } from './stated-employers.ts';
import type { PositionTest } from './words-between.ts';

/** What the words beside one mention of the name say: the company, other employers, job titles, occupations. */
export type MentionEvidence = {
  readonly placed: PlacedMention;
  /**
   * How close the company is to the name, by form, 0–1. Only a job title, an appointment or nothing may come between
   * them.
   */
  readonly attached: Readonly<Record<FormStrength, number>>;
  /** The closest mention of the company, with its passage; `null` when there is none. */
  readonly nearest: { readonly passage: Passage; readonly mention: CompanyMention } | null;
  readonly employers: readonly StatedEmployer[];
  /** A job title in the field is near the name. */
  readonly fieldJobTitle: number;
  /** A job title of any kind is near the name. */
  readonly jobTitle: number;
  /** A job title in the field right at the name: 'Jane Doe, Head of Risk', 'CRO Jane Doe'. */
  readonly heldFieldJobTitle: number;
  /** An occupation outside the field is near the name: 'midfielder Jane Doe'. */
  readonly otherOccupation: number;
  /** The same right at the name. */
  readonly adjacentOccupation: number;
  readonly context: MentionContext;
};

/** What of the prospect is looked for beside the name. */
export type ProspectWords = { readonly find: CompanyMatcher; readonly isPosition: PositionTest };

/** The evidence at each mention on a page. */
export function mentionEvidenceOf(
  page: ParsedPage,
  mentions: readonly PlacedMention[],
  { find, isPosition }: ProspectWords,
): readonly MentionEvidence[] {
  const companiesIn = memoize((passage: Passage) => find(passage.words));
  const places = new Map(page.passages.map((passage, index) => [passage, index]));
  return mentions.slice(0, MENTIONS_READ_MAX).map((placed) => {
    const next = page.passages.slice(
      (places.get(placed.passage) ?? 0) + 1,
      (places.get(placed.passage) ?? 0) + FOLLOWING_END,
    );
    return evidenceOf(placed, mentionContextOf(placed, next), companiesIn, isPosition);
  });
}

/** Mentions looked at closely; a page that names somebody more often says nothing new. */
const MENTIONS_READ_MAX = 80;
/** Lines up to this many passages after a mention's own may belong to it; exclusive. */
const FOLLOWING_END = 3;

const ADJACENT_REACH = 4;
const OCCUPATION_REACH = 8;

function evidenceOf(
  placed: PlacedMention,
  context: MentionContext,
  companiesIn: (passage: Passage) => readonly CompanyMention[],
  isPosition: PositionTest,
): MentionEvidence {
  const associations = associationsOf(context, companiesIn, isPosition);
  const attached = (form: FormStrength): number =>
    Math.max(
      0,
      ...associations
        .filter(
          ({ mention, isAttached }) =>
            isAttached && mention.strength === form && !mention.isOther && !mention.isOutside,
        )
        .map(({ strength }) => strength),
    );
  const nearest = associations
    .filter(({ mention }) => !mention.isOther)
    .toSorted((a, b) => b.strength - a.strength)[0];
  const employers = employersOfMention(placed, context, companiesIn);
  return {
    placed,
    attached: { full: attached('full'), short: attached('short'), token: attached('token') },
    nearest: nearest ?? null,
    employers,
    fieldJobTitle: hasFieldJobTitle(context) ? 1 : 0,
    jobTitle: isBeside(JOB_TITLES, context, OCCUPATION_REACH) ? 1 : 0,
    heldFieldJobTitle: holdsFieldJobTitle(context) ? 1 : 0,
    adjacentOccupation: isBeside(OTHER_OCCUPATIONS, context, ADJACENT_REACH) ? 1 : 0,
    otherOccupation: isBeside(OTHER_OCCUPATIONS, context, OCCUPATION_REACH) ? 1 : 0,
    context,
  };
}

const EMPLOYER_BEFORE = 8;
const EMPLOYER_BEHIND = 16;

function employersOfMention(
  placed: PlacedMention,
  context: MentionContext,
  companiesIn: (passage: Passage) => readonly CompanyMention[],
): readonly StatedEmployer[] {
  const ownName = ownNameWords([{ placed }]);
  return stretchesBeside(context, EMPLOYER_BEHIND, EMPLOYER_BEFORE).flatMap((stretch, index) =>
    statedEmployers({
      ...stretch,
      company: companiesIn(stretch.passage),
      ownName,
      isBehind: index > 0,
    }),
  );
}
