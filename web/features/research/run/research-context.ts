import { createContext, use } from 'react';
import type { Prospect, ResearchEvent } from '#engine';
import type { ProspectDraft } from '../form/prospect-draft.ts';
import type { RunSettingsStore } from '../settings/run-settings.ts';
import type { SavedResearchControl } from './use-saved-research.ts';

/** Makes one run and tells its events, within the lower of the user's limit and `creditsMax`; throws when `signal` aborts. */
export type LimitedResearch = (
  prospect: Prospect,
  signal: AbortSignal,
  creditsMax?: number | null,
) => AsyncIterable<ResearchEvent>;

/** What outlives a change of screen: the run and what was typed. */
export type ResearchSession = SavedResearchControl & {
  readonly draft: ProspectDraft;
  readonly settings: RunSettingsStore;
  /** Makes one run that no screen shows, for lists of prospects. */
  readonly makeRun: LimitedResearch;
};

/** The research of the signed-in account. */
export const ResearchContext = createContext<ResearchSession | null>(null);

/** The research of the signed-in account. Throws outside of `ResearchContext`. */
export function useResearchSession(): ResearchSession {
  const session = use(ResearchContext);
  if (!session) throw new Error('useResearchSession needs a ResearchContext around it.');
  return session;
}
