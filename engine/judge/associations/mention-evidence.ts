import { JOINING_WORDS, JOB_TITLE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';
import { mentionContextOf, type MentionContext } from '../mentions/mention-context.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import {
  OTHER_OCCUPATIONS,
  APPOINTMENTS,
  FIELD_WORDS,
  JOB_TITLES,
} from '../mentions/vocabulary.ts';
import type { Passage, ParsedPage } from '../page/parse-page.ts';
import type { FormStrength } from './company-forms.ts';
import type { CompanyMatcher, CompanyMention } from './company-matcher.ts';
import { hasFieldJobTitle, holdsFieldJobTitle, isBeside } from './job-titles-beside.ts';
import { statedEmployers, type StatedEmployer } from './stated-employers.ts';

/** What the words beside one mention of the name say: the company, other employers, job titles, occupations. */
export type MentionEvidence = {
  readonly placed: PlacedMention;
  /**
   * How closely the company stands to the name, by form, 0–1. Only a job title, an appointment or nothing may stand between
   * them.
   */
  readonly attached: Readonly<Record<FormStrength, number>>;
  /** The closest mention of the company, with its passage; `null` when there is none. */
  readonly nearest: { readonly passage: Passage; readonly mention: CompanyMention } | null;
  readonly employers: readonly StatedEmployer[];
  /** A job title in the field stands near the name. */
  readonly fieldJobTitle: number;
  /** A job title of any kind stands near the name. */
  readonly jobTitle: number;
  /** A job title in the field right at the name: 'Jane Doe, Head of Risk', 'CRO Jane Doe'. */
  readonly heldFieldJobTitle: number;
  /** An occupation outside the field stands near the name: 'midfielder Jane Doe'. */
  readonly otherOccupation: number;
  /** The same right at the name. */
  readonly adjacentOccupation: number;
  readonly context: MentionContext;
};

/** The evidence at each mention on a page. */
export function mentionEvidenceOf(
  page: ParsedPage,
  mentions: readonly PlacedMention[],
  find: CompanyMatcher,
): readonly MentionEvidence[] {
  const companies = new Map<Passage, readonly CompanyMention[]>();
  const companiesIn = (passage: Passage): readonly CompanyMention[] => {
    const known = companies.get(passage) ?? find(passage.words);
    companies.set(passage, known);
    return known;
  };
  const places = new Map(page.passages.map((passage, index) => [passage, index]));
  return mentions.slice(0, MENTIONS_READ_MAX).map((placed) => {
    const next = page.passages.slice(
      (places.get(placed.passage) ?? 0) + 1,
      (places.get(placed.passage) ?? 0) + FOLLOWING_END,
    );
    return evidenceOf(placed, mentionContextOf(placed, next), companiesIn);
  });
}

/** Mentions looked at closely; a page that names somebody more often says nothing new. */
const MENTIONS_READ_MAX = 80;
/** Lines up to this many passages after a mention's own may belong to it; exclusive. */
const FOLLOWING_END = 3;

type CompanyAssociation = {
  readonly strength: number;
  readonly isAttached: boolean;
  readonly passage: Passage;
  readonly mention: CompanyMention;
};

const ADJACENT_REACH = 4;
const OCCUPATION_REACH = 8;

function evidenceOf(
  placed: PlacedMention,
  context: MentionContext,
  companiesIn: (passage: Passage) => readonly CompanyMention[],
): MentionEvidence {
  const associations: readonly CompanyAssociation[] = [
    ...associationsInSentence(context, companiesIn(context.passage)),
    ...associationsBelow(context, companiesIn),
  ];
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
  const employers = employersOf(context, companiesIn);
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

const HALF_REACH_WORDS = 12;
const BEFORE_SHARE = 0.9;

function associationsInSentence(
  { passage, from, start, end, to }: MentionContext,
  companies: readonly CompanyMention[],
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
      const isAttached = isBefore
        ? joins(passage.words, mention.end, start)
        : joins(passage.words, end, mention.start);
      return { strength, isAttached, passage, mention };
    });
}

const FOLLOWING_SHARE = 0.9;

function associationsBelow(
  { following }: MentionContext,
  companiesIn: (passage: Passage) => readonly CompanyMention[],
): readonly CompanyAssociation[] {
  return following.flatMap((passage) =>
    companiesIn(passage)
      .filter(({ start }) => passage.words[start]?.sentence === 0)
      .map((mention) => {
        const near = 1 / (1 + Math.max(0, mention.start - 2) / HALF_REACH_WORDS);
        return {
          strength: near * FOLLOWING_SHARE * certaintyOf(mention),
          isAttached: joins(passage.words, 0, mention.start),
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

const GAP_WORDS_MAX = 14;
const JOINING_SHARE_MIN = 0.6;

/**
 * May the words between name and company associate them? They are a job title with small words ('is the head of risk at'), or
 * none.
 */
function joins(words: readonly Word[], from: number, to: number): boolean {
  const gap = words.slice(from, to);
  if (gap.length <= 1) return true;
  if (gap.length > GAP_WORDS_MAX) return false;
  if (gap.every(({ text }) => isEastAsian(text))) {
    return [JOB_TITLES, FIELD_WORDS].some((matcher) => matcher.find(gap, 0, gap.length) !== -1);
  }
  const distinctive = gap.filter(
    ({ text }) => JOB_TITLES.holds(text) || FIELD_WORDS.holds(text) || APPOINTMENTS.holds(text),
  ).length;
  const small = gap.filter(
    ({ text }) => JOINING_WORDS.has(text) || JOB_TITLE_PREPOSITIONS.has(text),
  ).length;
  return distinctive > 0 && distinctive + small >= gap.length * JOINING_SHARE_MIN;
}

const EMPLOYER_BEFORE = 8;
const EMPLOYER_BEHIND = 16;

function employersOf(
  { passage, from, start, end, to, following }: MentionContext,
  companiesIn: (passage: Passage) => readonly CompanyMention[],
): readonly StatedEmployer[] {
  const company = companiesIn(passage);
  const ownName = new Set(passage.words.slice(start, end).map(({ text }) => text));
  return [
    ...statedEmployers({
      passage,
      from: Math.max(from, start - EMPLOYER_BEFORE),
      to: start,
      company,
      ownName,
      isBehind: false,
    }),
    ...statedEmployers({
      passage,
      from: end,
      to: Math.min(to, end + EMPLOYER_BEHIND),
      company,
      ownName,
      isBehind: true,
    }),
    ...following.flatMap((line) =>
      statedEmployers({
        passage: line,
        from: 0,
        to: Math.min(line.words.length, EMPLOYER_BEHIND),
        company: companiesIn(line),
        ownName,
        isBehind: true,
      }),
    ),
  ];
}
