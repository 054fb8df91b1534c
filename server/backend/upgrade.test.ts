import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportDocumentFrom } from '#engine';
import { type BuiltPrograms, buildPrograms } from '../testing/build-program.ts';
import { openTestServer, type OpenTestServer } from '../testing/open-test-server.ts';
import { runProgram } from '../testing/run-program.ts';
import {
  renewReports,
  SAVED_DAYS,
  SAVED_PEOPLE,
  savedHomes,
  type SavedCopy,
  type SavedHome,
  writeSavedBackup,
} from '../testing/saved-databases.ts';
import { signedInClient } from '../testing/test-clients.ts';
import { createBackups, listBackups } from './backups/backups.ts';
import { openDataFolder } from './database/data-folder.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { checksumOf, migrationFiles } from './database/migration-files.ts';
import { authSchemaOf } from './supabase-api.ts';

/** Everything a version finds in a database: its tables, its procedures and the history of both. */
const STATE = `select json_build_object(
  'history', (select json_agg(m order by version) from legwork_server.migrations m),
  'columns', (select json_agg(concat_ws('.', table_schema, table_name, column_name, data_type) order by 1)
    from (select * from information_schema.columns where table_schema in ('public', 'auth', 'legwork')
      order by table_schema, table_name, ordinal_position) c),
  'procedures', (select json_agg(pg_get_functiondef(p.oid) order by p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'auth', 'legwork') and p.prokind = 'f'),
  'reports', (select json_agg(to_jsonb(r) - 'created_at' order by id) from public.reports r)
)::text as state`;

const BROKEN_SQL = 'create table public.half_done (id int); select 1 from public.no_such_table;';
const BROKEN = {
  version: '29991231000000',
  name: 'broken',
  sql: BROKEN_SQL,
  checksum: checksumOf(BROKEN_SQL),
};

describe.each(savedHomes)('on the $name', ({ isAvailable, open }) => {
  let home: SavedHome;
  beforeAll(async () => {
    if (isAvailable) home = await open();
  });
  afterAll(async () => {
    if (isAvailable) await home[Symbol.asyncDispose]();
  });

  describe.skipIf(!isAvailable)('a saved database', () => {
    test.each(SAVED_DAYS)(
      'fault 286: of %s starts under this version, everybody signs in, and their reports list and open',
      async (day) => {
        const copy = await home.copyOf(day);

        await using server = await openTestServer(copy.options);

        await expectEverythingThere(server);
      },
    );

    test('fault 288: an update that fails in its last migration is undone as a whole, says what to do, and succeeds once that is mended', async () => {
      const copy = await home.copyOf('2026-11-22');
      const before = await stateOf(copy);

      const failure = await failedUpdateOf(copy);

      expect(failure).toMatchObject({
        name: 'StartError',
        message:
          'The update of the database failed in 29991231000000_broken.sql (relation "public.no_such_table" does not exist) and was undone as a whole. Start the version from before, which finds everything as it left it, and report this line (docs/upgrading.md).',
      });
      expect(await stateOf(copy)).toBe(before);
      expect(await listBackups(copy.options.dataDirectory)).toEqual([]);
      await using server = await openTestServer(copy.options);
      await expectEverythingThere(server);
    });
  });
});

