import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportDocumentFrom } from '#engine';
import { resetPassword } from '../reset-password.ts';
import { readSettings } from '../settings.ts';
import { type BuiltPrograms, buildPrograms } from '../testing/build-program.ts';
import { openTestServer, type OpenTestServer } from '../testing/open-test-server.ts';
import { runProgram } from '../testing/run-program.ts';
import {
  hasPostgres,
  openEmbeddedHome,
  openPostgresHome,
  renewReports,
  SAVED_DAYS,
  SAVED_PEOPLE,
  type SavedHome,
  stateOf,
  writeSavedBackup,
} from '../testing/saved-databases.ts';
import { signedInClient } from '../testing/test-clients.ts';
import { readBackupFile } from './backups/archive.ts';
import { createBackups, listBackups } from './backups/backups.ts';
import { openDataFolder } from './database/data-folder.ts';
import type { Database } from './database/database.ts';
import { openEmbeddedDatabase } from './database/embedded-database.ts';
import { migrate, type MigrateOptions } from './database/migrate.ts';
import { checksumOf, migrationFiles } from './database/migration-files.ts';
import { authSchemaOf } from './supabase-api.ts';

const log = { say: () => undefined, warn: () => undefined };

const BROKEN_SQL = 'create table public.half_done (id int); select 1 from public.no_such_table;';
const BROKEN = {
  version: '29991231000000',
  name: 'broken',
  sql: BROKEN_SQL,
  checksum: checksumOf(BROKEN_SQL),
};
const FAILURE =
  'The update of the database failed in 29991231000000_broken.sql (relation "public.no_such_table" does not exist) and was undone as a whole. Start the version from before, which finds everything as it left it, and report this line (docs/upgrading.md).';

describe.skipIf(!hasPostgres)('a saved database on PostgreSQL', () => {
  let home: SavedHome;
  beforeAll(async () => {
    home = await openPostgresHome();
  });
  afterAll(() => home[Symbol.asyncDispose]());

  test.each(SAVED_DAYS)(
    'fault 286: of %s starts under this version, everybody signs in, and their reports list and open',
    async (day) => {
      await using server = await openTestServer((await home.copyOf(day)).options);

      await expectEverythingThere(server);
    },
  );

  testRefusedReset(() => home);

  test('fault 288: an update that fails in its last migration is undone as a whole, and says what to do', async () => {
    const { open, state } = await home.copyOf('2026-11-22');
    const database = await open();

    await expect(updateToBroken(database)).rejects.toThrow(FAILURE);

    expect(await stateOf(database)).toBe(state);
    await database.close();
  });
});

