import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import type { Database } from './database.ts';
import { checksumOf, type MigrationFile } from './migration-files.ts';

const ROLES = ['anon', 'authenticated'] as const;
const BASE_VERSION = '0';

const appliedSchema = z.array(z.object({ version: z.string(), checksum: z.string() }));
type Applied = z.output<typeof appliedSchema>;

/**
 * Brings a database to this version: roles, the auth schema (`baseSchema`), then each file that has not run yet, one
 * transaction per file. Several processes may start at once; one migrates, the others wait.
 *
 * @throws {StartError} when the database was made by a newer version, or an applied file was changed afterwards
 */
export async function migrate(
  database: Database,
  baseSchema: string,
  files: readonly MigrationFile[],
): Promise<void> {
  await database.whileMigrating(async () => {
    await database.runScript(HISTORY);
    const applied = appliedSchema.parse(
      await database.query('select version, checksum from legwork_server.migrations'),
    );
    refuseUnknown(applied, files);
    await applyBase(database, baseSchema, applied);
    for (const file of files) {
      if (applied.every(({ version }) => version !== file.version)) await apply(database, file);
    }
  });
  await database.connection.clearSchemaCache();
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

/** The auth schema belongs to @supabase/lite; its statements may be repeated, and are when an update changes them. */
async function applyBase(database: Database, baseSchema: string, applied: Applied): Promise<void> {
  const checksum = checksumOf(baseSchema);
  const before = applied.find(({ version }) => version === BASE_VERSION);
  if (before?.checksum === checksum) return;
  await database.runScript(
    [
      ...ROLES.map(roleScript),
      baseSchema,
      'grant usage on schema public, auth to anon, authenticated;',
      recordScript({ version: BASE_VERSION, name: 'auth', checksum }),
    ].join('\n'),
  );
}

async function apply(database: Database, file: MigrationFile): Promise<void> {
  await database.runScript(`${file.sql}\n${recordScript(file)}`);
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
