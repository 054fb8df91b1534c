import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { secretsOfFolder } from './backend/auth/secrets.ts';
import { writeBackup } from './backend/backups/backups.ts';
import { askHolder, lockDirectory } from './backend/database/directory-lock.ts';
import { openEmbeddedDatabase } from './backend/database/embedded-database.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

// npm run backup [-- <copy to>]: a running server takes the backup itself, so that it is consistent.
try {
  const settings = readSettings(process.env);
  if (settings.SUPABASE_URL !== undefined || settings.DATABASE_URL !== undefined) {
    throw new StartError('Only the embedded database is backed up here. Use pg_dump for your own.');
  }
  const file = await backUp(resolve(settings.DATA_DIR));
  const [, , copy] = process.argv;
  if (copy !== undefined) await copyFile(file, copy);
  console.log(`Backup written to ${copy ?? file}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function backUp(directory: string): Promise<string> {
  if (!existsSync(join(directory, 'database'))) {
    throw new StartError(`There is no database in ${directory}. Set DATA_DIR to its folder.`);
  }
  const { controlKey } = secretsOfFolder(directory);
  const answer = await askHolder(directory, `backup ${controlKey}`);
  if (answer === undefined) return backUpStopped(directory);
  const [, path] = /^written (.+)$/.exec(answer) ?? [];
  if (path === undefined) {
    throw new StartError('The running Legwork could not take a backup; its output says why.');
  }
  return path;
}

async function backUpStopped(directory: string): Promise<string> {
  const lock = await lockDirectory(directory);
  try {
    const database = await openEmbeddedDatabase(join(directory, 'database'));
    try {
      return await writeBackup(database, directory, new Date());
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}
