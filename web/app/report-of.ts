import type { Report } from '../features/report/intelligence-report.tsx';
import type { ResearchState } from '../features/research/research-state.ts';

/** The report that a state of the research has to show; `null` before there is anything. */
export function reportOf(state: ResearchState): Report | null {
  if (state.status === 'idle') return null;
  const { prospect, results, failures, rejected } = state.run;
  if (state.status === 'running' && results.length === 0) return null;
  return {
    status: state.status,
    prospect,
    results: state.status === 'sampled' ? state.samples : results,
    failures,
    rejected,
  };
}
