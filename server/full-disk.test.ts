import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPrograms, buildPrograms } from './testing/build-program.ts';
import { limitFiles, NO_ROOM } from './testing/full-disk.ts';
import { freshDataDirectory } from './testing/open-test-server.ts';
import { QUICK_START } from './testing/quick-start.ts';
import { type ProgramResult, runProgram } from './testing/run-program.ts';
import { startServer, targetOf, testAdmin, type TestServer } from './testing/start-server.ts';
import { signedInClient } from './testing/test-clients.ts';

/** Room for the small files of a first start, not for the database's log. */
const SMALL_BYTES = 1_000_000;

let programs: BuiltPrograms;
let folder: string;
beforeAll(async () => {
  programs = await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'legwork-full-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Legwork</title>');
  await writeFile(join(folder, 'a-file'), 'a file');
});
afterAll(async () => {
  await programs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test.each([
  ['a file', 'a-file', 'is a file, not a folder (EEXIST)'],
  ['below a file', 'a-file/data', 'is a file, not a folder (ENOTDIR)'],
  ['too long', 'x'.repeat(300), 'its path is too long (ENAMETOOLONG)'],
])(
  'fault 104: a DATA_DIR that is %s stops the start with one sentence',
  async (_, name, reason) => {
    const dataDirectory = join(folder, name);

    const ended = await runServer({ DATA_DIR: dataDirectory });

    expectOneSentence(ended, [dataDirectory, reason, 'or set DATA_DIR to another folder.']);
  },
);

test('fault 104: a DATA_DIR where no folder can be made stops the start at once', async () => {
  const ended = await runServer({ DATA_DIR: '/dev/null/data' });

  expectOneSentence(ended, ['The folder /dev/null/data cannot be made']);
});

test('fault 104: a database folder that holds something else is left alone', async () => {
  const dataDirectory = await mkdtemp(join(folder, 'foreign-'));
  await mkdir(join(dataDirectory, 'database'));
  await writeFile(join(dataDirectory, 'database/notes.txt'), 'mine');

  const ended = await runServer({ DATA_DIR: dataDirectory });

  expectOneSentence(ended, [join(dataDirectory, 'database'), 'Restore a backup']);
  expect(await readFile(join(dataDirectory, 'database/notes.txt'), 'utf8')).toBe('mine');
});

/** A module that, preloaded into a start, kills it as soon as the new database has its first folder. */
const KILLED_IN_THE_MIDDLE = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { mkdirSync } = fs;
  fs.mkdirSync = (path, ...rest) => {
    const made = mkdirSync(path, ...rest);
    if (String(path).endsWith('database.making/base')) process.kill(process.pid, 'SIGKILL');
    return made;
  };
  syncBuiltinESMExports();
`)}`;

const isLinux = process.platform === 'linux';

test('fault 103: a very first start on a disk too small, then one killed in the middle, and the next comes up whole', async () => {
  const dataDirectory = await mkdtemp(join(folder, 'first-'));
  if (isLinux) {
    const ended = await runServer({ DATA_DIR: dataDirectory }, SMALL_BYTES);
    expectOneSentence(ended, [`The data folder ${dataDirectory} cannot be used`, '(EFBIG)']);
    expect(await readdir(dataDirectory)).toEqual([]);
  }
  const flags = [...QUICK_START, '--import', KILLED_IN_THE_MIDDLE];
  const child = spawn(process.execPath, [...flags, programs.path('server')], {
    stdio: 'ignore',
    env: { WEB_DIR: join(folder, 'web'), PORT: '0', DATA_DIR: dataDirectory },
  });
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');

  const left = await readdir(dataDirectory);

  expect(left).toEqual(['database.making']);
  await using server = await start({ DATA_DIR: dataDirectory });
  await signedInClient(await targetOf(server.url), testAdmin);
  expect(existsSync(join(dataDirectory, 'database/PG_VERSION'))).toBe(true);
  expect(await readdir(dataDirectory)).not.toContain('database.making');
});

describe.skipIf(!isLinux)('a disk without room', () => {
  let dataDirectory: string;
  /** How a start on the full disk ended. */
  let fullStart: ProgramResult;
  /** The next start in the same folder, with room. */
  let server: TestServer;
  beforeAll(async () => {
    dataDirectory = await freshDataDirectory();
    fullStart = await runServer({ DATA_DIR: dataDirectory }, NO_ROOM);
    server = await start({ DATA_DIR: dataDirectory });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test('fault 104: a start on a full one is one sentence that names the folder, and the next comes up whole', async () => {
    expectOneSentence(fullStart, [`The data folder ${dataDirectory} cannot be used`, '(EFBIG)']);
    await signedInClient(await targetOf(server.url), testAdmin);
  });

  test('fault 102: a backup that finds too little room leaves no file, and everybody who should know does', async () => {
    const earlier = await backUp(dataDirectory);
    await limitFiles(pidOf(server), SMALL_BYTES);

    const failed = await backUp(dataDirectory);

    const left = await readdir(join(dataDirectory, 'backups'));
    await limitFiles(pidOf(server), undefined);
    // What the database itself had no room for is in the audit as soon as it has.
    const again = await backUp(dataDirectory);
    expect([earlier.status, again.status]).toEqual([0, 0]);
    expectOneSentence(failed, ['The backup failed', 'files may not grow so large here (EFBIG)']);
    expect(left).toHaveLength(1);
    expect(server.output()).toContain('The backup failed: files may not grow so large here');
    const { rest } = await signedInClient(await targetOf(server.url), testAdmin);
    const { data: entries } = await rest
      .from('audit_log')
      .select('action')
      .like('action', 'b%')
      .order('id');
    expect(entries?.map(({ action }) => String(action))).toEqual([
      'backup_taken',
      'backup_failed',
      'backup_taken',
    ]);
  });

  test('fault 102: a copy that finds too little room is no file under the name asked for', async () => {
    const copy = join(dataDirectory, 'copy.tar.gz');

    const failed = await backUp(dataDirectory, [copy], SMALL_BYTES);

    expectOneSentence(failed, [copy, '(EFBIG)']);
    expect(server.process.exitCode).toBeNull();
    expect((await readdir(dataDirectory)).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  test('fault 107: a disk that fills up under a server costs nothing acknowledged, and is served on when it has room', async () => {
    const { rest } = await signedInClient(await targetOf(server.url), testAdmin);
    const create = (name: string) =>
      rest.rpc('simulate_user_creation', {
        user_email: `${name}@example.com`,
        user_full_name: name,
      });
    const before = await create('before');
    await limitFiles(pidOf(server), NO_ROOM);

    const during = [await create('first'), await create('second')];

    const unready = await fetch(`${server.url}/ready`);
    await limitFiles(pidOf(server), undefined);
    await expect.poll(async () => (await create('after')).status).toBe(200);
    const { data: people } = await rest.from('profiles').select('email').order('email');
    const emails = people?.map(({ email }) => String(email)) ?? [];
    expect(before.status).toBe(200);
    expect(during.map(({ status }) => status)).toEqual([503, 503]);
    expect(unready.status).toBe(503);
    expect(emails).toEqual(expect.arrayContaining(['after@example.com', 'before@example.com']));
    expect(emails).not.toContain('second@example.com');
    expect(server.output()).toContain('The database ended');
    expect(server.output()).toContain('The database answers again');
    expect(await server.stop()).toBe(0);
  });
});

async function runServer(
  settings: Readonly<Record<string, string>>,
  bytes?: number,
): Promise<ProgramResult> {
  const web = { WEB_DIR: join(folder, 'web'), PORT: '0', BACKUP_HOURS: '0' };
  return runProgram(programs.path('server'), [], { ...web, ...settings }, bytes);
}

function backUp(path: string, args: readonly string[] = [], bytes?: number) {
  return runProgram(programs.path('backup'), args, { DATA_DIR: path }, bytes);
}

function start(settings: Readonly<Record<string, string>>): Promise<TestServer> {
  return startServer({
    program: programs.path('server'),
    settings: { WEB_DIR: join(folder, 'web'), ...settings },
  });
}

function pidOf({ process: { pid } }: TestServer): number {
  if (pid === undefined) throw new Error('The server does not run');
  return pid;
}

/** One sentence or two on one line, and nothing of the program: no stack trace, no line of source. */
function expectOneSentence({ status, output }: ProgramResult, parts: readonly string[]): void {
  expect(status).toBe(1);
  for (const part of parts) expect(output).toContain(part);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/\bat .+:\d+:\d+|node:|\.js\b|=>/);
}
