import type { Citation, EventKind } from '../../../model/brief.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { EventPlace, EventSentence } from '../actors/event-place.ts';
import type { PageDates, Period } from '../dates/calendar-periods.ts';
import type { EventFrame } from '../frames/event-frames.ts';
import type { EventWordFinder } from '../frames/event-word-finder.ts';

/** A sentence that reports an event of the prospect or their company with certainty. */
export type EventMention = {
  readonly kind: EventKind;
  readonly subject: 'person' | 'company';
  /** The event's own date; `null` when the sentence gives none. */
  readonly period: Period | null;
  /** The day of the page; `null` when it is unknown. */
  readonly reportedOn: string | null;
  readonly citation: Citation;
  readonly isHeading: boolean;
  /** It names its subject and does not only say 'the company'. */
  readonly isNamed: boolean;
  /** It says 'the company', or fills a frame on the company's own site. */
  readonly isMeant: boolean;
  /** It was recognised by its date and the signs around it, in words that fill no frame. */
  readonly isByDate: boolean;
  /** In plain letters. */
  readonly text: string;
  /** The words in the names of other people and organisations. */
  readonly others: readonly string[];
  /** Words that look like names of places, products or others; not the names of the prospect and their company. */
  readonly nameLike: readonly string[];
  /** The beginnings of its longer words, and its counts, without the names of the prospect and their company. */
  readonly topic: readonly string[];
};

/** A page, and what is known about it before its sentences are read. */
export type PageFacts = PageDates & {
  readonly page: AnalyzedPage;
  readonly sentences: readonly EventSentence[];
  readonly today: string;
  readonly isOwnSite: boolean;
  /** Its title names the company. */
  readonly isTitled: boolean;
  readonly findWords: EventWordFinder;
};

/** The words of a sentence that fill a frame. */
export type FramePlace = EventPlace & { readonly frame: EventFrame };
