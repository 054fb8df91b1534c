import { useSyncExternalStore } from 'react';

/** Whether the device reports a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => globalThis.navigator.onLine);
}

function watch(onChange: () => void): () => void {
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  return () => {
    globalThis.removeEventListener('online', onChange);
    globalThis.removeEventListener('offline', onChange);
  };
}
