import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { BriefRequest, Prospect } from '#engine';
import { READING_PAUSE_MS } from '../../timings.ts';
import type { Read, ReportInsights } from './reading-messages.ts';
import { sharedReading } from './shared-reading.ts';

/** The state of the reading of a report. */
export type ReadingState =
  | { readonly status: 'writing' }
  | ({ readonly status: 'written' } & ReportInsights)
  | { readonly status: 'failed' };

/** A reading with the way to try again after a failure. */
export type ReadingControl = {
  readonly state: ReadingState;
  readonly retry: () => void;
  /** What was read are the results as they are now, not as they were before. */
  readonly isLatest: boolean;
};

type Order = { readonly request: BriefRequest | null; readonly attempt: number };

type Outcome = {
  readonly prospect: Prospect | null;
  /** `null` before anything was read. */
  readonly order: Order | null;
  readonly state: ReadingState;
};

const WRITING: ReadingState = { status: 'writing' };

const NOTHING_READ: Outcome = { prospect: null, order: null, state: WRITING };

/**
 * What the pages of a report state, read again whenever `request` changes its identity; `null` for nothing to read. The last
 * reading for the same person stays until the new one is there. While results are still coming (`isUnderWay`), each reading
 * ends before the next one starts, and waits until no result has come for a moment.
 */
export function useReading(
  request: BriefRequest | null,
  options: { readonly isUnderWay?: boolean; readonly read?: Read } = {},
): ReadingControl {
  const { isUnderWay = false, read = sharedReading } = options;
  const [outcome, setOutcome] = useState(NOTHING_READ);
  const [attempt, setAttempt] = useState(0);

  const wanted = useMemo<Order>(() => ({ request, attempt }), [request, attempt]);
  const [order, setOrder] = useState(wanted);
  const isRead = order.request === null || outcome.order === order;
  if (order !== wanted && !isUnderWay) setOrder(wanted);

  useEffect(() => {
    if (!isUnderWay || !isRead || order === wanted) return undefined;
    const pause = setTimeout(() => setOrder(wanted), READING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isUnderWay, isRead, order, wanted]);

  useEffect(() => {
    const { request: ordered } = order;
    if (ordered === null) return undefined;
    const controller = new AbortController();
    void readFor(read, ordered, controller.signal).then((state) => {
      if (controller.signal.aborted) return;
      // Every card may change with it, so typing and scrolling go first.
      startTransition(() => setOutcome({ prospect: ordered.prospect, order, state }));
    });
    return () => controller.abort();
  }, [read, order]);

  const retry = useCallback((): void => {
    setOutcome(NOTHING_READ);
    setAttempt((count) => count + 1);
  }, []);
  const isAboutThem = request !== null && outcome.prospect === request.prospect;
  const state = isAboutThem ? outcome.state : WRITING;
  const isLatest = outcome.order === wanted;
  return useMemo(() => ({ state, retry, isLatest }), [state, retry, isLatest]);
}

async function readFor(
  read: Read,
  request: BriefRequest,
  signal: AbortSignal,
): Promise<ReadingState> {
  try {
    return { status: 'written', ...(await read(request, signal)) };
  } catch {
    // An abort is never shown, and of a fault of our own there is nothing to say but that it happened.
    return { status: 'failed' };
  }
}
