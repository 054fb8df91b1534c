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
  readonly aboutCompany?: AboutCompany | undefined;
  /** ISO 8601; `null` when it was not noted. */
  readonly researchedAt: string | null;
};

/**
 * A run as it is saved, with the brief as it stands on the screen. A brief that cannot be written leaves the report
 * without one: the results count more.
 */
export async function documentOfRun(run: FinishedRun, endedAt: Date): Promise<ReportDocument> {
  const { prospect, results, aboutCompany } = run;
  const now = researchedAtOf(run, endedAt);
  const reading = await sharedReading(
    { prospect, results, now, aboutCompany: aboutCompany ?? null },
    new AbortController().signal,
  ).catch(() => null);
  const { brief, highlights } = reading ?? { brief: EMPTY_BRIEF };
  return reportDocumentOf({ ...run, researchedAt: now, brief, highlights });
}

/** The same without its brief, which takes a while to write. */
export function documentWithoutBrief(run: FinishedRun, endedAt: Date): ReportDocument {
  return reportDocumentOf({
    ...run,
    researchedAt: researchedAtOf(run, endedAt),
    brief: EMPTY_BRIEF,
  });
}

function researchedAtOf({ researchedAt }: FinishedRun, endedAt: Date): Date {
  return researchedAt === null ? endedAt : new Date(researchedAt);
}
