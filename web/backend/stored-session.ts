/** Where the session lies in local storage (§1). */
export const SESSION_STORAGE_NAME = 'legwork.session';

/** Whether this browser probably comes back signed in; asked before the backend's client is there. */
export function hasStoredSession(): boolean {
  try {
    return globalThis.localStorage.getItem(SESSION_STORAGE_NAME) !== null;
  } catch {
    return false;
  }
}
