import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { secretsOfFolder } from './backend/auth/secrets.ts';
import { readBackupFile } from './backend/backups/archive.ts';
import { createBackups } from './backend/backups/backups.ts';
import { holdsDatabase, openDataFolder } from './backend/database/data-folder.ts';
import { askHolder, lockDirectory } from './backend/database/directory-lock.ts';
import { processLog } from './log.ts';
import { readSettings, type Settings } from './settings.ts';
import { endWithSentence, StartError } from './start-error.ts';
import { storageProblemOf } from './storage-problem.ts';
import { writeWholeFile } from './whole-file.ts';

// npm run backup [-- <copy to>]: a running server takes the backup itself, so that it is consistent.
try {
  const settings = readSettings(process.env);
  if (settings.SUPABASE_URL !== undefined || settings.DATABASE_URL !== undefined) {
    throw new StartError('Only the embedded database is backed up here. Use pg_dump for your own.');
  }
  const file = await backUp(resolve(settings.DATA_DIR), settings);
  const [, , copy] = process.argv;
  if (copy !== undefined) await copyWhole(file, resolve(copy));
  console.log(`Backup written to ${copy ?? file}`);
} catch (error) {
  endWithSentence(error);
}

async function backUp(directory: string, settings: Settings): Promise<string> {
  if (!holdsDatabase(directory)) {
    throw new StartError(`There is no database in ${directory}. Set DATA_DIR to its folder.`);
  }
  const { controlKey } = await secretsOfFolder(directory);
  const answer = await askHolder(directory, `backup ${controlKey}`);
  if (answer === undefined) return backUpStopped(directory, settings);
  const [, outcome, text = ''] = /^(written|failed) (.+)$/.exec(answer) ?? [];
  if (outcome === 'written') return text;
  throw new StartError(
    outcome === 'failed'
      ? text
      : 'The running Legwork could not take a backup; its output says why.',
  );
}

async function backUpStopped(dataDirectory: string, settings: Settings): Promise<string> {
  const lock = await lockDirectory(dataDirectory);
  try {
    const database = await openDataFolder(dataDirectory);
    try {
      const { BACKUP_HOURS: everyHours, BACKUP_KEEP: keep, LOG_FORMAT } = settings;
      const log = processLog(LOG_FORMAT);
      return await createBackups({ database, dataDirectory, everyHours, keep, log }).take();
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

async function copyWhole(file: string, copy: string): Promise<void> {
  try {
    await writeWholeFile(copy, await readFile(file), async (partial) => {
      await readBackupFile(partial);
    });
  } catch (error) {
    const problem = storageProblemOf(error);
    if (!problem) throw error;
    throw new StartError(
      `The backup is in ${file}, but could not be copied to ${copy}: ${problem.reason}. ${problem.remedy}, or name another place.`,
      { cause: error },
    );
  }
}
