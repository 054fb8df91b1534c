import type { EventKind } from '../model/brief.ts';

/** The small label of an event, as a reader sees it: 'Fine or sanction', 'Merger or acquisition'. */
export function eventKindLabel(kind: EventKind): string {
  return LABELS[kind];
}

const LABELS: Readonly<Record<EventKind, string>> = {
  appointment: 'Appointment',
  promotion: 'Promotion',
  joining: 'Joining',
  departure: 'Departure',
  fine: 'Fine or sanction',
  investigation: 'Investigation',
  litigation: 'Legal action',
  breach: 'Incident',
  audit: 'Audit or inspection',
  certification: 'Certificate or licence',
  award: 'Award',
  funding: 'Funding',
  acquisition: 'Merger or acquisition',
  listing: 'Stock market listing',
  expansion: 'Expansion',
  product: 'Launch',
  deadline: 'Deadline',
  tender: 'Tender',
  project: 'System change',
  speaking: 'Speaking',
  hiring: 'Hiring',
  report: 'Report',
  restructuring: 'Restructuring',
  other: 'News',
};

/** What happened and to whom, where a label alone says too little: 'Fine or sanction: Acme', 'Appointment: Jane Doe'. */
export function eventText(kind: EventKind, whom: string): string {
  return `${eventKindLabel(kind)}: ${whom}`;
}

/** The same of a company, which people join and leave: 'Fine or sanction: Acme', 'Departure at Acme'. */
export function companyEventText(kind: EventKind, company: string): string {
  return JOB_MOVE_KINDS.has(kind)
    ? `${eventKindLabel(kind)} at ${company}`
    : eventText(kind, company);
}

/** Changes of jobs: what people do rather than their company. */
export const JOB_MOVE_KINDS: ReadonlySet<EventKind> = new Set([
  'appointment',
  'promotion',
  'joining',
  'departure',
]);
