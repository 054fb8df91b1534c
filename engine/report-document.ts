import type { Brief } from './brief/brief.ts';
import type { Prospect } from './prospect.ts';
import type { ResearchResult } from './research-event.ts';
import type { ServiceName } from './services/service-error.ts';

/** An item as it is saved and exported: without the page's own text, which is not ours to keep. */
export type SavedResult = Omit<ResearchResult, 'content' | 'isSample'>;

/**
 * A finished report as it is saved, compared and exported. Samples never become one, keys are never in one, and pages
 * leave only their snippets and the quotes of the brief.
 */
export type ReportDocument = {
  readonly version: 1;
  readonly prospect: Prospect;
  /** The moment of the research, ISO 8601 in UTC. */
  readonly researchedAt: string;
  readonly foundBy: ServiceName | null;
  /** Best first. */
  readonly results: readonly SavedResult[];
  readonly brief: Brief;
};
