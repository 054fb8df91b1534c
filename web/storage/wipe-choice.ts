/** How the entries begin that remember who wants to be forgotten. */
export const CHOICE_PREFIX = 'legwork.forget-after-sign-out.';
const CHOSEN = 'yes';

/** Has this account chosen that nothing of it stays on this browser after the sign-out? */
export function isToBeForgotten(userId: string): boolean {
  return accountsToForget().includes(userId);
}

/** Remembers the choice for this browser. Answers whether it could be remembered. */
export function chooseToBeForgotten(userId: string, isChosen: boolean): boolean {
  try {
    if (isChosen) globalThis.localStorage.setItem(`${CHOICE_PREFIX}${userId}`, CHOSEN);
    else globalThis.localStorage.removeItem(`${CHOICE_PREFIX}${userId}`);
    return true;
  } catch {
    return false;
  }
}

/** The accounts that have chosen so; none where the browser refuses its storage. */
export function accountsToForget(): readonly string[] {
  try {
    const { localStorage } = globalThis;
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((name) => name.startsWith(CHOICE_PREFIX) && localStorage.getItem(name) === CHOSEN)
      .map((name) => name.slice(CHOICE_PREFIX.length));
  } catch {
    return [];
  }
}
