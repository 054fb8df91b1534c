import type { EventWordClass } from '../../lexicon/events/event-words.ts';
import type { EventKind } from '../../model/brief.ts';

/** What stands in a sentence beside the words of a language: sums of money, other organisations, dates. */
export type FramePart =
  | EventWordClass
  | 'money'
  | 'named'
  | 'figure'
  | 'company'
  | 'authority'
  | 'court';

/**
 * What makes an event of words, whatever the language: something that is done (`verb`) and, near it, what it is done to (`noun`).
 * Either alone is none: 'issued' and 'fine' are words of many stories, 'issued a fine' is one.
 */
export type EventFrame = {
  readonly kind: EventKind;
  readonly verb: readonly FramePart[];
  readonly noun?: readonly FramePart[];
  /** Characters allowed between the two. */
  readonly gap?: number;
  /** The noun has to follow the verb. */
  readonly isOrdered?: boolean;
  /** Must stand in the sentence too. */
  readonly needs?: readonly FramePart[];
  /** Must stand nowhere in it. */
  readonly unless?: readonly FramePart[];
  /** Is no event as part of a job title: 'head of audit'. */
  readonly isNoTitle?: boolean;
  /** Says by itself that nothing is decided yet, and is reported as such: a vote called, a fine proposed. */
  readonly isOpen?: boolean;
  /** Too weak to be believed without a day of its own. */
  readonly isDated?: boolean;
  /** Too weak to be believed without a day by when: 'must'. */
  readonly isLimited?: boolean;
};

