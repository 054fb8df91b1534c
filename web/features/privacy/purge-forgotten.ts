import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { FORGOTTEN_LOOKUP_MAX } from '../../backend/privacy.ts';
import { eraseProspectHere, prospectsKeptHere } from '../../storage/erase.ts';

/** After sign-in and with every load: this browser forgets whom the organisation has forgotten meanwhile. */
export async function purgeForgotten(
  backend: Backend,
  signal: AbortSignal,
  onForgotten: (key: string) => void,
): Promise<void> {
  const kept = await keptKeys();
  for (let first = 0; first < kept.length; first += FORGOTTEN_LOOKUP_MAX) {
    const some = kept.slice(first, first + FORGOTTEN_LOOKUP_MAX);
    for (const key of await forgottenOf(backend, some, signal)) {
      if (signal.aborted) return;
      onForgotten(key);
      await erase(key);
    }
  }
}

/** What the browser refuses to erase now is tried again with the next load. */
async function erase(key: string): Promise<void> {
  try {
    await eraseProspectHere(key);
  } catch {
    // Its database was refused or closed; the other people's turn comes all the same.
  }
}

/** A browser that refuses its database keeps nobody. */
async function keptKeys(): Promise<readonly string[]> {
  try {
    return await prospectsKeptHere();
  } catch {
    return [];
  }
}

/** Without an answer nothing is lost: the next load asks again. */
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
