import { ATTEMPTS_MAX } from '../../limits.ts';

/**
 * How many attempts a run still has (docs/decisions/040). First tries are the specification's own and always made;
 * a retry is made only where it, all attempts so far and the first tries still to come fit into ten.
 */
export type AttemptBudget = {
  /** Sets aside the first tries that the run still means to make, in place of those set aside before. */
  readonly setAside: (firstTries: number) => void;
  readonly takeFirstTry: () => void;
  /** Takes a retry, if there is one to spare. */
  readonly takeRetry: () => boolean;
};

/** The budget of one run. */
export function createAttemptBudget(): AttemptBudget {
  let made = 0;
  let ahead = 0;
  return {
    setAside: (firstTries) => (ahead = firstTries),
    takeFirstTry: () => {
      made += 1;
      ahead = Math.max(0, ahead - 1);
    },
    takeRetry: () => {
      if (made + ahead >= ATTEMPTS_MAX) return false;
      made += 1;
      return true;
    },
  };
}
