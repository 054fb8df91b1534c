import { useQuery } from '@tanstack/react-query';
import { newSince, prospectKey, type NewSince, type ReportDocument } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import type { ReportShare } from '../../backend/reports.ts';

/** A report being read: `undefined` while it is, `null` when there is none. */
export type SavedReportState = {
  readonly document: ReportDocument | null | undefined;
  /** Who else may read it; none while it is being read. */
  readonly shares: readonly ReportShare[];
  readonly error: Error | null;
  readonly retry: () => void;
};

const NO_SHARES: readonly ReportShare[] = [];

/** Reads one of the account's saved reports. */
export function useSavedReport(id: string): SavedReportState {
  const backend = useBackend();
  const { data, error, refetch } = useQuery(queries.report(backend, id));
  const { document, shares = NO_SHARES } = data ?? {};
  return { document, shares, error, retry: () => void refetch() };
}

/** What is new in a report since the account's own one before it; `null` when there was none, `undefined` while it is looked up. */
export function useNewSince(document: ReportDocument): {
  readonly news: NewSince | null | undefined;
  readonly error: Error | null;
} {
  const backend = useBackend();
  const { id: accountId } = useAccount();
  const { prospect, researchedAt: before } = document;
  const query = { accountId, prospectKey: prospectKey(prospect), before };
  const { data, error } = useQuery(queries.earlierReport(backend, query));
  return { news: data ? newSince(data, document) : data, error };
}
