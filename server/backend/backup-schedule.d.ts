import type { Log } from '../log.ts';
import type { AnswerLine } from './directory-lock.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
/** How often to back up and how many backups to keep. */
export type BackupSchedule = {
    readonly database: EmbeddedDatabase;
    readonly dataDirectory: string;
    /** Hours between two backups; 0 for never. */
    readonly everyHours: number;
    readonly keep: number;
    readonly now: () => Date;
};
/** Takes a backup when the newest one is older than the schedule allows, then drops the oldest. */
export declare function backUpWhenDue(schedule: BackupSchedule): Promise<void>;
/** What answering backup requests takes; `key` proves that the asker may read the secrets file. */
export type BackupRequestOptions = {
    readonly database: EmbeddedDatabase;
    readonly dataDirectory: string;
    readonly key: string;
    readonly log: Log;
};
/** Answers `backup <key>` on the data folder's socket with `written <path>`. */
export declare function backupOnRequest(options: BackupRequestOptions): AnswerLine;
