import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { FORGOTTEN_LOOKUP_MAX } from '../../backend/privacy.ts';
import { savedProspects } from '../../storage/erase/erase.ts';
import { forgetHere } from '../../storage/erase/forgotten.ts';
import { FORGOTTEN_CHECK_MS } from '../../timings.ts';

/** Forgets here whom others of the organisation have forgotten: with every load and when somebody comes back. Returns the function that stops it. */
export function watchForgottenElsewhere(backend: Backend): () => void {
  const left = new AbortController();
  const { signal } = left;
  let checkedAt = 0;
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    checkedAt = Date.now();
    await forgetForgotten(backend, signal).finally(() => {
      isChecking = false;
    });
  }

  function comeBack(): void {
    if (!document.hidden && Date.now() - checkedAt >= FORGOTTEN_CHECK_MS) void check();
  }

  for (const event of ['focus', 'online']) globalThis.addEventListener(event, comeBack, { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
  void check();
  return () => left.abort();
}

async function forgetForgotten(backend: Backend, signal: AbortSignal): Promise<void> {
  const at = new Date().toISOString();
  const saved = await savedProspects();
  for (let first = 0; first < saved.length; first += FORGOTTEN_LOOKUP_MAX) {
    const some = saved.slice(first, first + FORGOTTEN_LOOKUP_MAX);
    for (const key of await forgottenOf(backend, some, signal)) {
      if (signal.aborted) return;
      // What the browser refuses to erase now is tried again with the next load; the other people's turn comes all the same.
      await forgetHere({ key, at, isNew: false }).catch(() => null);
    }
  }
}

/** Without an answer nothing is lost: the next check asks again. */
async function forgottenOf(
  backend: Backend,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    return await (await backend.privacy()).forgottenAmong(keys, signal);
  } catch (error) {
    if (!(error instanceof BackendError) && !signal.aborted) throw error;
    return [];
  }
}
