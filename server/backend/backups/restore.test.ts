import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askApi, tokenOf } from '../../testing/api-stage.ts';
import { type BuiltPrograms, buildPrograms } from '../../testing/build-program.ts';
import {
  freshDataDirectory,
  openTestServer,
  type OpenTestServer,
} from '../../testing/open-test-server.ts';
import { runProgram } from '../../testing/run-program.ts';
import { testAdmin } from '../../testing/start-server.ts';
import { sendRequest, signedInClient } from '../../testing/test-clients.ts';
import { openDataFolder } from '../database/data-folder.ts';
import { readBackupFile } from './archive.ts';

const DAMAGED = 'is not a backup of Legwork, or it is damaged.';
const CUT = 'is cut off: its end is missing.';

let programs: BuiltPrograms;
let dataDirectory: string;
let good: Buffer;
let folder: string;
beforeAll(async () => {
  programs = await buildPrograms();
  dataDirectory = await freshDataDirectory();
  folder = await mkdtemp(join(tmpdir(), 'legwork-restore-'));
  const file = join(folder, 'good.tar.gz');
  const backup = await runProgram(programs.path('backup'), [file], { DATA_DIR: dataDirectory });
  expect(backup).toMatchObject({ status: 0 });
  good = await readFile(file);
});
afterAll(async () => {
  await programs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
  await rm(dataDirectory, { recursive: true });
});

const FILES: readonly (readonly [string, () => Uint8Array, string])[] = [
  ['empty', () => Buffer.alloc(0), 'is empty; it is not a backup.'],
  ['cut in the middle', () => good.subarray(0, good.length / 2), CUT],
  ['cut by one byte', () => good.subarray(0, -1), CUT],
  ['cut inside, packed whole', () => gzipSync(tar().subarray(0, tar().length / 2)), DAMAGED],
  ['changed by one byte', () => changed(good), DAMAGED],
  ['text', () => Buffer.from('not an archive'), DAMAGED],
  ['another archive', () => gzipSync(Buffer.alloc(1024)), DAMAGED],
  ['the same without its control file', () => gzipSync(renamed('global/pg_control')), DAMAGED],
];

test.each(FILES)(
  'fault 105: a file that is %s is refused in one sentence',
  async (_, make, said) => {
    const file = join(folder, 'odd.tar.gz');
    await writeFile(file, make());

    await expect(readBackupFile(file)).rejects.toThrow(said);
    await expect(readBackupFile(file)).rejects.toThrow(file);
  },
);

test('fault 105: restoring a cut file says so in one sentence and leaves the data as they are', async () => {
  const file = join(folder, 'cut.tar.gz');
  await writeFile(file, good.subarray(0, 100_000));
  const before = await readdir(dataDirectory, { recursive: true });

  const ended = await runProgram(programs.path('restore'), [file], { DATA_DIR: dataDirectory });

  expect(ended).toEqual({ status: 1, output: `The backup ${file} ${CUT}\n` });
  expect(await readdir(dataDirectory, { recursive: true })).toEqual(before);
});

test('fault 310: a restore where the server keeps its data elsewhere is refused, with what to do there', async () => {
  const before = await readdir(dataDirectory, { recursive: true });

  const ended = await runProgram(programs.path('restore'), [join(folder, 'good.tar.gz')], {
    DATA_DIR: dataDirectory,
    DATABASE_URL: 'postgres://legwork:word@127.0.0.1:9/legwork',
  });

  expect(ended).toEqual({
    status: 1,
    output:
      'Only the embedded database is restored here. Restore your own with pg_restore or psql, then run legwork.finish_restore().\n',
  });
  expect(await readdir(dataDirectory, { recursive: true })).toEqual(before);
});

test('fault 105: a folder in place of a backup is named', async () => {
  await expect(readBackupFile(folder)).rejects.toThrow(
    `${folder} cannot be read: there is a folder`,
  );
});

test('fault 106: a restore that was killed leaves the old database or the new one, whole', async () => {
  const marked = await mkdtemp(join(folder, 'killed-'));
  const place = (name: string) => join(marked, name);
  const database = join(dataDirectory, 'database');

  // Killed while it unpacked: the old one stays.
  cpSync(database, place('database'), { recursive: true });
  await mkdir(place('database.restoring/base'), { recursive: true });
  expect(await accountsIn(marked)).toBe(1);
  expect(await databasesIn(marked)).toEqual(['database']);

  // Killed before the first rename of the swap: the old one stays.
  cpSync(database, place('database.restored'), { recursive: true });
  expect(await accountsIn(marked)).toBe(1);
  expect(await databasesIn(marked)).toEqual(['database']);

  // Killed between the two: the new one takes its place, the old one is kept.
  await rename(place('database'), place('database.before-now'));
  cpSync(database, place('database.restored'), { recursive: true });
  expect(await accountsIn(marked)).toBe(1);
  expect(await databasesIn(marked)).toEqual(['database', 'database.before-now']);
});