/** By kind, the one that says most about 'why now' first. */
export const EVENT_FRAMES: readonly EventFrame[] = [
  { kind: 'fine', verb: ['fined'] },
  { kind: 'fine', verb: ['fine'], noun: ['give', 'get', 'pay', 'suffer'], gap: 60 },
  { kind: 'fine', verb: ['fine'], noun: ['money'], gap: 40 },
  // 'Agreed to pay £2m to close a case.'
  { kind: 'fine', verb: ['settle'], noun: ['money'], gap: 40, needs: ['case'], unless: ['buy'] },
  { kind: 'fine', verb: ['certificate'], noun: ['revoke'], gap: 60 },
  { kind: 'breach', verb: ['breached'], unless: ['drill'] },
  { kind: 'breach', verb: ['attack'], noun: ['suffer', 'steal'], gap: 60, unless: ['drill'] },
  { kind: 'breach', verb: ['steal'], noun: ['data'], gap: 60, unless: ['drill'] },
  { kind: 'investigation', verb: ['probed'] },
  { kind: 'investigation', verb: ['inquiry'], noun: ['open'], gap: 45, unless: ['ended'] },
  // A reprimand or a ban is a sanction; what else an authority orders may yet lead to one.
  { kind: 'fine', verb: ['order'], noun: ['give', 'get'], gap: 60, needs: ['barred'] },
  { kind: 'investigation', verb: ['order'], noun: ['give', 'get'], gap: 60, unless: ['barred'] },
  { kind: 'investigation', verb: ['proposed'], isOpen: true },
  // 'Sale a concurso la plaza de auditor': a post is filled.
  { kind: 'tender', verb: ['tendering'], unless: ['get', 'vacant', 'ended'] },
  {
    kind: 'tender',
    verb: ['tender'],
    noun: ['open', 'publish', 'give', 'get'],
    gap: 40,
    isNoTitle: true,
    unless: ['vacant', 'ended'],
  },
  { kind: 'tender', verb: ['seek'], noun: ['tool'], gap: 60, isOrdered: true, needs: ['control'] },
  // 'Folded its six privacy teams into one.'
  { kind: 'restructuring', verb: ['unite'], noun: ['units'], gap: 60, isDated: true },
  { kind: 'acquisition', verb: ['merged'], unless: ['contract'] },
  { kind: 'acquisition', verb: ['buy'], noun: ['firm', 'named'], gap: 70 },
  { kind: 'acquisition', verb: ['deal'], noun: ['end', 'sign'], gap: 50 },
  { kind: 'acquisition', verb: ['sell'], noun: ['firm'], gap: 40, isOrdered: true },
  { kind: 'acquisition', verb: ['votes'], isOpen: true },
  { kind: 'listing', verb: ['exchange'], noun: ['float', 'raise', 'open'], gap: 60 },
  { kind: 'audit', verb: ['audited'] },
  {
    kind: 'audit',
    verb: ['audit'],
    noun: ['find', 'hold', 'end', 'publish'],
    gap: 60,
    isNoTitle: true,
  },
  { kind: 'deadline', verb: ['must'], isLimited: true, unless: ['applicant', 'hiring', 'bids'] },
  // 'Tenders for an audit system must be received by noon on 18 December.'
  { kind: 'tender', verb: ['must'], noun: ['bids'], gap: 90, needs: ['control'], isLimited: true },
  { kind: 'deadline', verb: ['apply'], unless: ['bids'] },
  { kind: 'certification', verb: ['certified'], unless: ['lost'] },
  {
    kind: 'certification',
    verb: ['certificate'],
    noun: ['get', 'give'],
    gap: 60,
    unless: ['lost'],
  },
  { kind: 'funding', verb: ['raise'], noun: ['money'], gap: 60, needs: ['funds'] },
  {
    kind: 'funding',
    verb: ['funds'],
    noun: ['sign'],
    gap: 50,
    needs: ['figure'],
    isDated: true,
  },
  { kind: 'litigation', verb: ['sued'] },
  { kind: 'litigation', verb: ['suit'], noun: ['sue'], gap: 50 },
  { kind: 'restructuring', verb: ['reorganised'] },
  { kind: 'restructuring', verb: ['cut'], noun: ['jobs'], gap: 40 },
  { kind: 'restructuring', verb: ['shut'], noun: ['site'], gap: 40, unless: ['shortly', 'deal'] },
  {
    kind: 'expansion',
    verb: ['open'],
    noun: ['site'],
    gap: 60,
    unless: ['inquiry', 'suit', 'audit'],
  },
  { kind: 'product', verb: ['launched'] },
  {
    kind: 'product',
    verb: ['open'],
    noun: ['offer'],
    gap: 50,
    unless: ['inquiry', 'tender', 'suit', 'hiring'],
  },
  { kind: 'award', verb: ['awarded'], unless: ['nominee'] },
  {
    kind: 'award',
    verb: ['prize'],
    noun: ['get', 'give', 'name'],
    gap: 60,
    unless: ['nominee', 'tender', 'contract'],
  },
  { kind: 'hiring', verb: ['hiring'], unless: ['applicant'] },
  {
    kind: 'hiring',
    verb: ['seek'],
    noun: ['post'],
    gap: 40,
    isOrdered: true,
    unless: ['applicant'],
  },
  { kind: 'report', verb: ['publish'], noun: ['accounts'], gap: 50 },
  // 'The court found for Acme': what a court does is no investigation.
  {
    kind: 'litigation',
    verb: ['court'],
    noun: ['company'],
    gap: 80,
    isOrdered: true,
    unless: ['post', 'get', 'drill', 'ended', 'barred', 'fine'],
    isDated: true,
  },
  // 'The ombudsman told Acme on Friday to …': what an authority does to somebody is news whatever the verb.
  {
    kind: 'investigation',
    verb: ['authority'],
    noun: ['company'],
    gap: 80,
    isOrdered: true,
    unless: ['post', 'get', 'drill', 'ended', 'financed'],
    isDated: true,
  },
  { kind: 'appointment', verb: ['name'], noun: ['post'], gap: 90, unless: ['nominee'] },
  { kind: 'departure', verb: ['leave'], noun: ['post'], gap: 90 },
  { kind: 'departure', verb: ['left'] },
  { kind: 'other', verb: ['renamed'] },
  { kind: 'breach', verb: ['recall'], noun: ['figure', 'goods'], gap: 40 },
  { kind: 'other', verb: ['sign'], noun: ['contract'], gap: 40, needs: ['figure'] },
];

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
/** Kinds that are reported only with a day by which, or since when. */
export const DATED_KINDS: ReadonlySet<EventKind> = new Set(['deadline']);
/** Kinds that may be said of what is about to be done: the search itself is the event. */
export const OPEN_KINDS: ReadonlySet<EventKind> = new Set(['tender', 'hiring', 'deadline']);
