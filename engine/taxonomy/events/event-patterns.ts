import type { EventKind } from '../../model/brief.ts';
import { HIRING_PATTERNS, TENDER_PATTERNS } from './demand-events.ts';
import { EAST_ASIAN_EVENTS } from './east-asian-events.ts';
import type { EventPattern } from './event-pattern.ts';
import {
  ACQUISITION_PATTERNS,
  EXPANSION_PATTERNS,
  FUNDING_PATTERNS,
  LISTING_PATTERNS,
  PRODUCT_PATTERNS,
  RESTRUCTURING_PATTERNS,
} from './growth-events.ts';
import { APPOINTMENT_PATTERNS, DEPARTURE_PATTERNS, OTHER_PATTERNS } from './people-events.ts';
import {
  AUDIT_PATTERNS,
  AWARD_PATTERNS,
  CERTIFICATION_PATTERNS,
  DEADLINE_PATTERNS,
  REPORT_PATTERNS,
} from './proof-events.ts';
import {
  BREACH_PATTERNS,
  FINE_PATTERNS,
  INVESTIGATION_PATTERNS,
  LITIGATION_PATTERNS,
} from './trouble-events.ts';

/** What tells of an event of one kind. */
export type EventEntry = { readonly kind: EventKind; readonly patterns: readonly EventPattern[] };

const ENTRIES: readonly EventEntry[] = [
  { kind: 'fine', patterns: FINE_PATTERNS },
  { kind: 'breach', patterns: BREACH_PATTERNS },
  { kind: 'investigation', patterns: INVESTIGATION_PATTERNS },
  { kind: 'tender', patterns: TENDER_PATTERNS },
  { kind: 'acquisition', patterns: ACQUISITION_PATTERNS },
  { kind: 'listing', patterns: LISTING_PATTERNS },
  { kind: 'audit', patterns: AUDIT_PATTERNS },
  { kind: 'deadline', patterns: DEADLINE_PATTERNS },
  { kind: 'certification', patterns: CERTIFICATION_PATTERNS },
  { kind: 'funding', patterns: FUNDING_PATTERNS },
  { kind: 'litigation', patterns: LITIGATION_PATTERNS },
  { kind: 'restructuring', patterns: RESTRUCTURING_PATTERNS },
  { kind: 'expansion', patterns: EXPANSION_PATTERNS },
  { kind: 'product', patterns: PRODUCT_PATTERNS },
  { kind: 'award', patterns: AWARD_PATTERNS },
  { kind: 'hiring', patterns: HIRING_PATTERNS },
  { kind: 'report', patterns: REPORT_PATTERNS },
  { kind: 'appointment', patterns: APPOINTMENT_PATTERNS },
  { kind: 'departure', patterns: DEPARTURE_PATTERNS },
  { kind: 'other', patterns: OTHER_PATTERNS },
];

/** The kinds of events and the words that tell of them, the one that says most about 'why now' first. */
export const EVENT_ENTRIES: readonly EventEntry[] = ENTRIES.map(({ kind, patterns }) => ({
  kind,
  patterns: [
    ...patterns,
    ...EAST_ASIAN_EVENTS.filter(([one]) => one === kind).map(([, match]) => ({ match })),
  ],
}));
