import { createContext, use } from 'react';
import type { FreeServicesConsent } from '../../../storage/free-services.ts';
import type { RecentProspects } from '../../../storage/recent-prospects.ts';
import type { ProspectDraft } from '../form/prospect-draft.ts';
import type { RunSettingsStore } from '../settings/run-settings.ts';
import type { ResearchState } from './research-state.ts';
import type { ResearchStore } from './research-store.ts';

/** What outlives a change of screen: the control of the run and what was typed. It stays the same while a run changes. */
export type ResearchSession = Omit<ResearchStore, 'open'> & {
  readonly draft: ProspectDraft;
  readonly recent: RecentProspects;
  readonly settings: RunSettingsStore;
  /** `null` where this installation does not allow free services. */
  readonly freeServices: FreeServicesConsent | null;
};

/** The research of the signed-in account. */
export const ResearchContext = createContext<ResearchSession | null>(null);

/** Its state, which every event of a run changes. */
export const ResearchStateContext = createContext<ResearchState | null>(null);

/** The status of that state, which changes at the start and the end of a run only. */
export const ResearchStatusContext = createContext<ResearchState['status'] | null>(null);

/** The research of the signed-in account. Throws outside of `ResearchContext`. */
export function useResearchSession(): ResearchSession {
  const session = use(ResearchContext);
  if (!session) throw new Error('useResearchSession needs a ResearchContext around it.');
  return session;
}

/**
 * The run as it is: whoever asks is drawn again at every event, many times a second. Throws outside of
 * `ResearchStateContext`.
 */
export function useResearchState(): ResearchState {
  const state = use(ResearchStateContext);
  if (!state) throw new Error('useResearchState needs a ResearchStateContext around it.');
  return state;
}

/** Whether there is a run, and how it ended. Throws outside of `ResearchStatusContext`. */
export function useResearchStatus(): ResearchState['status'] {
  const status = use(ResearchStatusContext);
  if (!status) throw new Error('useResearchStatus needs a ResearchStatusContext around it.');
  return status;
}
