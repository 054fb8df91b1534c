import type { CrmName, CrmNoteOutcome, Prospect } from '#engine';

/** How many entries one page of the record of use holds. */
export const RECORD_ENTRIES_PER_PAGE = 50;
/** How many people `forgottenAmong` looks up in one call. */
export const FORGOTTEN_LOOKUP_MAX = 1000;

/** Who researched whom. */
export type RecordOfUse = {
  readonly id: number;
  /** ISO 8601. */
  readonly happenedAt: string;
  readonly userEmail: string;
  readonly name: string;
  readonly company: string;
  /** Without keys: the free services were to be asked. */
  readonly isByFreeServices: boolean;
  /** Families of public sources that were to be asked, by their names. */
  readonly sources: readonly string[];
};

/** How a research that is recorded comes about. */
export type RecordedResearch = Pick<RecordOfUse, 'isByFreeServices' | 'sources'> & {
  /** The user has decided so although the person was forgotten. */
  readonly isAnyway: boolean;
};

/** A research that is to begin. */
export type RecordableResearch = Omit<RecordedResearch, 'isAnyway'> & {
  readonly prospect: Prospect;
};

/** Records a research; false when it is not to be made. Rejects when the signal aborts, and when `isUnattended` instead of asking. */
export type Preflight = (
  research: RecordableResearch,
  signal: AbortSignal,
  isUnattended?: boolean,
) => Promise<boolean>;

/** What the record says about a person about to be researched. */
export type Recorded = {
  /** ISO 8601 of the day the organisation forgot this person, or `null`. */
  readonly forgottenAt: string | null;
};

/** Respect for the people researched. Every method throws `BackendError`. */
export type PrivacyBackend = {
  /** To be called before any service is asked. A person who was forgotten is recorded only when `isAnyway`. */
  recordResearch(
    prospect: Pick<Prospect, 'name' | 'company'>,
    how: RecordedResearch,
  ): Promise<Recorded>;
  /** For the audit log: the account has written to a CRM that this browser reaches without the server. */
  recordCrmNote(crm: CrmName, outcome: CrmNoteOutcome): Promise<void>;
  /** Erases a person's reports and records from every account and keeps a hash of the key. */
  forgetProspect(prospectKey: string): Promise<void>;
  /** Those of the keys (at most `FORGOTTEN_LOOKUP_MAX`) that the organisation has forgotten. */
  forgottenAmong(prospectKeys: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /** Reports and the record of use are deleted after so many days. */
  privacySettings(signal: AbortSignal): Promise<{ readonly retentionDays: number }>;
  /** Administrators only; from 1 to 3650 days. What is older is gone at once. */
  setRetentionDays(days: number): Promise<void>;
  /** Administrators only: at most `RECORD_ENTRIES_PER_PAGE`, newest first, older than the entry `before`. */
  readResearchLog(before: number | null, signal: AbortSignal): Promise<readonly RecordOfUse[]>;
};
