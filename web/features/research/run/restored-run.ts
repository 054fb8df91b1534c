import type { SavedRuns } from '../../../storage/runs/runs.ts';
import { isHeld, runLockOf, whenFree } from '../../../storage/tab-lock.ts';
import type { ResearchAction } from './research-state.ts';
import type { RunEnvironment } from './run-research.ts';

type RestoredRun = Omit<Extract<ResearchAction, { readonly kind: 'restored' }>, 'kind'>;

/**
 * The last run of an earlier load, interrupted if it had not ended; `null` without one. One that goes on in another page is waited for until
 * `signal` aborts: it is interrupted if that page goes away, and `null` if the run ends there.
 */
export async function restoredRun(
  { runs, userId }: Pick<RunEnvironment, 'userId'> & { readonly runs: SavedRuns },
  signal: AbortSignal,
): Promise<RestoredRun | null> {
  const found = await runs.read();
  if (found === null) return null;
  const { status, run } = found;
  if (status !== 'running') return { status, run };
  const lock = runLockOf(userId);
  if (!(await isHeld(lock))) return { status: 'interrupted', run };
  if (!(await whenFree(lock, signal))) return null;
  const left = await runs.read();
  return left?.status === 'running' ? { status: 'interrupted', run: left.run } : null;
}
