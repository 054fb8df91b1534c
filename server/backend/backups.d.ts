import type { EmbeddedDatabase } from './embedded-database.ts';
/** The folder of a data folder's backups. */
export declare function backupFolder(dataDirectory: string): string;
/**
 * Writes a backup of a running database and answers its path. The copy is taken between two transactions; requests
 * wait meanwhile (half a second for a small database). The file appears whole and synced to disk, or not at all.
 */
export declare function writeBackup(database: EmbeddedDatabase, dataDirectory: string, now: Date): Promise<string>;
/** A backup file and when it was taken. */
export type BackupFile = {
    readonly path: string;
    readonly takenAt: Date;
};
/** The backups of a data folder, newest first. */
export declare function listBackups(dataDirectory: string): Promise<readonly BackupFile[]>;
/** Deletes all but the newest `keep` backups. */
export declare function pruneBackups(dataDirectory: string, keep: number): Promise<void>;
