import type { BriefAnswer } from '../../runtime/assess/brief-answer.ts';

/** Something to be counted: how many were right, of how many. */
export type Count = { readonly right: number; readonly of: number };

/** Everything that is counted in a brief. Of 'false in post', 'forbidden' and 'no opener' less is better. */
export const BRIEF_COUNTS = [
  'status right',
  'status of movers right',
  'false in post',
  'employer right',
  'events precision',
  'events recall',
  'event kinds right',
  'event dates right',
  'words precision',
  'words recall',
  'words recall, small ones too',
  'openers forbidden',
  'openers allowed',
  'no opener although one is allowed',
  'duplicates',
  'enough right',
] as const;
export type BriefCount = (typeof BRIEF_COUNTS)[number];

/** One line of a brief beside what a careful reader says, for reading errors. */
export type Remark = {
  readonly mark: 'right' | 'wrong' | 'missed' | 'neither';
  readonly part: 'who' | 'event' | 'words' | 'opener' | 'enough';
  readonly text: string;
};

/** What one part of a brief comes to. */
export type PartScore = {
  readonly counts: Partial<Readonly<Record<BriefCount, Count>>>;
  readonly remarks: readonly Remark[];
};

/** What a brief on one page of a sentence or two comes to: counts by label, and what is wrong with it, '' when nothing is. */
export type SentenceScore = {
  readonly counts: Readonly<Record<string, Count>>;
  readonly error: string;
};

/** Reads the gold of one such page as its kind has it and scores the brief against it. Throws when the gold is of another kind. */
export type SentenceScorer = (brief: BriefAnswer, gold: unknown) => SentenceScore;

/** From this worth (1–3) on, words of the person's count as worth showing. */
export const WORTH_MIN = 2;

/** Nothing to be counted. */
export const NOTHING: Count = { right: 0, of: 0 };

/** Counts of several briefs, or parts of one, together. */
export function sumOf(counts: readonly Count[]): Count {
  return {
    right: counts.reduce((total, { right }) => total + right, 0),
    of: counts.reduce((total, { of }) => total + of, 0),
  };
}

/** Counts those of some items for which something holds. */
export function countOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): Count {
  return { right: items.filter(holds).length, of: items.length };
}
