import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** What the browser keeps of a research, beside the page: the run as it was shown, and the answers it has paid for. */
type ResearchSchema = DBSchema & {
  /** By account. */
  runs: { key: string; value: unknown };
  /** By account, service, purpose and subject. */
  answers: { key: string[]; value: unknown };
};

const NAME = 'legwork-research';
const VERSION = 1;

/** Opens the browser's own database, for the page as for its worker. Rejects where the browser refuses to keep anything. */
export function openResearchDatabase(): Promise<IDBPDatabase<ResearchSchema>> {
  return openDB<ResearchSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('runs');
      database.createObjectStore('answers');
    },
    // A later version of the application in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** All answers of one account. */
export function answersOf(userId: string): IDBKeyRange {
  // An array sorts behind every text, so this ends behind the account's last key.
  return IDBKeyRange.bound([userId], [userId, []]);
}
