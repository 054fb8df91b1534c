import { resolve } from 'node:path';
import { listBackups } from './backend/backups/backups.ts';
import { restoreBackup } from './backend/backups/restore.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

// npm run restore [-- <file>]: without a file the newest backup of the data folder.
try {
  const directory = resolve(readSettings(process.env).DATA_DIR);
  const file = process.argv[2] ?? (await listBackups(directory))[0]?.path;
  if (file === undefined) {
    throw new StartError(
      `There is no backup in ${directory}. Name a file: npm run restore -- <file>`,
    );
  }
  const { accounts, before } = await restoreBackup(directory, resolve(file), new Date());
  console.log(`Restored ${file}: ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`);
  if (before !== undefined) console.log(`The database that was there before lies in ${before}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
