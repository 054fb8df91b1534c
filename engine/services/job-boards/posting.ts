/** One vacancy as a board publishes it. All texts are foreign. */
export type Posting = {
  readonly id: string;
  readonly title: string;
  /** Where a reader finds it. */
  readonly url: string;
  /** When it was first published, YYYY-MM-DD; `null` where the board does not say. */
  readonly publishedOn: string | null;
  readonly place: string;
  /** ISO 3166, two small letters; '' where the board does not say. */
  readonly country: string;
  /** The description, with markup or without; '' where the list leaves it out. */
  readonly body: string;
};

/** What one board publishes. */
export type Board = {
  /** Whose board it says it is; '' where it does not say. */
  readonly company: string;
  readonly postings: readonly Posting[];
};

/** Real boards have some hundreds; the rest of a longer one is not looked at. */
export const POSTINGS_MAX = 2000;
