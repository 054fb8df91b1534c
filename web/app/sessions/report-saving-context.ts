import { createContext, use } from 'react';
import type { FinishedRun } from './document-of-run.ts';
import type { ReportSaving } from '../../features/library/use-report-saving.ts';

/** The saving of this visit, and what joins it with the research. */
export type SavingSession = ReportSaving & {
  /** Saves a run that isn't saved by itself, because it was cut short. */
  readonly saveRun: (run: FinishedRun) => void;
  /** Takes everything of a person who is forgotten off the screens; `key` is their prospect key. */
  readonly onForgotten: (key: string) => void;
};

/** The saving of the signed-in account. */
export const ReportSavingContext = createContext<SavingSession | null>(null);

/** The saving of the signed-in account. Throws outside of `ReportSavingContext`. */
export function useReportSavingSession(): SavingSession {
  const session = use(ReportSavingContext);
  if (!session) throw new Error('useReportSavingSession needs a ReportSavingContext around it.');
  return session;
}