test('threat 78: a restore brings back no session, token, share or one-time password, unless it is told to', async () => {
  const place = await mkdtemp(join(folder, 'revived-'));
  cpSync(dataDirectory, place, { recursive: true });
  const settings = { DATA_DIR: place };
  const file = join(place, 'then.tar.gz');
  const made = await withServer(place, giveAccess);
  await runProgram(programs.path('backup'), [file], settings);

  const kept = await runProgram(programs.path('restore'), [file, '--keep-access'], settings);
  const ended = await runProgram(programs.path('restore'), [file], settings);
  const opens = await withServer(place, (server) => accessIn(server, made));

  expect(kept.output).toContain('Sessions, API tokens, shares and one-time passwords work again');
  expect(ended.output).toMatch(
    /Ended, .+: \d+ sessions?, 1 API token, 0 shares, 1 one-time password\. Passwords, roles/,
  );
  expect(opens).toEqual({ session: false, token: 401, oneTime: false, own: true });
});

test('fault 103: what an earlier version left of a first start is made anew, and never one with data', async () => {
  const half = await mkdtemp(join(folder, 'half-'));
  cpSync(join(dataDirectory, 'database'), join(half, 'database'), { recursive: true });
  await rm(join(half, 'database/PG_VERSION'));

  const withData = openDataFolder(half);

  await expect(withData).rejects.toThrow('is damaged and cannot be opened. Restore a backup');
  expect(await readdir(join(half, 'database'))).toContain('base');
  await rm(join(half, 'database/base/5'), { recursive: true });
  const opened = await openDataFolder(half);
  expect(await opened.query('select 1 as one')).toEqual([{ one: 1 }]);
  await opened.close();
});

function tar(): Buffer {
  return gunzipSync(good);
}

/** The archive with one of its files under another name, its header's sum put right. */
function renamed(name: string): Buffer {
  const archive = tar();
  const at = archive.indexOf(`/${name}\0`);
  const from = archive[at + 1] ?? 0;
  archive[at + 1] = from + 1;
  const header = archive.subarray(at, at + 512);
  const sum = Number.parseInt(header.subarray(148, 155).toString('latin1'), 8) + 1;
  header.write(sum.toString(8).padStart(6, '0'), 148, 'latin1');
  return archive;
}

function changed(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  // In the sum at the end: what a byte in the middle does to the packing is up to chance.
  copy.writeUInt8(copy.readUInt8(copy.length - 8) ^ 0xff, copy.length - 8);
  return copy;
}

async function accountsIn(path: string): Promise<number> {
  const database = await openDataFolder(path);
  const [row] = await database.query('select count(*)::int as n from public.profiles');
  await database.close();
  return Number(row?.['n']);
}

async function databasesIn(path: string): Promise<readonly string[]> {
  return (await readdir(path)).filter((name) => name.startsWith('database')).toSorted();
}

type Given = { readonly token: string; readonly accessToken: string };

const NEWCOMER = { email: 'newcomer@example.com', password: 'handed over by phone' };

async function withServer<Result>(
  path: string,
  work: (server: OpenTestServer) => Promise<Result>,
): Promise<Result> {
  const server = await openTestServer({ dataDirectory: path });
  try {
    return await work(server);
  } finally {
    await server[Symbol.asyncDispose]();
  }
}

async function giveAccess(server: OpenTestServer): Promise<Given> {
  const admin = await signedInClient(server, testAdmin);
  await admin.rest.rpc('simulate_user_creation', {
    user_email: NEWCOMER.email,
    user_full_name: 'New Comer',
    user_password: NEWCOMER.password,
  });
  return { token: await tokenOf(admin), accessToken: admin.accessToken };
}

/** What of it opens anything. */
async function accessIn(server: OpenTestServer, { token, accessToken }: Given) {
  const signsIn = (who: typeof NEWCOMER) =>
    signedInClient(server, who).then(
      () => true,
      () => false,
    );
  const old = await sendRequest(server, 'GET', '/rest/v1/profiles?select=id', {
    token: accessToken,
  });
  return {
    session: /"id"/.test(await old.text()),
    token: (await askApi(server, token, 'token')).status,
    oneTime: await signsIn(NEWCOMER),
    own: await signsIn(testAdmin),
  };
}
