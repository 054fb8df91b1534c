/** One number of the results page. */
export type Figure = {
  /** Unique among all figures; floors.json names it. */
  readonly name: string;
  readonly value: number;
  /** 'share' is 0–1, 'ratio' compares with a floor; the others are what they say. */
  readonly unit: 'share' | 'ratio' | 'ms' | 'MB' | 'kB' | 'count' | 'nats';
  /** Where the value lies with 95 % certainty, lower and upper end. */
  readonly interval?: readonly [number, number];
};

/** Where a measure finds what it needs. Folders that are optional may not exist. */
export type BenchPlaces = {
  /** The project's own corpus. */
  readonly corpus: string;
  /** Prospects with what a brief on them should say. */
  readonly briefs: string;
  /** Labelled sets beside the checkout, for measuring only; optional. */
  readonly sharedSets: string;
  /** The project's own people, in folders of `bench`, for fitting and measuring the judge; optional. */
  readonly people: string;
  /** Where the reliability diagram is written. */
  readonly diagram: string;
  /** Where the comparison with the usual rule is written. */
  readonly comparison: string;
};

/** One thing that is measured. A new measure is one file in `measures/` and one line in `measures/all.ts`. */
export type Measure = {
  readonly title: string;
  /** A line below the title, '' for none. */
  readonly remark?: () => string;
  /** `null` when what it needs is not there. */
  readonly run: (places: BenchPlaces) => Promise<readonly Figure[] | null>;
};
