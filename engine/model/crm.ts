/** The systems of customers (CRM) that notes are written to. */
export const CRM_NAMES = ['hubspot', 'pipedrive', 'attio', 'twenty'] as const;

/** One of them. */
export type CrmName = (typeof CRM_NAMES)[number];

/** What came of writing a note: what an audit log says about it. */
export const CRM_NOTE_OUTCOMES = ['created', 'updated', 'deleted', 'failed'] as const;

/** One of them. */
export type CrmNoteOutcome = (typeof CRM_NOTE_OUTCOMES)[number];

/** Why a CRM could not be used. */
export type CrmErrorReason =
  /** It doesn't know the key. */
  | 'rejected'
  /** It knows the key, which may not do this: a scope is missing or was taken away. */
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'refused'
  | 'failed'
  | 'timed-out'
  | 'unreachable'
  | 'unreadable';
