import type { Citation, StatedDay } from '../../../../model/brief.ts';
import type { ReadSentence } from './masked-sentence.ts';

/**
 * What a sentence says of a person and a post. `held` is a former post mentioned in passing, 'formerly head of risk'; `leaves` reports the
 * departure itself.
 */
export type PostKind = 'holds' | 'held' | 'joins' | 'leaves' | 'died';

/** What one sentence of a confirmed page says about a post of the prospect. */
export type PostStatement = {
  readonly kind: PostKind;
  /** As the page writes it; '' when none is named. */
  readonly title: string;
  /** As the page writes it; '' when none is named. `isOwn` tells whether it is the company that the user entered. */
  readonly employer: string;
  readonly isOwn: boolean;
  /** The post is at the company, or its page is about the company and names no other employer. */
  readonly isHere: boolean;
  /** Announced, not yet true on the day of the page. */
  readonly isAnnounced: boolean;
  /** When the post began or ended according to the sentence; for a post that is held, since when. */
  readonly on: StatedDay | null;
  readonly isInterim: boolean;
  /** A change inside the company, such as a promotion or a second function. */
  readonly isInternal: boolean;
  /** A post beside the job, such as a seat on a board or a lectureship. It begins and ends independently of the job. */
  readonly isSide: boolean;
  /** Near words or a future date that may report a change which no rule understood; the statement proves no post. */
  readonly isUnsure: boolean;
  /** On the company's own site. */
  readonly isOnOwnSite: boolean;
  /** The sentence names the prospect, so it needs no other sentence to say who it is about. */
  readonly namesPerson: boolean;
  readonly evidence: Citation;
  /** The date of the page, or the newest date in its text; `null` when there is neither. */
  readonly statedOn: StatedDay | null;
  /** Is `statedOn` the page's own date? If not, the page is at least as new as what it reports. */
  readonly isDated: boolean;
};

/** What a sentence says, before its page and date are known. */
export type DraftStatement = Omit<
  PostStatement,
  'evidence' | 'namesPerson' | 'isUnsure' | 'statedOn' | 'isDated' | 'isOnOwnSite' | 'isHere'
> & {
  /** An arrival that neither names nor mentions a post or employer. */
  readonly isBare?: boolean;
  /** An arrival as somebody's successor; the page may not name the post again. */
  readonly isSuccession?: boolean;
  /** The predecessor has not gone yet: 'succeeds John Roe, who retires in May'. */
  readonly isPostStillHeld?: boolean;
  /** A post that the person keeps: 'who remains head of risk'. */
  readonly isKept?: boolean;
  /** A post held at the time that the page describes, and perhaps no longer. */
  readonly isHistorical?: boolean;
};

/** The fields of a post about which a sentence says nothing more. */
export const POST_DEFAULTS = {
  isAnnounced: false,
  on: null,
  isInterim: false,
  isInternal: false,
  isSide: false,
} as const;

/** What a sentence or line of a page says, and its words. */
export type QuotedDraft = {
  readonly draft: DraftStatement;
  readonly quote: string;
  /** The index of the sentence on the page; `null` for a line that is not a sentence, as in a CV. */
  readonly index: number | null;
};

/** The same of a sentence. */
export type SentenceDraft = QuotedDraft & { readonly index: number };

/** What else is known when a text is read: its language and the day it was written, `null` when that is unknown. */
export type TextReading = { readonly language: string; readonly writtenOn: string | null };

/** The same for a sentence that may name nobody and continue a statement about the prospect. */
export type PostReading = TextReading & Pick<ReadSentence, 'continuesProspect'>;
