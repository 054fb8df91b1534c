import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';

const NAME = /^legwork-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/;

/** The folder of a data folder's backups. */
export function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

/**
 * Writes a backup of a running database and answers its path. The copy is taken between two transactions; requests
 * wait meanwhile (half a second for a small database). The file appears whole and synced to disk, or not at all.
 */
export async function writeBackup(
  database: EmbeddedDatabase,
  dataDirectory: string,
  now: Date,
): Promise<string> {
  const folder = backupFolder(dataDirectory);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const archive = new Uint8Array(await (await database.dump()).arrayBuffer());
  const file = join(folder, `legwork-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  const handle = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(handle, archive);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.new`, file);
  return file;
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
    .map((name) => ({ path: join(folder, name), takenAt: new Date(timeIn(name)) }));
}

function timeIn(name: string): string {
  return name.replace(NAME, '$1-$2-$3T$4:$5:$6.$7Z');
}

/** Deletes all but the newest `keep` backups. */
export async function pruneBackups(dataDirectory: string, keep: number): Promise<void> {
  for (const { path } of (await listBackups(dataDirectory)).slice(keep)) await rm(path);
}
