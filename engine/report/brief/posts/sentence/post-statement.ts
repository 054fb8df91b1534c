import type { Citation, StatedDay } from '../../../../model/brief.ts';
import type { ReadSentence } from './masked-sentence.ts';

/**
 * What a sentence says of somebody and a post: they hold it, held it, join it, leave it, or died.
 * `held` is mentioned in passing ('formerly head of risk'); `leaves` reports the departure.
 */
export type PostKind = 'holds' | 'held' | 'joins' | 'leaves' | 'died';

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
  readonly isAnnounced: boolean;
  /** When it began or ended, by the sentence; of what is held, since when. */
  readonly on: StatedDay | null;
  readonly isInterim: boolean;
  /** From one post to another inside the company: a promotion, a second function. */
  readonly isInside: boolean;
  /** Beside the job: a seat on a board, a lectureship. It begins and ends without the job. */
  readonly isSide: boolean;
  /** Beside words, or a day ahead, that may report a change which no rule understood: no proof of a post. */
  readonly isUnsure: boolean;
  /** On the company's own site. */
  readonly isOnOwnSite: boolean;
  /** Its sentence names the prospect, so that it says by itself whom it is about. */
  readonly namesPerson: boolean;
  readonly evidence: Citation;
  /** The day of the page, or the newest that its text shows it to be; `null` when nothing does. */
  readonly statedOn: StatedDay | null;
  /** Is that the page's own date? A page is at least as new as what it reports. */
  readonly isDated: boolean;
};

/** What a sentence says, before it is known which page says it and when. */
export type DraftStatement = Omit<
  PostStatement,
  'evidence' | 'namesPerson' | 'isUnsure' | 'statedOn' | 'isDated' | 'isOnOwnSite' | 'isHere'
> & {
  /** An arrival that names neither the post nor the employer, nor mentions one. */
  readonly isBare?: boolean;
  /** An arrival in somebody's place, whose post the page may not name again. */
  readonly isSuccession?: boolean;
  /** The place of somebody who has not gone yet: 'succeeds John Roe, who retires in May'. */
  readonly isPlaceHeld?: boolean;
  /** A post that somebody keeps: 'who remains head of risk'. */
  readonly isKept?: boolean;
  /** A post that somebody had at the time the page describes. */
  readonly isOfThen?: boolean;
};

/** A post of which nothing more is said: not since when, nor that it is still ahead, interim, inside the company or beside the job. */
export const PLAIN_POST = {
  isAnnounced: false,
  on: null,
  isInterim: false,
  isInside: false,
  isSide: false,
} as const;

/** What a sentence or line of a page says, and its words. */
export type QuotedDraft = {
  readonly draft: DraftStatement;
  readonly quote: string;
  /** The number of the sentence on the page; `null` for a line that is no sentence, as in a curriculum vitae. */
  readonly index: number | null;
};

/** The same of a sentence. */
export type SentenceDraft = QuotedDraft & { readonly index: number };

/** What a text is read by beside its own words: its language and the day of writing, `null` when it is unknown. */
export type TextReading = { readonly language: string; readonly writtenOn: string | null };

/** The same of a sentence, which may name nobody and continue what was said of the prospect. */
export type PostReading = TextReading & Pick<ReadSentence, 'continuesProspect'>;
