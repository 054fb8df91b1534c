let isOutdated = false;

/**
 * Notes when a part of the application can no longer be loaded. While there is a connection that means that the server
 * has a newer version, which names its parts otherwise.
 */
export function watchForNewVersion(target: EventTarget): void {
  target.addEventListener('vite:preloadError', () => {
    isOutdated = globalThis.navigator.onLine;
  });
}

/** Has a part of this version been missing? */
export function hasNewVersion(): boolean {
  return isOutdated;
}
