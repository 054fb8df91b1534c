import { prospectKey, type Prospect } from '#engine';
import type { RunRecord } from '../runtime/run-record.ts';

/** Pages of a run take a megabyte or two. */
const RUNS_MAX = 3;

/** A run that has ended, with its pages. */
export type LatestRun = { readonly record: RunRecord; readonly researchedAt: Date };

/** The latest runs of one client, in memory, so that further pages of them can be read. */
export type LatestRuns = {
  readonly remember: (prospect: Prospect, run: LatestRun) => void;
  readonly of: (prospect: Prospect) => LatestRun | undefined;
};

/** Remembers nothing yet. */
export function createLatestRuns(): LatestRuns {
  const runs = new Map<string, LatestRun>();
  return {
    remember(prospect, run) {
      const key = prospectKey(prospect);
      runs.delete(key);
      runs.set(key, run);
      const [oldest] = runs.keys();
      if (runs.size > RUNS_MAX && oldest !== undefined) runs.delete(oldest);
    },
    of: (prospect) => runs.get(prospectKey(prospect)),
  };
}
