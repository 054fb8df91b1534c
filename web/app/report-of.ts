import type { Report } from '../features/report/report.ts';
import type { ResearchState } from '../features/research/research-state.ts';

/** The report of the research; it stands from the start of a run, so that nothing moves when the first result comes. */
export function reportOf(state: ResearchState): Report | null {
  if (state.status === 'idle') return null;
  const { prospect, researchedAt, results, failures, rejected } = state.run;
  return {
    status: state.status,
    prospect,
    researchedAt,
    results: state.status === 'sampled' ? state.samples : results,
    failures,
    rejected,
  };
}
