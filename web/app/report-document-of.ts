import type { Prospect, ReportDocument, ResearchResult, ServiceName } from '#engine';

/** What a run leaves to be saved. */
export type FinishedRun = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly foundBy: ServiceName | null;
};

/** A run as it is saved: without samples and without the pages' own texts. The engine is loaded for the brief. */
export async function reportDocumentOf(run: FinishedRun, endedAt: Date): Promise<ReportDocument> {
  const { briefFor } = await import('#engine');
  const { prospect, foundBy } = run;
  const results = run.results.filter(({ isSample }) => !isSample);
  return {
    version: 1,
    prospect,
    researchedAt: endedAt.toISOString(),
    foundBy,
    results: results.map(({ content: _content, isSample: _isSample, ...saved }) => saved),
    brief: briefFor(prospect, results, endedAt),
  };
}
