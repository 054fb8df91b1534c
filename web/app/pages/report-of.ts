import type { Report } from '../../features/report/report.ts';
import type { ResearchState } from '../../features/research/run/research-state.ts';

/** The report of a run; it stands from the start, so that nothing moves when the first result comes. */
export function reportOf(state: Exclude<ResearchState, { readonly status: 'idle' }>): Report {
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