describe('a saved embedded database', () => {
  let home: SavedHome;
  let programs: BuiltPrograms;
  beforeAll(async () => {
    home = openEmbeddedHome();
    programs = await buildPrograms();
  });
  afterAll(async () => {
    await home[Symbol.asyncDispose]();
    await programs[Symbol.asyncDispose]();
  });

  test('fault 286: of 2026-11-22 starts under this version, everybody signs in, and their reports list and open', async () => {
    await using server = await openTestServer((await home.copyOf('2026-11-22')).options);

    await expectEverythingThere(server);
  });

  test('fault 287: a backup of 2026-11-21 restores, and is updated with everything in it', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-upgrade-'));
    const file = await writeSavedBackup(dataDirectory);

    const settings = { DATA_DIR: dataDirectory };
    const restored = await runProgram(programs.path('restore'), [file], settings);

    expect(restored.status).toBe(0);
    expect(restored.output).toMatch(/^Restored .+: 2 accounts\.\nEnded, .+: \d+ sessions?, 0 API/);
    const database = await openDataFolder(dataDirectory);
    await renewReports(database);
    await database.close();
    const server = await openTestServer({ dataDirectory });
    await expectEverythingThere(server);
    await server[Symbol.asyncDispose]();
    await rm(dataDirectory, { recursive: true });
  });

  test('fault 288: an update that fails in its last migration is undone as a whole, says what to do, and leaves no backup', async () => {
    const { options, state } = await home.copyOf('2026-11-22');
    const { dataDirectory } = options;
    const database = await openDataFolder(dataDirectory);
    const { aroundUpdate } = createBackups({
      database,
      dataDirectory,
      everyHours: 0,
      keep: 1,
      log,
    });

    await expect(updateToBroken(database, { aroundUpdate })).rejects.toThrow(FAILURE);

    expect(await stateOf(database)).toBe(state);
    expect(await readdir(join(dataDirectory, 'backups'))).toEqual([]);
    await database.close();
  });

  testRefusedReset(() => home);

  test('fault 289: an update keeps a backup of the database as it was, names it, and records it; the next start keeps none', async () => {
    const { options, state } = await home.copyOf('2026-11-23');
    const first = await openTestServer(options);
    const { rest } = await expectEverythingThere(first);
    const audit = await rest.from('audit_log').select('action').eq('action', 'backup_taken');
    await first[Symbol.asyncDispose]();
    const [kept = { path: '' }, ...others] = await listBackups(options.dataDirectory);

    await (await openTestServer(options))[Symbol.asyncDispose]();

    expect(await listBackups(options.dataDirectory)).toEqual([kept]);
    expect([others, audit.data]).toEqual([[], [{ action: 'backup_taken' }]]);
    expect(first.logged).toContain(
      `The database was updated; a backup from before is in ${kept.path}`,
    );
    const loadDataDir = new Blob([await readBackupFile(kept.path)], { type: 'application/x-tar' });
    const restored = await openEmbeddedDatabase(join(options.dataDirectory, 'restored'), {
      loadDataDir,
    });
    expect(await stateOf(restored)).toBe(state);
    await restored.close();
  });

  test('fault 290: without room for that backup there is no update, and one sentence says so', async () => {
    const { options, open, state } = await home.copyOf('2026-11-22');
    const inTheWay = join(options.dataDirectory, 'backups');
    await writeFile(inTheWay, 'a file');

    await expect(openTestServer(options)).rejects.toThrow(
      `The backup before the update failed: a part of its path is a file, not a folder (EEXIST), in ${inTheWay}. Move that file away.`,
    );

    const database = await open();
    expect(await stateOf(database)).toBe(state);
    await database.close();
  });
});

/** Whoever resets a password is not the server, which backs a database up before it updates it. */
function testRefusedReset(home: () => SavedHome): void {
  test('fault 283: a password is not reset on a database of an earlier version, which stays as it is; the remedy is named', async () => {
    const { options, open, state } = await home().copyOf('2026-11-22');
    const { dataDirectory: DATA_DIR, databaseUrl: DATABASE_URL } = options;
    const settings = readSettings({
      DATA_DIR,
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    });
    const { email } = SAVED_PEOPLE[0];

    await expect(resetPassword(settings, { email, password: 'for one sign-in' })).rejects.toThrow(
      'The database is of an earlier Legwork, or of none. Start the server of this version on it once, which backs up what it updates',
    );

    const database = await open();
    expect(await stateOf(database)).toBe(state);
    await database.close();
  });
}

/** Both people sign in, find their own report in the list, and open it. Answers the administrator's client. */
async function expectEverythingThere(server: OpenTestServer) {
  for (const { prospect, ...account } of SAVED_PEOPLE) {
    const { rest } = await signedInClient(server, account);
    const { data } = await rest
      .from('reports')
      .select('prospect_name, company, insight_count, document, report_shares(owner_name)');
    const { name: prospect_name, company } = prospect;
    expect(data).toMatchObject([{ prospect_name, company }]);
    expectWholeReport(data?.[0] ?? {}, prospect);
  }
  return signedInClient(server, SAVED_PEOPLE[0]);
}

/** Its document is one that this version reads, with the results the list counts, and a brief. */
function expectWholeReport(row: Readonly<Record<string, unknown>>, prospect: object): void {
  const report = reportDocumentFrom(row['document']);
  expect(report?.prospect).toMatchObject(prospect);
  expect(report?.results.filter(({ verdict }) => verdict !== 'other')).toHaveLength(
    Number(row['insight_count']),
  );
  expect(Object.values(report?.brief ?? {}).flat()).not.toEqual([]);
}

/** The update to a version whose last migration cannot run. */
function updateToBroken(
  database: Database,
  more: Pick<MigrateOptions, 'aroundUpdate'> = {},
): Promise<void> {
  const files = [...migrationFiles, BROKEN];
  return migrate(database, { baseSchema: authSchemaOf(database), files, ...more });
}
