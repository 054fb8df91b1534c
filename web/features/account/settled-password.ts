const PREFIX = 'legwork.own-password.';

/** Whether this browser has already learnt that the account has an own password; nobody goes back from that. */
export function isPasswordSettled(userId: string): boolean {
  try {
    return globalThis.localStorage.getItem(PREFIX + userId) !== null;
  } catch {
    // Where storage is refused the backend is asked each time.
    return false;
  }
}

/** Remembers that the account has an own password. */
export function rememberSettledPassword(userId: string): void {
  try {
    globalThis.localStorage.setItem(PREFIX + userId, 'yes');
  } catch {
    // The backend is asked again next time.
  }
}
