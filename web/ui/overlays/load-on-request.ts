import { showError, showToast } from './toast.ts';

/** Signs that somebody is at something else by now. */
const SIGNS = ['pointerdown', 'keydown', 'click'] as const;

let latest: symbol | null = null;

/**
 * Loads a dialog that somebody asked for; `load` answers whether it is there. Is it to open now? Not where it could not be loaded,
 * nor where they have used another control meanwhile: it would come over that, and take the focus. A toast says so. Of two
 * requests only the later one is answered.
 */
export async function loadOnRequest(
  load: () => Promise<boolean>,
  toasts: { readonly failed: string; readonly late: string },
): Promise<boolean> {
  const request = Symbol('request');
  latest = request;
  const heard = new AbortController();
  let isBusy = false;
  for (const sign of SIGNS) {
    document.addEventListener(sign, () => (isBusy = true), { capture: true, signal: heard.signal });
  }
  const isLoaded = await load();
  heard.abort();
  if (!isLoaded) showError(toasts.failed);
  if (!isLoaded || latest !== request) return false;
  if (isBusy) showToast({ title: toasts.late });
  return !isBusy;
}
