import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Brief, BriefRequest } from '#engine';
import { sharedBrief } from './shared-brief.ts';
import type { WriteBrief } from './shared-brief.ts';

/** How the brief of a report stands. */
export type BriefState =
  | { readonly status: 'writing' }
  | { readonly status: 'written'; readonly brief: Brief }
  | { readonly status: 'failed' };

/** A brief with the way to try again after a failure. */
export type BriefControl = { readonly state: BriefState; readonly retry: () => void };

type Outcome = { readonly request: BriefRequest; readonly state: BriefState };

const WRITING: BriefState = { status: 'writing' };

/**
 * The brief of a finished report, written anew whenever the results change; `request` must keep its identity between.
 * The last brief of the same person stays on screen until the new one is there.
 */
export function useBrief(request: BriefRequest, write: WriteBrief = sharedBrief): BriefControl {
  const [outcome, setOutcome] = useState<Outcome>({ request, state: WRITING });
  const [attempt, setAttempt] = useState(0);

  const order = useMemo(() => ({ request, attempt }), [request, attempt]);

  useEffect(() => {
    const controller = new AbortController();
    void written(write, order.request, controller.signal).then((state) => {
      if (!controller.signal.aborted) setOutcome({ request: order.request, state });
    });
    return () => controller.abort();
  }, [write, order]);

  const retry = useCallback((): void => {
    setOutcome({ request, state: WRITING });
    setAttempt((count) => count + 1);
  }, [request]);
  const isAboutThem = outcome.request.prospect === request.prospect;
  return { state: isAboutThem ? outcome.state : WRITING, retry };
}

async function written(
  write: WriteBrief,
  request: BriefRequest,
  signal: AbortSignal,
): Promise<BriefState> {
  try {
    return { status: 'written', brief: await write(request, signal) };
  } catch {
    // An abort is never shown, and of a fault of our own there is nothing to tell but that it happened.
    return { status: 'failed' };
  }
}
