/** How right and how complete a choice is, 0–1. */
export type SelectionFigures = { readonly precision: number; readonly recall: number };

/** Compares what was chosen with what should be; precision is 1 when nothing was chosen. */
export function selectionFigures(
  items: readonly { readonly isChosen: boolean; readonly isRight: boolean }[],
): SelectionFigures {
  const chosen = items.filter(({ isChosen }) => isChosen).length;
  const right = items.filter(({ isRight }) => isRight).length;
  const both = items.filter(({ isChosen, isRight }) => isChosen && isRight).length;
  return {
    precision: chosen === 0 ? 1 : both / chosen,
    recall: right === 0 ? 1 : both / right,
  };
}

/**
 * Exact-day dates: accuracy over all pages ('unknown' is right when no date is labelled), precision over the dates
 * given, both 0–1.
 */
export function dateFigures(
  dates: readonly { readonly given: string | null; readonly gold: string | null }[],
): { readonly accuracy: number; readonly precision: number } {
  const given = dates.filter((date) => date.given !== null);
  const rightGiven = given.filter((date) => date.given === date.gold).length;
  const right = dates.filter((date) => date.given === date.gold).length;
  return {
    accuracy: dates.length === 0 ? 1 : right / dates.length,
    precision: given.length === 0 ? 1 : rightGiven / given.length,
  };
}
