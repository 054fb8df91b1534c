import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import type { EventKind } from '../../../model/brief.ts';

/** What a frame can require: a word of a class ('fined', 'a plant'), a sum of money, a share, a number or a name. */
export type FramePart =
  | EventWordClass
  | 'money'
  | 'share'
  | 'named'
  | 'figure'
  | 'company'
  | 'authority'
  | 'court';

/**
 * The words that report an event, in any language: a trigger (what is done) and an argument near it (what it is done to). One without the
 * other is no event: 'issued' and 'fine' occur in many stories, 'issued a fine' is an event.
 */
export type EventFrame = FrameLimits & {
  readonly kind: EventKind;
  readonly trigger: FramePart;
  /** Empty if the trigger alone is an event. */
  readonly argument: readonly FramePart[];
};

/** What else a frame requires of a sentence. */
type FrameLimits = {
  /** The most characters between the two, 60 by default. */
  readonly gap?: number;
  /** The argument must follow the trigger. */
  readonly isOrdered?: boolean;
  /** The sentence must contain one of these too. */
  readonly needs?: readonly FramePart[];
  /** The sentence may contain none of these. */
  readonly unless?: readonly FramePart[];
  /** The trigger does not count as part of a job title: 'head of audit'. */
  readonly excludesTitles?: boolean;
  /** The trigger does not count beside 'must': 'has to be named'. */
  readonly excludesMust?: boolean;
  /** The event is that something is still undecided: a vote called, a fine proposed. */
  readonly isOpen?: boolean;
  /** Counts only with a day in the sentence. */
  readonly needsDay?: boolean;
  /** Counts only with a deadline in the sentence: 'must … by 1 July'. */
  readonly needsDeadline?: boolean;
  /** It tells what a company earned, so its period is that of the accounts. */
  readonly isOfAccounts?: boolean;
};

function frame(
  kind: EventKind,
  trigger: FramePart,
  argument: readonly FramePart[],
  limits: FrameLimits = {},
): EventFrame {
  return { ...limits, kind, trigger, argument };
}

