import { openBrowserDatabase } from './browser-database.ts';
import type { BrowserDatabase } from './browser-database.ts';

/**
 * Does one thing with the browser's own database and closes it. Never rejects: `undefined` where the browser refuses, its
 * storage is full or a later version of the application has closed it, since nothing kept is worth more than a run.
 */
export async function withDatabase<Value>(
  act: (database: BrowserDatabase) => Promise<Value>,
): Promise<Value | undefined> {
  let database: BrowserDatabase | null = null;
  try {
    database = await openBrowserDatabase();
    return await act(database);
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}
