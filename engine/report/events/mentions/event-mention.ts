import type { Citation, EventKind } from '../../../model/brief.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { EventPlace, EventSentence } from '../actors/event-place.ts';
import type { PageDates, Period } from '../dates/calendar-periods.ts';
import type { EventFrame } from '../frames/event-frames.ts';
import type { EventWordFinder } from '../frames/event-word-finder.ts';

/** One sentence that surely reports an event of the prospect or their company. */
export type EventMention = {
  readonly kind: EventKind;
  readonly subject: 'person' | 'company';
  /** The event's own date; `null` when the sentence gives none. */
  readonly period: Period | null;
  /** The day of the page; `null` when it is unknown. */
  readonly reportedOn: string | null;
  readonly citation: Citation;
  readonly isHeading: boolean;
  /** Names its subject and not 'the company'. */
  readonly isNamed: boolean;
  /** Does it say 'the company', or fill a frame on the company's own site? */
  readonly isMeant: boolean;
  /** Recognised by its date and the signs around it, in words that fill no frame. */
  readonly isByDate: boolean;
  /** In plain letters. */
  readonly text: string;
  /** Words of other people and organisations that it names. */
  readonly others: readonly string[];
  /** Words written like names, of places, products or anybody, but the prospect's and their company's. */
  readonly nameLike: readonly string[];
  /** The beginnings of its longer words, and its counts, but for the names of the prospect and their company. */
  readonly topic: readonly string[];
};

/** A page, and what there is to know of it before its sentences are read. */
export type PageFacts = PageDates & {
  readonly page: AnalyzedPage;
  readonly sentences: readonly EventSentence[];
  readonly today: string;
  readonly isOwnSite: boolean;
  /** Does its title name the company? */
  readonly isTitled: boolean;
  readonly findWords: EventWordFinder;
};

/** The words of a sentence that fill a frame. */
export type FramePlace = EventPlace & { readonly frame: EventFrame };
