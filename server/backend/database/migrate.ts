import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import { storageProblemOf } from '../../storage-problem.ts';
import type { Database } from './database.ts';
import { checksumOf, type MigrationFile } from './migration-files.ts';

const DATABASE_ROLES = ['anon', 'authenticated'] as const;
const BASE_VERSION = '0';

const appliedSchema = z.array(z.object({ version: z.string(), checksum: z.string() }));
type Applied = z.output<typeof appliedSchema>;

/** What a database is brought to this version with. */
export type MigrateOptions = {
  /** The SQL of the auth schema; it belongs to @supabase/lite, may be repeated, and is when it has changed. */
  readonly baseSchema: string;
  readonly files: readonly MigrationFile[];
  /** Runs an update, never the setting up of an empty database; what fails in it has changed nothing. */
  readonly aroundUpdate?: (update: () => Promise<void>) => Promise<void>;
};

/**
 * Brings a database to this version in one transaction: roles, the auth schema, then each new file. Of several processes one
 * migrates. Throws `StartError` when a file fails or was changed, or the database is newer.
 */
export async function migrate(
  database: Database,
  { baseSchema, files, aroundUpdate = (work) => work() }: MigrateOptions,
): Promise<void> {
  let running: MigrationFile | undefined;
  async function update(pending: readonly MigrationFile[]): Promise<void> {
    await database.inTransaction(async (runScript) => {
      for (running of pending) await runScript(`${running.sql}\n${recordScript(running)}`);
    });
  }
  const migrating = database.whileMigrating(async () => {
    await database.inTransaction((runScript) => runScript(HISTORY));
    const { applied, pending } = await compare(database, { baseSchema, files });
    if (pending.length === 0) return;
    await (applied.length === 0 ? update(pending) : aroundUpdate(() => update(pending)));
  });
  await migrating.catch((error: unknown) => {
    throw migrationError(error, running);
  });
  await database.connection.clearSchemaCache();
}

/** Changes nothing: the server backs up what it updates. Throws `StartError` when the database is not of this version. */
export async function assertMigrated(
  database: Database,
  options: Omit<MigrateOptions, 'aroundUpdate'>,
): Promise<void> {
  const [history] = await database.query(
    `select to_regclass('legwork_server.migrations') is not null as "isThere"`,
  );
  const isCurrent =
    history?.['isThere'] === true && (await compare(database, options)).pending.length === 0;
  if (isCurrent) return;
  throw new StartError(
    'The database is of an earlier Legwork, or of none. Start the server of this version on it once, which backs up what it updates (docs/upgrading.md), then try again.',
  );
}

async function compare(
  { query }: Database,
  { baseSchema, files }: Omit<MigrateOptions, 'aroundUpdate'>,
): Promise<{ readonly applied: Applied; readonly pending: readonly MigrationFile[] }> {
  const applied = appliedSchema.parse(
    await query('select version, checksum from legwork_server.migrations'),
  );
  refuseUnknown(applied, files);
  const pending = [baseOf(baseSchema), ...files].filter(
    ({ version, checksum }) =>
      !applied.some((known) => known.version === version && known.checksum === checksum),
  );
  return { applied, pending };
}

const HISTORY = `
  create schema if not exists legwork_server;
  revoke all on schema legwork_server from public;
  create table if not exists legwork_server.migrations (
    version text primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists legwork_server.secrets (
    is_only boolean primary key default true check (is_only),
    jwt_secret text not null,
    publishable_key text not null
  );
`;

function refuseUnknown(applied: Applied, files: readonly MigrationFile[]): void {
  for (const { version, checksum } of applied) {
    if (version === BASE_VERSION) continue;
    const file = files.find((known) => known.version === version);
    if (!file) {
      throw new StartError(
        `The database was made by a newer Legwork (it has migration ${version}). Start that version, or restore a backup made before the update.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new StartError(
        `Migration ${version}_${file.name}.sql was changed after it had been applied. Put its old text back and add a new migration instead.`,
      );
    }
  }
}

function baseOf(baseSchema: string): MigrationFile {
  const grant = 'grant usage on schema public, auth to anon, authenticated;';
  const sql = [...DATABASE_ROLES.map(roleScript), baseSchema, grant].join('\n');
  return { version: BASE_VERSION, name: 'auth', sql, checksum: checksumOf(baseSchema) };
}

/** What has a remedy of its own keeps it. */
function migrationError(error: unknown, running: MigrationFile | undefined): unknown {
  if (running === undefined || error instanceof StartError || storageProblemOf(error)) return error;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return new StartError(
    `The update of the database failed in ${running.version}_${running.name}.sql (${reason}) and was undone as a whole. Start the version from before, which finds everything as it left it, and report this line (docs/upgrading.md).`,
    { cause: error },
  );
}

function roleScript(role: string): string {
  return `do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
    if not pg_has_role(current_user, '${role}', 'member') then grant ${role} to current_user; end if;
  end $$;`;
}

function recordScript(file: Pick<MigrationFile, 'version' | 'name' | 'checksum'>): string {
  return `insert into legwork_server.migrations (version, name, checksum)
    values ('${file.version}', '${file.name}', '${file.checksum}')
    on conflict (version) do update set checksum = excluded.checksum, applied_at = now();`;
}
