import { withDatabaseOr } from './database.ts';

/** The key under which an account's reports wait until the backend accepts them: an entry of its own beside the account's lists. */
export function unsavedReportsKey(userId: string): string {
  return `unsaved ${userId}`;
}

/** Reports that the backend has not accepted yet, newest last; unchecked, so their reader must parse them. */
export async function unsavedReports(userId: string): Promise<readonly unknown[]> {
  return withDatabaseOr<readonly unknown[]>([], async (database) =>
    listFrom(await database.get('queues', unsavedReportsKey(userId))),
  );
}

/** Changes the list of waiting reports. It is only a second chance and never throws: answers false where the browser refuses. */
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
