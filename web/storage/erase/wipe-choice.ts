import { accountStorage, accountsWith, localArea } from '../account-storage.ts';

/** The name of the entry, as it has always been stored. */
export const WIPE_CHOICE = 'forget-after-sign-out';
const CHOSEN = 'yes';

/** Has this account chosen that nothing of it stays on this browser after the sign-out? */
export function isToBeWiped(userId: string): boolean {
  return accountStorage(localArea, WIPE_CHOICE, userId).read() === CHOSEN;
}

/** Remembers the choice for this browser. Answers whether it could be remembered. */
export function chooseToBeWiped(userId: string, isChosen: boolean): boolean {
  return accountStorage(localArea, WIPE_CHOICE, userId).write(isChosen ? CHOSEN : null);
}

/** The accounts that have chosen so; none where the browser refuses its storage. */
export function accountsToWipe(): readonly string[] {
  return [...accountsWith(localArea, WIPE_CHOICE)].flatMap(([userId, choice]) =>
    choice === CHOSEN ? [userId] : [],
  );
}
