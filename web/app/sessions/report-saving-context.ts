import { createContext, use, useSyncExternalStore } from 'react';
import type { Draft, Prospect } from '#engine';
import type { ReportSaving, ReportSavingStore } from '../../features/library/report-saving.ts';
import type { Saving } from '../../features/library/saving-state.ts';
import { savedReportAddress } from '../../paths.ts';
import { watchNothing } from '../../storage/listeners.ts';
import type { FinishedRun } from './document-of-run.ts';

type Joined = {
  /** Saves a run that isn't saved by itself, because it was cut short. */
  readonly saveRun: (run: FinishedRun) => void;
};

/** The saving of this visit, and what joins it with the research. */
export type SavingStore = Omit<ReportSavingStore, 'open'> & Joined;

/** The saving of the signed-in account. */
export const ReportSavingContext = createContext<SavingStore | null>(null);

/** The saving of the signed-in account. Throws outside of `ReportSavingContext`. */
export function useReportSavingSession(): ReportSaving & Joined {
  const store = use(ReportSavingContext);
  if (!store) throw new Error('useReportSavingSession needs a ReportSavingContext around it.');
  return { ...store, ...useSyncExternalStore(store.watch, store.read) };
}

/** The state of the saving of this very run: every run has a prospect object of its own. */
export function savingOf(latest: Saving | null, prospect: Prospect): Saving | null {
  return latest?.document.prospect === prospect ? latest : null;
}

/** The draft of this very run; `null` where there is none, and while the sessions are being loaded. */
export function useDraftOf(prospect: Prospect): Draft | null {
  return useSavingOf(prospect)?.document.draft ?? null;
}

/** Where the report of this very run can be opened; '' until it is saved, and while the sessions are being loaded. */
export function useSavedAddressOf(prospect: Prospect): string {
  const saving = useSavingOf(prospect);
  return saving?.status === 'saved' ? savedReportAddress(saving.id) : '';
}

/** The state of the saving of this very run; `null` before any, and while the sessions are being loaded. */
export function useSavingOf(prospect: Prospect): Saving | null {
  const store = use(ReportSavingContext);
  const latest = useSyncExternalStore(
    store?.watch ?? watchNothing,
    () => store?.read().latest ?? null,
  );
  return savingOf(latest, prospect);
}
