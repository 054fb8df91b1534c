import {
  EMPTY_BRIEF,
  reportDocumentOf,
  type AboutCompany,
  type Prospect,
  type ReportDocument,
  type ResearchResult,
  type ServiceName,
} from '#engine';
import { sharedReading } from '../../features/reading/shared-reading.ts';

/** What a run leaves to be saved. */
export type FinishedRun = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly unread: readonly ResearchResult[];
  readonly foundBy: ServiceName | null;
  /** What public sources say about the company; left out where nothing is known. */
  readonly aboutCompany?: AboutCompany;
  /** ISO 8601; `null` when it was not noted. */
  readonly researchedAt: string | null;
};

/**
 * A run as it is saved, with the brief as it stands on the screen. A brief that cannot be written leaves the report
 * without one: the results count more.
 */
export async function documentOfRun(run: FinishedRun, endedAt: Date): Promise<ReportDocument> {
  const { prospect, results, unread, foundBy, aboutCompany } = run;
  const researchedAt = run.researchedAt === null ? endedAt : new Date(run.researchedAt);
  const { brief, highlights } = await sharedReading(
    { prospect, results, now: researchedAt, aboutCompany: aboutCompany ?? null },
    new AbortController().signal,
  ).catch(() => ({ brief: EMPTY_BRIEF, highlights: undefined }));
  return reportDocumentOf({
    prospect,
    researchedAt,
    foundBy,
    results,
    unread,
    brief,
    aboutCompany,
    highlights,
  });
}
