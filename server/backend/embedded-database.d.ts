import { type Database } from './database.ts';
/** The embedded database, and the whole of it as one compressed archive. */
export type EmbeddedDatabase = Database & {
    /** A consistent copy of the data folder (tar, gzip), taken between two transactions. */
    readonly dump: () => Promise<Blob>;
};
/**
 * Opens the embedded database in `directory`, making it when the folder is empty.
 *
 * @throws {StartError} when the folder was written by another PostgreSQL version
 */
export declare function openEmbeddedDatabase(directory: string, loadDataDir?: Blob): Promise<EmbeddedDatabase>;
