import type { Citation, StatedDay } from '../../../../model/brief.ts';

/**
 * What a sentence says of somebody and a post: they hold it, held it, come to it, give it up, or died.
 * `held` is told in passing ('formerly'); `goes` says that they leave.
 */
export type PostKind = 'holds' | 'held' | 'comes' | 'goes' | 'died';

/** What one sentence of a confirmed page says about a post of the prospect. */
export type PostStatement = {
  readonly kind: PostKind;
  /** As the page writes it; '' when none is named. */
  readonly title: string;
  /** As the page writes it; '' when none is named. `isOwn` says whether it is the entered company. */
  readonly employer: string;
  readonly isOwn: boolean;
  /** At the company, or on a page that speaks of it and names no other employer. */
  readonly isHere: boolean;
  /** Announced, not yet true on the day of the page. */
  readonly isComing: boolean;
  /** When it began or ended, by the sentence; of what is held, since when. */
  readonly on: StatedDay | null;
  readonly isInterim: boolean;
  /** A promotion inside the company. */
  readonly isPromotion: boolean;
  /** Beside the job: a seat on a board, a lectureship. It comes and goes without the job. */
  readonly isSide: boolean;
  /** Beside words or a day ahead that may tell of a change and that no reader made out: no proof of a post. */
  readonly isUnsure: boolean;
  /** On the company's own site. */
  readonly isOnOwnSite: boolean;
  /** Its sentence names the prospect, so that it says by itself whom it is about. */
  readonly namesPerson: boolean;
  readonly evidence: Citation;
  /** The day of the page, or the newest that its text shows it to be; `null` when nothing tells. */
  readonly statedOn: StatedDay | null;
  /** Is that the page's own date? A page is at least as new as what it tells of, but may be newer. */
  readonly isDated: boolean;
};

/** What a sentence says, before it is known which page says it and when. */
export type DraftStatement = Omit<
  PostStatement,
  'evidence' | 'namesPerson' | 'isUnsure' | 'statedOn' | 'isDated' | 'isOnOwnSite' | 'isHere'
> & {
  /** A coming that names neither the post nor the employer, nor speaks of one. */
  readonly isBare?: boolean;
  /** A coming in the place of somebody, whose post the page may not name again. */
  readonly isSuccession?: boolean;
  /** A post that somebody keeps: 'who remains head of risk'. */
  readonly isKept?: boolean;
  /** A post that somebody had at the time of which the page tells. */
  readonly isOfThen?: boolean;
};

/** A post of which nothing more is said: not since when, nor that it is to come, interim, a promotion or beside the job. */
export const PLAIN_POST = {
  isComing: false,
  on: null,
  isInterim: false,
  isPromotion: false,
  isSide: false,
} as const;

/** What the sentence `index` of a page says, and its words. */
export type QuotedDraft = {
  readonly draft: DraftStatement;
  readonly quote: string;
  readonly index: number;
};

/** What a text is read by beside its own words: its language and the day of writing, `null` when it is unknown. */
export type TextReading = { readonly language: string; readonly writtenOn: string | null };

/** The same of a sentence. */
export type PostReading = TextReading & {
  /** A sentence that names nobody goes on about the prospect. */
  readonly isAboutProspect: boolean;
};
