import { timingSafeEqual } from 'node:crypto';
import type { Log } from '../../log.ts';
import { listBackups, pruneBackups, writeBackup } from './backups.ts';
import type { AnswerLine } from '../database/directory-lock.ts';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';

const HOUR_MS = 3_600_000;

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
export async function backUpWhenDue(schedule: BackupSchedule): Promise<void> {
  const { database, dataDirectory, everyHours, keep, now } = schedule;
  if (everyHours === 0) return;
  const [newest] = await listBackups(dataDirectory);
  const age = newest ? now().getTime() - newest.takenAt.getTime() : Infinity;
  if (age < everyHours * HOUR_MS) return;
  await writeBackup(database, dataDirectory, now());
  await pruneBackups(dataDirectory, keep);
}

/** What answering backup requests takes; `key` proves that the asker may read the secrets file. */
export type BackupRequestOptions = {
  readonly database: EmbeddedDatabase;
  readonly dataDirectory: string;
  readonly key: string;
  readonly log: Log;
};

/** Answers `backup <key>` on the data folder's socket with `written <path>`. */
export function backupOnRequest(options: BackupRequestOptions): AnswerLine {
  const { database, dataDirectory, key, log } = options;
  return async (line) => {
    if (!isSame(line, `backup ${key}`)) return 'refused';
    try {
      return `written ${await writeBackup(database, dataDirectory, new Date())}`;
    } catch (error) {
      log.warn(`Failed at a backup: ${error instanceof Error ? error.message : 'unknown error'}`);
      return 'failed';
    }
  };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
