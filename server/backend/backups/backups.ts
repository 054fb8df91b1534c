import { timingSafeEqual } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '../../log.ts';
import { errorText, StartError } from '../../start-error.ts';
import { storageProblemOf } from '../../storage-problem.ts';
import { makeDataFolder, PARTIAL, writeWholeFile } from '../../whole-file.ts';
import type { Query } from '../database/database.ts';
import type { AnswerLine } from '../database/directory-lock.ts';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';
import { createMutex, withMutex } from '../database/mutex.ts';
import { readBackupFile } from './archive.ts';

const NAME = /^legwork-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/;
/** What earlier versions called a backup that was being written. */
const EARLIER_PARTIAL = '.new';
const HOUR_MS = 3_600_000;

/** What backups are taken of and how often. */
export type BackupOptions = {
  readonly database: EmbeddedDatabase;
  readonly dataDirectory: string;
  /** Hours between two backups; 0 for never. */
  readonly everyHours: number;
  /** How many to keep when a scheduled one has been added. */
  readonly keep: number;
  readonly now?: () => Date;
  readonly log: Log;
};

/** The backups of an open database, one at a time. */
export type Backups = {
  /** Writes a backup, which the audit has, too, and answers its path. Throws `StartError`, and leaves nothing half behind. */
  readonly take: () => Promise<string>;
  /** Takes one when the newest is older than the schedule allows, then drops the oldest. Throws as `take` does. */
  readonly takeWhenDue: () => Promise<void>;
  /**
   * Takes one, then runs an update of the database, whatever the schedule: it is what the version before is restored
   * from. An update that fails has changed nothing, so its backup is dropped. Throws as `take` and the update do.
   */
  readonly aroundUpdate: (update: () => Promise<void>) => Promise<void>;
};

/** An entry of the audit that could not be written yet. */
type Outcome = {
  readonly action: 'backup_taken' | 'backup_failed';
  readonly happenedAt: Date;
  readonly details: Readonly<Record<string, string>>;
};

/** Writes what becomes of backups into the audit. */
type BackupAudit = {
  /** Never throws: the database may be what has no room left. What it cannot take now, `catchUp` brings again. */
  readonly record: (outcome: Outcome) => Promise<void>;
  readonly catchUp: () => Promise<void>;
};

function createAudit(query: Query, log: Log): BackupAudit {
  const unrecorded: Outcome[] = [];
  async function catchUp(): Promise<void> {
    for (let next = unrecorded[0]; next !== undefined; next = unrecorded[0]) {
      const { action, happenedAt, details } = next;
      await query('select legwork.record_backup($1, $2, $3::jsonb)', [
        action,
        happenedAt.toISOString(),
        JSON.stringify(details),
      ]);
      unrecorded.shift();
    }
  }
  return {
    catchUp,
    async record(outcome) {
      unrecorded.push(outcome);
      await catchUp().catch((error: unknown) => {
        log.warn(`The audit does not say yet what became of the backup: ${errorText(error)}`);
      });
    },
  };
}

/** The backups of a database; they are consistent, since each is taken between two transactions. */
export function createBackups(options: BackupOptions): Backups {
  const { database, dataDirectory, everyHours, keep, now = () => new Date() } = options;
  const mutex = createMutex();
  const { record, catchUp } = createAudit(database.query, options.log);
  let lastReason: string | undefined;

  async function take({ isScheduled }: { readonly isScheduled: boolean }): Promise<string> {
    const takenAt = now();
    try {
      const file = await writeBackup(database, dataDirectory, takenAt);
      lastReason = undefined;
      const details = { file: basename(file) };
      await record({ action: 'backup_taken', happenedAt: takenAt, details });
      return file;
    } catch (error) {
      const reason = reasonOf(error, dataDirectory);
      // The schedule tries again every few minutes; the same trouble is one entry.
      if (!isScheduled || reason !== lastReason) {
        await record({ action: 'backup_failed', happenedAt: takenAt, details: { reason } });
      }
      lastReason = reason;
      throw new StartError(`The backup failed: ${reason}`, { cause: error });
    }
  }

  async function takeWhenDue(): Promise<void> {
    await catchUp();
    if (everyHours === 0) return;
    const [newest] = await listBackups(dataDirectory);
    const age = newest ? now().getTime() - newest.takenAt.getTime() : Infinity;
    if (age < everyHours * HOUR_MS) return;
    await take({ isScheduled: true });
    await pruneBackups(dataDirectory, keep);
  }

  return {
    take: () => withMutex(mutex, () => take({ isScheduled: false })),
    aroundUpdate: (update) => withMutex(mutex, () => backUpAround(update, options, record)),
    takeWhenDue: () => withMutex(mutex, takeWhenDue),
  };
}

async function backUpAround(
  update: () => Promise<void>,
  { database, dataDirectory, now = () => new Date(), log }: BackupOptions,
  record: BackupAudit['record'],
): Promise<void> {
  const takenAt = now();
  const file = await writeBackup(database, dataDirectory, takenAt).catch((error: unknown) => {
    const reason = reasonOf(error, dataDirectory);
    throw new StartError(`The backup before the update failed: ${reason}`, { cause: error });
  });
  try {
    await update();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  log.say(`The database was updated; a backup from before is in ${file}`);
  await record({ action: 'backup_taken', happenedAt: takenAt, details: { file: basename(file) } });
}

function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

async function writeBackup(
  database: EmbeddedDatabase,
  dataDirectory: string,
  now: Date,
): Promise<string> {
  const folder = backupFolder(dataDirectory);
  makeDataFolder(folder);
  await removePartials(folder);
  const archive = new Uint8Array(await (await database.dump()).arrayBuffer());
  const file = join(folder, `legwork-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  await writeWholeFile(file, archive, async (partial) => {
    await readBackupFile(partial);
  });
  return file;
}

/** What a killed process, or an earlier version on a full disk, left half written. */
async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const whole = [PARTIAL, EARLIER_PARTIAL]
      .filter((ending) => name.endsWith(ending))
      .map((ending) => name.slice(0, -ending.length));
    if (whole.some((each) => NAME.test(each))) await rm(join(folder, name), { force: true });
  }
}

function reasonOf(error: unknown, dataDirectory: string): string {
  const problem = storageProblemOf(error);
  if (problem) return `${problem.reason}, in ${backupFolder(dataDirectory)}. ${problem.remedy}.`;
  return errorText(error);
}

/** A backup file and when it was taken. */
export type BackupFile = { readonly path: string; readonly takenAt: Date };

/** The backups of a data folder, newest first. */
export async function listBackups(dataDirectory: string): Promise<readonly BackupFile[]> {
  const folder = backupFolder(dataDirectory);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({
      path: join(folder, name),
      takenAt: new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6.$7Z')),
    }));
}

/** Deletes all but the newest `keep` backups. */
async function pruneBackups(dataDirectory: string, keep: number): Promise<void> {
  for (const { path } of (await listBackups(dataDirectory)).slice(keep)) await rm(path);
}

/** Answers `backup <key>` with `written <path>` or `failed <why>`; the key proves that the asker may read the secrets file. */
export function backupOnRequest({ take }: Backups, key: string, log: Log): AnswerLine {
  return async (line) => {
    if (!isSameText(line, `backup ${key}`)) return 'refused';
    try {
      return `written ${await take()}`;
    } catch (error) {
      const reason = errorText(error);
      log.warn(reason);
      return `failed ${reason}`;
    }
  };
}

function isSameText(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
