import { withDatabaseOr } from './database.ts';

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

/** Changes which reports wait. Keeping is a second chance, never a reason to fail: answers false where the browser refuses. */
export async function changeUnsaved(
  userId: string,
  next: (reports: readonly unknown[]) => readonly unknown[],
): Promise<boolean> {
  return withDatabaseOr(false, async (database) => {
    const key = unsavedReportsKey(userId);
    const { store, done } = database.transaction('queues', 'readwrite');
    const reports = next(listFrom(await store.get(key)));
    await Promise.all([
      reports.length === 0 ? store.delete(key) : store.put(reports, key),
      // A full disk is noticed here.
      done,
    ]);
    return true;
  });
}

function listFrom(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
