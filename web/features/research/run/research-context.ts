import { createContext, use } from 'react';
import type { ProspectDraft } from '../form/prospect-draft.ts';
import type { FreeServicesConsent } from '../../../storage/free-services.ts';
import type { RunSettingsStore } from '../settings/run-settings.ts';
import type { ResearchState } from './research-state.ts';
import type { ResearchStore } from './research-store.ts';

/** What outlives a change of screen: the run and what was typed. */
export type ResearchSession = Omit<ResearchStore, 'open'> & {
  readonly state: ResearchState;
  readonly draft: ProspectDraft;
  readonly settings: RunSettingsStore;
  /** `null` where this installation does not allow free services. */
  readonly freeServices: FreeServicesConsent | null;
};

/** The research of the signed-in account. */
export const ResearchContext = createContext<ResearchSession | null>(null);

/** The research of the signed-in account. Throws outside of `ResearchContext`. */
export function useResearchSession(): ResearchSession {
  const session = use(ResearchContext);
  if (!session) throw new Error('useResearchSession needs a ResearchContext around it.');
  return session;
}
