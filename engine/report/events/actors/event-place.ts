import type { EventKind } from '../../../model/brief.ts';
import type { Span } from '../../../text/words.ts';
import type { NamedSentence } from './event-actors.ts';

/** A sentence, and what its page says of whom it may be about. */
export type EventSentence = NamedSentence & {
  /** Its place on the page. */
  readonly index: number;
  readonly isOwnSite: boolean;
  /** Is the company the organisation that was named last? */
  readonly isInFocus: boolean;
  readonly language: string | null;
};

/** The words of a sentence that report an event of a kind. */
export type EventPlace = EventSentence & { readonly span: Span; readonly kind: EventKind };

/** Kinds in which another person is named who is no rival. */
export const JOB_CHANGES: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

/** Kinds in which somebody is looked for. */
export const SEARCHES: ReadonlySet<EventKind> = new Set(['tender', 'hiring']);

/** Kinds that befall a person as well as a company. */
export const PERSONAL_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'award',
  'investigation',
  'litigation',
]);
