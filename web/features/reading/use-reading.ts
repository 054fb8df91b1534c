import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { BriefRequest, Prospect } from '#engine';
import type { Read, Reading } from './reading-messages.ts';
import { sharedReading } from './shared-reading.ts';

/** How the reading of a report stands. */
export type ReadingState =
  | { readonly status: 'writing' }
  | ({ readonly status: 'written' } & Reading)
  | { readonly status: 'failed' };

/** A reading with the way to try again after a failure. */
export type ReadingControl = { readonly state: ReadingState; readonly retry: () => void };

type Outcome = { readonly prospect: Prospect | null; readonly state: ReadingState };

const WRITING: ReadingState = { status: 'writing' };

/**
 * What the pages of a finished report tell, read anew whenever the results change; `request` must keep its identity
 * between, and is `null` while there is nothing to read. The last reading for the same person stays until the new one
 * is there.
 */
export function useReading(
  request: BriefRequest | null,
  read: Read = sharedReading,
): ReadingControl {
  const [outcome, setOutcome] = useState<Outcome>({ prospect: null, state: WRITING });
  const [attempt, setAttempt] = useState(0);

  const order = useMemo(() => ({ request, attempt }), [request, attempt]);

  useEffect(() => {
    const { request: ordered } = order;
    if (ordered === null) return undefined;
    const controller = new AbortController();
    void readFor(read, ordered, controller.signal).then((state) => {
      if (controller.signal.aborted) return;
      // Every card may change with it: whoever types or scrolls meanwhile goes first.
      startTransition(() => setOutcome({ prospect: ordered.prospect, state }));
    });
    return () => controller.abort();
  }, [read, order]);

  const retry = useCallback((): void => {
    setOutcome({ prospect: null, state: WRITING });
    setAttempt((count) => count + 1);
  }, []);
  const isAboutThem = request !== null && outcome.prospect === request.prospect;
  const state = isAboutThem ? outcome.state : WRITING;
  return useMemo(() => ({ state, retry }), [state, retry]);
}

async function readFor(
  read: Read,
  request: BriefRequest,
  signal: AbortSignal,
): Promise<ReadingState> {
  try {
    return { status: 'written', ...(await read(request, signal)) };
  } catch {
    // An abort is never shown, and of a fault of our own there is nothing to tell but that it happened.
    return { status: 'failed' };
  }
}
