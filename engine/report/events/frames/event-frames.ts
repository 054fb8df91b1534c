import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import type { EventKind } from '../../../model/brief.ts';

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
 * What makes an event of words, whatever the language: a trigger and, near it, an argument: what is done, and what it is done to.
 * Either alone is none: 'issued' and 'fine' are words of many stories, 'issued a fine' is one.
 */
export type EventFrame = FrameLimits & {
  readonly kind: EventKind;
  readonly trigger: readonly FramePart[];
  /** None where the trigger is an event by itself. */
  readonly argument: readonly FramePart[];
};

/** What else a frame asks of a sentence. */
type FrameLimits = {
  /** Characters allowed between the two, 60 unless told otherwise. */
  readonly gap?: number;
  /** The argument has to follow the trigger. */
  readonly isOrdered?: boolean;
  /** Must stand in the sentence too. */
  readonly needs?: readonly FramePart[];
  /** Must stand nowhere in it. */
  readonly unless?: readonly FramePart[];
  /** Is no event as part of a job title: 'head of audit'. */
  readonly isNoTitle?: boolean;
  /** Is no event right beside 'must': 'has to be named'. */
  readonly isDone?: boolean;
  /** Says by itself that nothing is decided yet, and is reported as such: a vote called, a fine proposed. */
  readonly isOpen?: boolean;
  /** Too weak to be believed without a day of its own. */
  readonly isDated?: boolean;
  /** Too weak to be believed without a day by when: 'must'. */
  readonly isLimited?: boolean;
};

function frame(
  kind: EventKind,
  trigger: readonly FramePart[],
  argument: readonly FramePart[],
  limits: FrameLimits = {},
): EventFrame {
  return { ...limits, kind, trigger, argument };
}

/** By kind, the one that says most about 'why now' first. */
export const EVENT_FRAMES: readonly EventFrame[] = [
  frame('fine', ['fined'], []),
  frame('fine', ['fine'], ['give', 'get', 'pay', 'suffer']),
  frame('fine', ['fine'], ['money'], { gap: 40 }),
  // 'Agreed to pay £2m to close a case.'
  frame('fine', ['settle'], ['money'], { gap: 40, needs: ['case'], unless: ['buy'] }),
  frame('fine', ['certificate'], ['revoke']),
  frame('breach', ['breached'], [], { unless: ['drill'] }),
  frame('breach', ['attack'], ['suffer', 'steal'], { unless: ['drill'] }),
  frame('breach', ['steal'], ['data'], { unless: ['drill'] }),
  frame('investigation', ['probed'], []),
  frame('investigation', ['inquiry'], ['open'], { gap: 45, unless: ['ended'] }),
  // A reprimand or a ban is a sanction; what else an authority orders may yet lead to one.
  frame('fine', ['order'], ['give', 'get'], { needs: ['barred'] }),
  frame('investigation', ['order'], ['give', 'get'], { unless: ['barred'] }),
  frame('investigation', ['proposed'], [], { isOpen: true }),
  // 'Sale a concurso la plaza de auditor': a post is filled.
  frame('tender', ['tendering'], [], { unless: ['get', 'vacant', 'ended'] }),
  frame('tender', ['tender'], ['open', 'publish', 'give', 'get'], {
    gap: 40,
    isNoTitle: true,
    unless: ['vacant', 'ended'],
  }),
  frame('tender', ['seek'], ['tool'], { isOrdered: true, needs: ['control'] }),
  // 'Is replacing its risk software', but not 'Tom Fell replaces Jane Roe as head of systems'.
  frame('project', ['replace'], ['tool'], {
    gap: 45,
    needs: ['control'],
    unless: ['post'],
    isOpen: true,
  }),
  // 'Folded its six privacy teams into one.'
  frame('restructuring', ['unite'], ['units'], { isDated: true }),
  frame('acquisition', ['merged'], [], { unless: ['contract'] }),
  frame('acquisition', ['buy'], ['firm', 'named'], { gap: 70 }),
  frame('acquisition', ['deal'], ['end', 'sign'], { gap: 50 }),
  frame('acquisition', ['sell'], ['firm'], { gap: 40, isOrdered: true }),
  frame('acquisition', ['votes'], [], { isOpen: true }),
  frame('listing', ['exchange'], ['float', 'raise', 'open']),
  frame('audit', ['audited'], []),
  frame('audit', ['audit'], ['find', 'hold', 'end', 'publish'], { isNoTitle: true }),
  frame('deadline', ['must'], [], { isLimited: true, unless: ['applicant', 'hiring', 'bids'] }),
  // 'Tenders for an audit system must be received by noon on 18 December.'
  frame('tender', ['must'], ['bids'], { gap: 90, needs: ['control'], isLimited: true }),
  frame('deadline', ['apply'], [], { unless: ['bids'] }),
  frame('certification', ['certified'], [], { unless: ['lost'] }),
  frame('certification', ['certificate'], ['get', 'give'], { unless: ['lost'] }),
  frame('funding', ['raise'], ['money'], { needs: ['funds'] }),
  frame('funding', ['funds'], ['sign'], { gap: 50, needs: ['figure'], isDated: true }),
  frame('litigation', ['sued'], []),
  frame('litigation', ['suit'], ['sue'], { gap: 50 }),
  frame('restructuring', ['reorganised'], []),
  frame('restructuring', ['cut'], ['jobs'], { gap: 40 }),
  frame('restructuring', ['shut'], ['site'], { gap: 40, unless: ['shortly', 'deal'] }),
  frame('expansion', ['open'], ['site'], { unless: ['inquiry', 'suit', 'audit'] }),
  frame('product', ['launched'], []),
  frame('product', ['open'], ['offer'], {
    gap: 50,
    unless: ['inquiry', 'tender', 'suit', 'hiring'],
  }),
  frame('award', ['awarded'], [], { unless: ['nominee'] }),
  frame('award', ['prize'], ['get', 'give', 'name'], { unless: ['nominee', 'tender', 'contract'] }),
  frame('hiring', ['hiring'], [], { unless: ['applicant'] }),
  frame('hiring', ['seek'], ['post'], { gap: 40, isOrdered: true, unless: ['applicant'] }),
  frame('report', ['publish'], ['accounts'], { gap: 50 }),
  // 'The court found for Acme': what a court does is no investigation.
  frame('litigation', ['court'], ['company'], {
    gap: 80,
    isOrdered: true,
    unless: ['post', 'get', 'drill', 'ended', 'barred', 'fine'],
    isDated: true,
  }),
  // 'The ombudsman told Acme on Friday to …': what an authority does to somebody is news whatever the verb.
  frame('investigation', ['authority'], ['company'], {
    gap: 80,
    isOrdered: true,
    unless: ['post', 'get', 'drill', 'ended', 'financed'],
    isDated: true,
  }),
  // 'A head of risk has to be named' names nobody.
  frame('appointment', ['name'], ['post'], { gap: 90, unless: ['nominee'], isDone: true }),
  frame('departure', ['leave'], ['post'], { gap: 90 }),
  frame('departure', ['left'], []),
  frame('other', ['renamed'], []),
  frame('breach', ['recall'], ['figure', 'goods'], { gap: 40 }),
  frame('other', ['sign'], ['contract'], { gap: 40, needs: ['figure'] }),
];

/** Days after which an event is no longer a reason to write now. */
export const EVENT_DAYS_MAX = 365;
