import type { PostStatement } from './post-statement.ts';

/** What a sentence says, before it is known which page says it and when. */
export type DraftStatement = Omit<
  PostStatement,
  'evidence' | 'namesPerson' | 'isUnsure' | 'statedOn' | 'isDated' | 'isOnOwnSite' | 'isHere'
> & {
  /** A coming that names neither the post nor the employer, nor speaks of one. */
  readonly isBare?: boolean;
  /** In the place of somebody who leaves. */
  readonly isSuccession?: boolean;
  /** A post that somebody keeps: 'who remains head of risk'. */
  readonly isKept?: boolean;
  /** A post that somebody had at the time of which the page tells. */
  readonly isOfThen?: boolean;
};

/** What a sentence needs to be read beside its own words. */
export type PostReading = {
  readonly language: string;
  /** The day of writing; `null` when it is unknown. */
  readonly writtenOn: string | null;
  /** A sentence that names nobody goes on about the prospect. */
  readonly isAboutProspect: boolean;
};
