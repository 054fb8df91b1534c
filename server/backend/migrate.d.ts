import type { Database } from './database.ts';
import { type MigrationFile } from './migration-files.ts';
/**
 * Brings a database to this version: roles, the auth schema (`baseSchema`), then each file that has not run yet, one
 * transaction per file. Several processes may start at once; one migrates, the others wait.
 *
 * @throws {StartError} when the database was made by a newer version, or an applied file was changed afterwards
 */
export declare function migrate(database: Database, baseSchema: string, files: readonly MigrationFile[]): Promise<void>;
