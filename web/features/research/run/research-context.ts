import { createContext, use, useSyncExternalStore } from 'react';
import { isCommonName, type Prospect } from '#engine';
import type { Consent } from '../../../storage/consent.ts';
import type { RecentProspects } from '../../../storage/recent-prospects.ts';
import type { ProspectDraft } from '../form/prospect-draft.ts';
import type { RunSettingsStore } from '../settings/run-settings.ts';
import type { SourceConsents } from '../sources/source-consents.ts';
import type { ResearchState } from './research-state.ts';
import type { ResearchStore } from './research-store.ts';

/** What outlives a change of screen: the control of the run and what was typed. It stays the same while a run changes. */
export type ResearchSession = Omit<ResearchStore, 'open'> & {
  readonly draft: ProspectDraft;
  readonly recent: RecentProspects;
  readonly settings: RunSettingsStore;
  /** `null` where this installation does not allow free services. */
  readonly freeServices: Consent | null;
  /** What of the sources about the company may be asked. */
  readonly sources: SourceConsents;
};

/** The research of the signed-in account. */
export const ResearchContext = createContext<ResearchSession | null>(null);

/** The research of the signed-in account. Throws outside of `ResearchContext`. */
export function useResearchSession(): ResearchSession {
  const session = use(ResearchContext);
  if (!session) throw new Error('useResearchSession needs a ResearchContext around it.');
  return session;
}

/** The current run. A component that uses this is redrawn several times a second during a run. */
export function useResearchState(): ResearchState {
  const { watch, read } = useResearchSession();
  return useSyncExternalStore(watch, read);
}

/** Whether there is a run, and how it ended: this changes at its start and its end only. */
export function useResearchStatus(): ResearchState['status'] {
  const { watch, read } = useResearchSession();
  return useSyncExternalStore(watch, () => read().status);
}

/** Whose report is on the screen: `null` while a run is under way, and where it brought nothing real. */
export function useReportedProspect(): Prospect | null {
  const { watch, read } = useResearchSession();
  return useSyncExternalStore(watch, () => reportedProspect(read()));
}

function reportedProspect(state: ResearchState): Prospect | null {
  const hasReport =
    state.status !== 'idle' &&
    state.status !== 'running' &&
    state.status !== 'sampled' &&
    state.run.results.length > 0;
  return hasReport ? state.run.prospect : null;
}

/** The name of the report's prospect if its results show that many people have it; '' otherwise. */
export function useCommonName(): string {
  const { watch, read } = useResearchSession();
  return useSyncExternalStore(watch, () => commonName(read()));
}

function commonName(state: ResearchState): string {
  const prospect = reportedProspect(state);
  if (prospect === null || state.status === 'idle') return '';
  return isCommonName(state.run.results) ? prospect.name.trim() : '';
}
