import { briefFor, type ResearchResult } from '#engine';
import { briefAnswer, judgedResults } from '../../runtime/assess/brief-answer.ts';
import { BRIEF_SETS, loadBriefCases, type BriefCase, type BriefSet } from '../brief-cases.ts';
import type { Figure, Measure } from '../measure.ts';
import { scoreBrief } from '../metrics/brief-score.ts';
import {
  BRIEF_COUNTS,
  NOTHING,
  sumOf,
  type BriefCount,
  type Count,
  type PartScore,
} from '../metrics/part-score.ts';
import { bootstrap } from '../metrics/resampling.ts';

/** Who decides which pages are about the person: the judge, as for a user, or the label, to see what the judge costs. */
export const BRIEF_VERDICTS = ['judged', 'person known'] as const;
export type BriefVerdicts = (typeof BRIEF_VERDICTS)[number];

/** What the brief says, against what a careful reader concludes from the same pages. */
export const briefs: Measure = {
  title: 'The brief',
  remark: () =>
    'Fictional prospects with three to six pages each (bench/briefs). Rules were fitted on ‘development’; nobody who wrote them has read ‘unseen’. ‘Person known’ takes the label for the judge’s verdict. In brackets the 95 % interval, resampling prospects.',
  run: ({ briefs: folder }) =>
    Promise.resolve(BRIEF_SETS.flatMap((set) => setFigures(folder, set))),
};

/** The figures of one part of bench/briefs, for either kind of verdict. */
export function setFigures(folder: string, set: BriefSet): readonly Figure[] {
  const cases = loadBriefCases(folder, set);
  if (cases.length === 0) return [];
  return BRIEF_VERDICTS.flatMap((verdicts) =>
    briefFigures(
      `briefs, ${set}${verdicts === 'judged' ? '' : `, ${verdicts}`}`,
      cases.map((one) => scoreCase(one, verdicts)),
    ),
  );
}

/** Writes the brief on one prospect and scores it. */
export function scoreCase(
  { prospect, now, pages, gold }: BriefCase,
  verdicts: BriefVerdicts,
): readonly PartScore[] {
  const brief = briefFor(prospect, resultsOf({ prospect, now, pages }, verdicts), now);
  return scoreBrief({ ...briefAnswer(brief), enough: brief.enough }, gold);
}

/** The pages of a case with the verdicts that the brief is written upon. */
export function resultsOf(
  { prospect, now, pages }: Pick<BriefCase, 'prospect' | 'now' | 'pages'>,
  verdicts: BriefVerdicts,
): readonly ResearchResult[] {
  const documents = pages.map(({ document }) => document);
  return judgedResults({ prospect, documents, now }).map((result, index) =>
    verdicts === 'judged'
      ? result
      : ({ ...result, verdict: pages[index]?.isPerson === true ? 'confirmed' : 'other' } as const),
  );
}

function briefFigures(name: string, scores: readonly (readonly PartScore[])[]): readonly Figure[] {
  const interval = bootstrap(scores, (picked) => picked);
  return BRIEF_COUNTS.map((label) =>
    label === 'duplicates'
      ? { name: `${name}: ${label}`, value: countIn(scores, label).right, unit: 'count' }
      : {
          name: `${name}: ${label}`,
          value: shareIn(scores, label),
          unit: 'share',
          interval: interval((picked) => shareIn(picked, label)),
        },
  );
}

/** Of these less is better: none of none is 0. */
const FAULTS: ReadonlySet<BriefCount> = new Set([
  'false in post',
  'openers forbidden',
  'no opener although one is allowed',
]);

function shareIn(scores: readonly (readonly PartScore[])[], label: BriefCount): number {
  const { right, of } = countIn(scores, label);
  if (of === 0) return FAULTS.has(label) ? 0 : 1;
  return right / of;
}

function countIn(scores: readonly (readonly PartScore[])[], label: BriefCount): Count {
  return sumOf(scores.flat().map(({ counts }) => counts[label] ?? NOTHING));
}
