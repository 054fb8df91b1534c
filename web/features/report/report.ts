import type { SavedResult } from '#engine';
import type { ResearchRun, RunStatus } from '../../research-run.ts';

/** An item of a report: of a run, with its page's text, or of a saved report, without. */
export type ReportResult = SavedResult & {
  readonly content?: string;
  readonly isSample?: boolean;
};

/** A report as it is shown; `results` are the four samples when `status` is `sampled`. */
export type Report = Pick<
  ResearchRun,
  'prospect' | 'researchedAt' | 'foundBy' | 'failures' | 'rejected'
> & {
  readonly status: RunStatus | 'sampled';
  readonly results: readonly ReportResult[];
  /** Found and not read, the most promising first; none of a sampled report. */
  readonly unread: readonly ReportResult[];
};

/** How further pages are read; absent where a report can only be looked at. */
export type ReadMoreControl = {
  /** What is being read now, by id; empty while nothing is. */
  readonly reading: readonly string[];
  /** Whether anybody is there to read them: a service with a key, or a free one. */
  readonly canRead: boolean;
  /** What it costs to read so many pages, said before it is done. */
  readonly costOf: (pages: number) => string;
  readonly onRead: (ids: readonly string[]) => void;
  readonly onStop: () => void;
};
