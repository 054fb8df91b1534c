import type { EventKind } from '../../../model/brief.ts';
import type { Span } from '../../../text/words.ts';
import type { NamedSentence } from './event-actors.ts';

/** A sentence, and what is known about its subject from the page. */
export type EventSentence = NamedSentence & {
  /** Its index on the page. */
  readonly index: number;
  readonly isOwnSite: boolean;
  /** The company is the organisation named last. */
  readonly isInFocus: boolean;
  readonly language: string | null;
};

/** The words of a sentence that report an event of a kind. */
export type EventPlace = EventSentence & { readonly span: Span; readonly kind: EventKind };

/** Changes of jobs: another person is named, who is no rival. */
export const JOB_CHANGES: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

/** Searches for people or suppliers. */
export const SEARCHES: ReadonlySet<EventKind> = new Set(['tender', 'hiring']);

/** Kinds that happen to people as well as to companies. */
export const PERSONAL_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'award',
  'investigation',
  'litigation',
]);