/** The frames of each kind. The kind that says most about 'why now' comes first. */
export const EVENT_FRAMES: readonly EventFrame[] = [
  frame('fine', 'fined', []),
  frame('fine', 'fine', ['give', 'get', 'pay', 'suffer']),
  frame('fine', 'fine', ['money'], { gap: 40 }),
  // 'Agreed to pay £2m to close a case.'
  frame('fine', 'settle', ['money'], { gap: 40, needs: ['case'], unless: ['buy'] }),
  frame('fine', 'certificate', ['revoke']),
  frame('breach', 'breached', [], { unless: ['drill'] }),
  frame('breach', 'attack', ['suffer', 'steal'], { unless: ['drill'] }),
  frame('breach', 'steal', ['data'], { unless: ['drill'] }),
  // 'Posted 2,300 statements to old addresses.'
  frame('breach', 'astray', ['data'], { gap: 90, unless: ['drill'] }),
  frame('investigation', 'probed', []),
  frame('investigation', 'inquiry', ['open'], { gap: 45, unless: ['ended'] }),
  // A reprimand or a ban is a sanction; what else an authority orders may yet lead to one.
  frame('fine', 'order', ['give', 'get'], { needs: ['barred'] }),
  frame('investigation', 'order', ['give', 'get'], { unless: ['barred'] }),
  frame('investigation', 'proposed', [], { isOpen: true }),
  // 'Sale a concurso la plaza de auditor': a post is filled.
  frame('tender', 'tendering', [], { unless: ['get', 'vacant', 'ended'] }),
  frame('tender', 'tender', ['open', 'publish', 'give', 'get'], {
    gap: 40,
    excludesTitles: true,
    unless: ['vacant', 'ended'],
  }),
  frame('tender', 'seek', ['tool'], { isOrdered: true, needs: ['control'] }),
  // 'Is replacing its risk software', but not 'Tom Fell replaces Jane Roe as head of systems'.
  frame('project', 'replace', ['tool'], {
    gap: 45,
    needs: ['control'],
    unless: ['title'],
    isOpen: true,
  }),
  // 'Moved its customer records to a new platform in June.'
  frame('project', 'migrate', ['system'], {
    gap: 70,
    needsDay: true,
    unless: ['title', 'attack', 'mishap'],
  }),
  // 'Folded its six privacy teams into one.'
  frame('restructuring', 'unite', ['units'], { needsDay: true }),
  frame('acquisition', 'merged', [], { unless: ['contract'] }),
  frame('acquisition', 'buy', ['firm', 'named'], { gap: 70 }),
  frame('acquisition', 'deal', ['end', 'sign'], { gap: 50 }),
  frame('acquisition', 'sell', ['firm'], { gap: 40, isOrdered: true }),
  frame('acquisition', 'votes', [], { isOpen: true }),
  frame('listing', 'exchange', ['float', 'raise', 'open']),
  frame('audit', 'audited', []),
  frame('audit', 'audit', ['find', 'hold', 'end', 'publish'], { excludesTitles: true }),
  frame('deadline', 'must', [], { needsDeadline: true, unless: ['applicant', 'hiring', 'bids'] }),
  // 'Tenders for an audit system must be received by noon on 18 December.'
  frame('tender', 'must', ['bids'], { gap: 90, needs: ['control'], needsDeadline: true }),
  frame('deadline', 'apply', [], { unless: ['bids'] }),
  // 'The regulator wants a review by 30 April', 'all systems will be protected by 31 December.'
  frame('deadline', 'due', [], {
    needsDeadline: true,
    unless: ['applicant', 'hiring', 'bids', 'tender', 'name', 'leave', 'title'],
  }),
  frame('certification', 'certified', [], { unless: ['lost'] }),
  frame('certification', 'certificate', ['get', 'give'], { unless: ['lost'] }),
  frame('funding', 'raise', ['money'], { needs: ['funds'] }),
  frame('funding', 'funds', ['sign'], { gap: 50, needs: ['figure'], needsDay: true }),
  frame('litigation', 'sued', []),
  frame('litigation', 'suit', ['sue'], { gap: 50 }),
  frame('restructuring', 'reorganised', []),
  frame('restructuring', 'cut', ['jobs'], { gap: 40 }),
  frame('restructuring', 'shut', ['site'], { gap: 40, unless: ['shortly', 'deal'] }),
  frame('expansion', 'open', ['site'], { unless: ['inquiry', 'suit', 'audit'] }),
  frame('product', 'launched', []),
  frame('product', 'open', ['offer'], {
    gap: 50,
    unless: ['inquiry', 'tender', 'suit', 'hiring'],
  }),
  frame('award', 'awarded', [], { unless: ['nominee'] }),
  frame('award', 'prize', ['get', 'give', 'name'], { unless: ['nominee', 'tender', 'contract'] }),
  frame('hiring', 'hiring', [], { unless: ['applicant'] }),
  frame('hiring', 'seek', ['title'], { gap: 40, isOrdered: true, unless: ['applicant'] }),
  frame('hiring', 'seek', ['staff'], { gap: 25, isOrdered: true, unless: ['applicant'] }),
  frame('hiring', 'seek', ['jobs'], {
    gap: 12,
    isOrdered: true,
    needs: ['count', 'figure'],
    unless: ['applicant'],
  }),
  frame('report', 'publish', ['accounts'], { gap: 50 }),
  // 'Revenue rose by 4 per cent to £210m', 'made a profit of £31m'.
  frame('report', 'grew', ['earnings'], {
    needs: ['money', 'share'],
    unless: ['applicant', 'mishap', 'attack'],
    isOfAccounts: true,
  }),
  frame('report', 'netted', ['money'], { gap: 25, isOfAccounts: true }),
  // 'The court found for Acme': what a court does is no investigation.
  frame('litigation', 'court', ['company'], {
    gap: 80,
    isOrdered: true,
    unless: ['title', 'get', 'drill', 'ended', 'barred', 'fine'],
    needsDay: true,
  }),
  // 'The ombudsman told Acme on Friday to …': what an authority does to somebody is news whatever the verb.
  frame('investigation', 'authority', ['company'], {
    gap: 80,
    isOrdered: true,
    unless: ['title', 'get', 'drill', 'ended', 'financed'],
    needsDay: true,
  }),
  // 'A head of risk has to be named' names nobody.
  frame('appointment', 'name', ['title'], { gap: 90, unless: ['nominee'], excludesMust: true }),
  frame('departure', 'leave', ['title'], { gap: 90 }),
  frame('departure', 'left', []),
  frame('other', 'renamed', []),
  frame('breach', 'recall', ['figure', 'goods'], { gap: 40 }),
  frame('other', 'sign', ['contract'], { gap: 40, needs: ['figure'] }),
];

/** After this many days an event is no reason to write now. */
export const EVENT_DAYS_MAX = 365;
