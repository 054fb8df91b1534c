import type { ReportDocument } from '#engine';

/** How many reports one page of the list holds. */
export const REPORTS_PER_PAGE = 25;

/** A saved report as the list shows it. */
export type SavedReport = {
  readonly id: string;
  /** Finds other reports on the same person at the same company. */
  readonly prospectKey: string;
  readonly name: string;
  readonly company: string;
  /** ISO 8601: when the research ended. */
  readonly researchedAt: string;
  /** ISO 8601 with all the database's digits: the list is ordered and paged by it. */
  readonly savedAt: string;
  /** Items that may be about this person. */
  readonly insightCount: number;
  readonly shares: readonly ReportShare[];
};

/** Somebody who may read somebody else's report. The owner sees all of them, a receiver the own one. */
export type ReportShare = {
  readonly ownerName: string;
  readonly receiverId: string;
  readonly receiverEmail: string;
};

/** The share by which an account reads a report that is somebody else's; `undefined` for its own. */
export function shareFor(
  accountId: string,
  shares: readonly ReportShare[],
): ReportShare | undefined {
  return shares.find(({ receiverId }) => receiverId === accountId);
}

/** Which reports to list, newest first. */
export type ReportQuery = {
  /** Parts of a name or a company; '' for all. */
  readonly search: string;
  /** `savedAt` of the last report of the page before; `null` for the newest. */
  readonly before: string | null;
  readonly limit: number;
};

/** Reports on one person that an account has saved itself: what a colleague has found is not news to it. */
export type EarlierReportQuery = {
  readonly accountId: string;
  readonly prospectKey: string;
  /** ISO 8601: when the later research ended. */
  readonly before: string;
};

/** The saved reports of the signed-in account, and those that others share with it: nobody else can read, list or count them. Every method throws `BackendError`. */
export type ReportLibrary = {
  /** Answers the id. The same person and moment is saved once, however often it is asked for. */
  saveReport(document: ReportDocument): Promise<string>;
  listReports(query: ReportQuery, signal: AbortSignal): Promise<readonly SavedReport[]>;
  /** `null` when there is no such report, or it is somebody else's; reason `unreadable` when it is not a report. */
  readReport(id: string, signal: AbortSignal): Promise<ReportDocument | null>;
  /** The newest one that the account itself has saved; `null` when there is none. */
  readEarlierReport(query: EarlierReportQuery, signal: AbortSignal): Promise<ReportDocument | null>;
  readShares(id: string, signal: AbortSignal): Promise<readonly ReportShare[]>;
  /** Lets the account with that e-mail address read it; `false` when there is none. Only the owner can. */
  shareReport(id: string, email: string): Promise<boolean>;
  /** By the owner or by the receiver. A share that is gone already is not a failure. */
  unshareReport(id: string, receiverId: string): Promise<void>;
  /** A report that is gone already is not a failure. */
  deleteReport(id: string): Promise<void>;
};
