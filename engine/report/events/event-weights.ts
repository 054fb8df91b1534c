import type { EventKind } from '../../model/brief.ts';

/** Days after which an event is no longer a reason to write now. */
export const EVENT_DAYS_MAX = 365;
/** Days that dates of one event may lie apart: an announcement and what it announces, a month and a day in it. */
export const SAME_DATE_DAYS = 31;
/** Days that pages which give no date of their own may lie apart and still report one event. */
export const SAME_REPORT_DAYS = 60;
/** Days within which the same figures make one event of two. */
export const SAME_SUM_DAYS = 400;
/** Figures of an event are at least this long; shorter ones are shared by chance. */
export const SUM_DIGITS_MIN = 2;
/** Kinds that are told only when a day says by when, or since when. */
export const DATED_KINDS: ReadonlySet<EventKind> = new Set(['deadline']);
/** Kinds that may be said of what is about to be done: the search itself is the event. */
export const OPEN_KINDS: ReadonlySet<EventKind> = new Set(['tender', 'hiring', 'deadline']);
