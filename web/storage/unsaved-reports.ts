import { withDatabaseOr } from './database.ts';

/** So many unsaved reports are stored for an account; the oldest goes first. */
const UNSAVED_MAX = 20;

/** Where the reports of an account wait that the backend has not taken yet: a queue of their own beside its lists. */
export function unsavedReportsKey(userId: string): string {
  return `unsaved ${userId}`;
}

/** Reports the backend has not taken yet, newest last; whoever reads them checks what they are. */
export async function unsavedReports(userId: string): Promise<readonly unknown[]> {
  return withDatabaseOr<readonly unknown[]>([], async (database) =>
    listFrom(await database.get('queues', unsavedReportsKey(userId))),
  );
}

/**
 * Keeps a report until the backend has taken it, in the place of those that `isReplaced` names. Resolves also where the
 * browser refuses to keep anything.
 */
export async function keepUnsaved(
  userId: string,
  report: unknown,
  isReplaced: (report: unknown) => boolean,
): Promise<void> {
  await change(userId, (reports) =>
    [...reports.filter((one) => !isReplaced(one)), report].slice(-UNSAVED_MAX),
  );
}

/** Drops the reports that `isSaved` names. */
export async function dropSaved(
  userId: string,
  isSaved: (report: unknown) => boolean,
): Promise<void> {
  await change(userId, (reports) => reports.filter((report) => !isSaved(report)));
}

async function change(
  userId: string,
  next: (reports: readonly unknown[]) => readonly unknown[],
): Promise<void> {
  // Keeping is a second chance, never a reason to fail: what cannot be saved is still on the screen.
  await withDatabaseOr(undefined, async (database) => {
    const key = unsavedReportsKey(userId);
    const store = database.transaction('queues', 'readwrite').objectStore('queues');
    const reports = next(listFrom(await store.get(key)));
    await (reports.length === 0 ? store.delete(key) : store.put(reports, key));
  });
}

function listFrom(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
