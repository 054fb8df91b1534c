/** Attempts of one run, first tries included; a retry needs room below this (docs/decisions/040). */
const ATTEMPTS_MAX = 10;

/**
 * How many attempts a run still has (docs/decisions/040). First tries are the specification's own and always made;
 * a retry is made only where it, all attempts so far and the first tries still to come fit into ten.
 */
export type AttemptBudget = {
  /** Reserves the first tries that the run still means to make, in place of those reserved before. */
  readonly reserve: (firstTries: number) => void;
  /** Takes a first try; there always is one. */
  readonly takeFirstTry: () => void;
  /** Takes a retry, if there is one to spare. */
  readonly takeRetry: () => boolean;
};

/** The budget of one run. */
export function createAttemptBudget(): AttemptBudget {
  let made = 0;
  let ahead = 0;
  return {
    reserve: (firstTries) => (ahead = firstTries),
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
