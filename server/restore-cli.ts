import { resolve } from 'node:path';
import { z } from 'zod';
import { readBackupFile } from './backend/backups/archive.ts';
import { listBackups } from './backend/backups/backups.ts';
import { replaceDatabase } from './backend/database/data-folder.ts';
import type { Database } from './backend/database/database.ts';
import { lockDirectory } from './backend/database/directory-lock.ts';
import { openEmbeddedDatabase } from './backend/database/embedded-database.ts';
import { readSettings } from './settings.ts';
import { endWithSentence, StartError } from './start-error.ts';
import { storageProblemOf } from './storage-problem.ts';

/** What a restore did. */
type Restored = {
  readonly accounts: number;
  readonly ended: Ended;
  /** Where the database that was there before lies now; undefined when there was none. */
  readonly before: string | undefined;
};

/** What the backup brought back and is over. */
type Ended = z.output<typeof endedSchema>;

const endedSchema = z.object({
  sessions: z.number(),
  tokens: z.number(),
  shares: z.number(),
  passwords: z.number(),
});

const NOTHING: Ended = { sessions: 0, tokens: 0, shares: 0, passwords: 0 };

const KEEP_ACCESS = '--keep-access';
const KEPT = 'Sessions, API tokens, shares and one-time passwords work again as they did then.';

// npm run restore [-- <file>] [--keep-access]: without a file the newest backup of the data folder.
try {
  const settings = readSettings(process.env);
  if (settings.SUPABASE_URL !== undefined || settings.DATABASE_URL !== undefined) {
    throw new StartError(
      'Only the embedded database is restored here. Restore your own with pg_restore or psql, then run legwork.finish_restore().',
    );
  }
  const directory = resolve(settings.DATA_DIR);
  const given = process.argv.slice(2).find((word) => word !== KEEP_ACCESS);
  const file = given ?? (await listBackups(directory))[0]?.path;
  if (file === undefined) {
    throw new StartError(
      `There is no backup in ${directory}. Name a file: npm run restore -- <file>`,
    );
  }
  const { accounts, ended, before } = await restoreBackup(directory, resolve(file), new Date());
  console.log(`Restored ${file}: ${counted(accounts, 'account')}.`);
  console.log(process.argv.includes(KEEP_ACCESS) ? KEPT : endedText(ended));
  if (before !== undefined) console.log(`The previous database is in ${before}`);
} catch (error) {
  endWithSentence(error);
}

function endedText({ sessions, tokens, shares, passwords }: Ended): string {
  const parts = [
    counted(sessions, 'session'),
    counted(tokens, 'API token'),
    counted(shares, 'share'),
    counted(passwords, 'one-time password'),
  ];
  return `Ended, since some may have ended after the backup: ${parts.join(', ')}. Passwords, roles and accounts are as they were then.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/**
 * Puts a backup in the place of a data folder's database, which is kept under another name. The file is unpacked and opened
 * first, so a damaged one changes nothing. Throws `StartError`.
 */
async function restoreBackup(dataDirectory: string, file: string, now: Date): Promise<Restored> {
  const archive = await readBackupFile(file);
  const lock = await lockDirectory(dataDirectory);
  try {
    const unpacked: Omit<Restored, 'before'>[] = [];
    const unpack = async (folder: string) => {
      unpacked.push(await unpackInto(folder, file, archive));
    };
    const before = await replaceDatabase(dataDirectory, unpack, now);
    const [restored = { accounts: 0, ended: NOTHING }] = unpacked;
    return { ...restored, before };
  } catch (error) {
    const problem = storageProblemOf(error);
    if (!problem) throw error;
    const { reason, remedy } = problem;
    throw new StartError(
      `The backup ${file} cannot be restored into ${dataDirectory}: ${reason}. ${remedy}, then restore again.`,
      { cause: error },
    );
  } finally {
    await lock.release();
  }
}

/** Unpacks into a folder, proves that it opens, and ends what nobody may come back with. */
async function unpackInto(
  folder: string,
  file: string,
  archive: Uint8Array<ArrayBuffer>,
): Promise<Omit<Restored, 'before'>> {
  const loadDataDir = new Blob([archive], { type: 'application/x-tar' });
  try {
    const database = await openEmbeddedDatabase(folder, { loadDataDir });
    try {
      const [row] = await database.query('select count(*)::int as accounts from public.profiles');
      return { accounts: Number(row?.['accounts']), ended: await endAccess(database) };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (storageProblemOf(error)) throw error;
    throw new StartError(`The file ${file} is not a backup of Legwork, or it is damaged.`, {
      cause: error,
    });
  }
}

/** A backup from before 1.0.0 has nothing to end but sessions. */
async function endAccess({ query }: Database): Promise<Ended> {
  const keeps = process.argv.includes(KEEP_ACCESS);
  const [known] = await query(
    `select to_regprocedure('legwork.finish_restore(boolean)') is not null as "isKnown"`,
  );
  if (known?.['isKnown'] === true) {
    const [ended] = await query(
      `select sessions::int, tokens::int, shares::int, passwords::int from legwork.finish_restore($1)`,
      [keeps],
    );
    return endedSchema.parse(ended);
  }
  if (keeps) return NOTHING;
  await query('delete from auth.refresh_tokens');
  return { ...NOTHING, sessions: (await query('delete from auth.sessions returning id')).length };
}
