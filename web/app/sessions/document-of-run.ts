import { EMPTY_BRIEF, reportDocumentOf, type AboutCompany, type ReportDocument } from '#engine';
import { sharedReading } from '../../features/reading/shared-reading.ts';
import type { ResearchRun } from '../../research-run.ts';

/** What a run leaves to be saved. */
export type FinishedRun = Pick<
  ResearchRun,
  'prospect' | 'results' | 'unread' | 'foundBy' | 'researchedAt'
> & {
  /** What public sources say about the company; left out where nothing is known. */
  readonly aboutCompany?: AboutCompany | undefined;
};

/** A run as it is saved, with its brief; without one where that cannot be written, since the results count more. */
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