describe('the embedded database', () => {
  let home: SavedHome;
  let programs: BuiltPrograms;
  beforeAll(async () => {
    const [embedded] = savedHomes;
    if (embedded) home = await embedded.open();
    programs = await buildPrograms();
  });
  afterAll(async () => {
    await home[Symbol.asyncDispose]();
    await programs[Symbol.asyncDispose]();
  });

  test('fault 287: a backup that an earlier version made is restored, and everything in it is there', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-upgrade-'));
    const file = await writeSavedBackup(dataDirectory);

    const restored = await runProgram(programs.path('restore'), [file], {
      DATA_DIR: dataDirectory,
    });

    expect(restored).toEqual({ status: 0, output: `Restored ${file}: 2 accounts.\n` });
    const open = () => openDataFolder(dataDirectory);
    await renewReports({ options: { dataDirectory }, open });
    await (async () => {
      await using server = await openTestServer({ dataDirectory });
      await expectEverythingThere(server);
    })();
    await rm(dataDirectory, { recursive: true });
  });

  test('fault 289: an update keeps a backup of the database as it was, which restores to the version before; the next start keeps none', async () => {
    const copy = await home.copyOf('2026-11-23');
    const before = await stateOf(copy);
    const { dataDirectory } = copy.options;

    const first = await openTestServer(copy.options);
    const { rest } = await signedInClient(first, SAVED_PEOPLE[0]);
    const audit = await rest.from('audit_log').select('action').eq('action', 'backup_taken');
    await first[Symbol.asyncDispose]();
    const [kept] = await listBackups(dataDirectory);
    const second = await openTestServer(copy.options);
    await second[Symbol.asyncDispose]();

    expect(await listBackups(dataDirectory)).toEqual([kept]);
    expect(first.logged).toContain(
      `The database was updated; as it was before, it lies in ${kept?.path}`,
    );
    expect(audit.data).toEqual([{ action: 'backup_taken' }]);
    const settings = { DATA_DIR: dataDirectory };
    expect(await runProgram(programs.path('restore'), [], settings)).toMatchObject({ status: 0 });
    expect(await stateOf(copy)).toBe(before);
  });

  test('fault 290: without room for that backup there is no update, and one sentence says so', async () => {
    const copy = await home.copyOf('2026-11-22');
    const before = await stateOf(copy);
    const inTheWay = join(copy.options.dataDirectory, 'backups');
    await writeFile(inTheWay, 'a file');

    await expect(openTestServer(copy.options)).rejects.toThrow(
      `The backup before the update failed: a part of its path is a file, not a folder (EEXIST), in ${inTheWay}. Move that file away.`,
    );

    expect(await stateOf(copy)).toBe(before);
    expect(await readdir(copy.options.dataDirectory)).toEqual(['backups', 'database']);
  });
});

/** Both people sign in, find their own report in the list, and open it. */
async function expectEverythingThere(server: OpenTestServer): Promise<void> {
  for (const { prospect, ...account } of SAVED_PEOPLE) {
    const { rest } = await signedInClient(server, account);
    const { data: list } = await rest
      .from('reports')
      .select('id, prospect_name, company, insight_count, report_shares(owner_name)');
    expect(list).toMatchObject([{ prospect_name: prospect.name, company: prospect.company }]);
    const [{ id, insight_count: insights } = { id: '', insight_count: 0 }] = list ?? [];

    const { data: row } = await rest.from('reports').select('document').eq('id', id).single();

    const report = reportDocumentFrom(row?.document);
    expect(report?.prospect).toMatchObject(prospect);
    expect(report?.results.filter(({ verdict }) => verdict !== 'other')).toHaveLength(insights);
    expect(insights).toBeGreaterThan(0);
    expect(Object.values(report?.brief ?? {}).flat()).not.toEqual([]);
  }
}

/** What a version says whose last migration cannot run. */
async function failedUpdateOf(copy: SavedCopy): Promise<unknown> {
  const { dataDirectory, databaseUrl } = copy.options;
  const database = await copy.open();
  const log = { say: () => undefined, warn: () => undefined };
  const aroundUpdate =
    databaseUrl === undefined && 'dump' in database
      ? createBackups({ database, dataDirectory, everyHours: 0, keep: 1, log }).aroundUpdate
      : undefined;
  const files = [...migrationFiles, BROKEN];
  const updating = migrate(database, { baseSchema: authSchemaOf(database), files, aroundUpdate });
  const failure: unknown = await updating.then(
    () => undefined,
    (error: unknown) => error,
  );
  await database.close();
  return failure;
}

async function stateOf({ open }: SavedCopy): Promise<unknown> {
  const database: Database = await open();
  const [row] = await database.query(STATE);
  await database.close();
  return row?.['state'];
}
