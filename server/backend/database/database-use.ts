import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request has had of the database. */
export type DatabaseUse = {
  /** The database went away, or could not be reached, while the request needed it. */
  isLost: boolean;
  /** Something was sent that changes data for good; when `isLost`, nobody knows whether it arrived. */
  mayHaveWritten: boolean;
};

const uses = new AsyncLocalStorage<DatabaseUse>();

/** The code of `DatabaseLostError`, and of the answer to a request that met with it. */
export const DATABASE_LOST = 'database_unavailable';

/** The database cannot be reached, or went away in the middle of a statement. */
export class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
  readonly code = DATABASE_LOST;
}

/**
 * Runs `work` and reports what became of its use of the database. @supabase/lite turns a lost database into answers of its own,
 * some of which look like refusals ("no such session"); a caller that sees `isLost` must not pass those on.
 */
export async function watchDatabaseUse<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly use: DatabaseUse; readonly result: Result | undefined }> {
  const use: DatabaseUse = { isLost: false, mayHaveWritten: false };
  try {
    return { use, result: await uses.run(use, work) };
  } catch (error) {
    if (!use.isLost) throw error;
    return { use, result: undefined };
  }
}

/** Notes for the request under way that a statement which changes data for good is about to be sent. */
export function noteWrite(): void {
  const use = uses.getStore();
  if (use) use.mayHaveWritten = true;
}

/** Notes for the request under way that the database is lost. */
export function noteLoss(): void {
  const use = uses.getStore();
  if (use) use.isLost = true;
}
