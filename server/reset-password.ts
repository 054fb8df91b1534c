import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { createAttempts, defaultLimits } from './backend/auth/attempt-limits.ts';
import { brokenRuleIn } from './backend/auth/password-change.ts';
import { type Secrets, secretsOfDatabase, secretsOfFolder } from './backend/auth/secrets.ts';
import { holdsDatabase, openDataFolder } from './backend/database/data-folder.ts';
import type { Database } from './backend/database/database.ts';
import { lockDirectory } from './backend/database/directory-lock.ts';
import { assertMigrated } from './backend/database/migrate.ts';
import { migrationFiles } from './backend/database/migration-files.ts';
import { openPostgresDatabase } from './backend/database/postgres-database.ts';
import { authSchemaOf } from './backend/supabase-api.ts';
import { processLog } from './log.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const SIGNS_IN_GROUP = 5;

/** A password of 99 bits that can be read out: `k7mwx-3f9qa-…`. */
export function drawPassword(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: SIGNS_IN_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );
  return groups.join('-');
}

/**
 * Gives an account a password to be replaced at the next sign-in. Ends its sessions and forgets wrong attempts; the audit log
 * names the server. Throws `StartError`: no such account, a broken rule, or no database to use.
 */
export async function resetPassword(
  settings: Settings,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const address = email.trim().toLowerCase();
  await inDatabase(settings, async ({ query }, { jwtSecret }) => {
    const [account] = await query('select id from public.profiles where email = $1', [address]);
    if (!account) throw new StartError(`There is no account for ${address}.`);
    try {
      await query('select legwork.set_temporary_password($1, $2)', [account['id'], password]);
    } catch (error) {
      const rule = brokenRuleIn(error);
      if (rule === undefined) throw error;
      throw new StartError(`This password cannot be used. ${rule}.`, { cause: error });
    }
    await createAttempts(query, defaultLimits, jwtSecret).reset('account', address);
  });
}

type DatabaseWork = (database: Database, secrets: Secrets) => Promise<void>;

async function inDatabase(settings: Settings, work: DatabaseWork): Promise<void> {
  if (settings.SUPABASE_URL !== undefined) {
    throw new StartError(
      'Accounts are kept by the Supabase project. Set the password in its SQL editor: docs/hosting.md, “Forgotten passwords”.',
    );
  }
  const { DATABASE_URL: url } = settings;
  return url === undefined ? inDataFolder(resolve(settings.DATA_DIR), work) : inServer(url, work);
}

async function inDataFolder(directory: string, work: DatabaseWork): Promise<void> {
  if (!holdsDatabase(directory)) {
    throw new StartError(`There is no database in ${directory}. Set DATA_DIR to its folder.`);
  }
  const lock = await lockDirectory(directory);
  try {
    await inOpened(await openDataFolder(directory), () => secretsOfFolder(directory), work);
  } finally {
    await lock.release();
  }
}

async function inServer(url: string, work: DatabaseWork): Promise<void> {
  const database = await openPostgresDatabase({ url, connections: 1, log: processLog('text') });
  await inOpened(database, () => secretsOfDatabase(database.query), work);
}

async function inOpened(
  database: Database,
  secrets: () => Promise<Secrets>,
  work: DatabaseWork,
): Promise<void> {
  try {
    await assertMigrated(database, { baseSchema: authSchemaOf(database), files: migrationFiles });
    await work(database, await secrets());
  } finally {
    await database.close();
  }
}
