import { mkdir, readdir, rm, truncate, writeFile, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceOf, oneOf } from '../testing/random-faults.ts';
import { readBackupFile } from './backend/backups/archive.ts';
import { listBackups } from './backend/backups/backups.ts';
import { buildPrograms } from './testing/build-program.ts';
import { limitFiles, NO_ROOM } from './testing/full-disk.ts';
import { freshDataDirectory } from './testing/open-test-server.ts';
import { runProgram } from './testing/run-program.ts';
import { startServer, targetOf, testAdmin, type TestServer } from './testing/start-server.ts';
import { restClient, signedInClient } from './testing/test-clients.ts';

/** `FAULT_ROUNDS=60 npx vitest run server/random-faults.test.ts` is the whole of it. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? '6');
const SEED = 96;

test.skipIf(process.platform !== 'linux')(
  'fault 106: rounds of kills, full disks and torn files lose nothing acknowledged and leave nothing half',
  { timeout: (ROUNDS + 10) * 60_000 },
  async () => {
    await using stage = await openStage();
    const chance = chanceOf(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
      await stage.create(`kept-${round}`);
      await oneOf(FAULTS, chance)(stage, round, chance);
    }

    await stage.restart();
    const emails = await stage.emails();
    expect(stage.acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(emails.filter((email) => stage.acknowledged.includes(email))).toEqual(
      stage.acknowledged.toSorted(),
    );
    for (const { path } of await listBackups(stage.dataDirectory)) await readBackupFile(path);
  },
);

/** A restart costs seconds, a full disk next to nothing. */
const FAULTS = [killed, filled, filled, filled, filled, torn] as const;

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Killed while something is being written, and maybe a backup taken. */
async function killed(stage: Stage, round: number, chance: () => number): Promise<void> {
  const writing = stage.tryToCreate(`killed-${round}`);
  const backup = chance() < 0.3 ? stage.backUp() : undefined;
  if (chance() < 0.5) await writing;
  await stage.stop();
  // Without a server the command takes the backup itself, and holds the folder so long.
  await Promise.all([writing, backup]);
  await stage.restart();
}

/** The disk fills up for a few writes, and maybe a backup. */
async function filled(stage: Stage, round: number, chance: () => number): Promise<void> {
  await limitFiles(stage.pid(), chance() < 0.5 ? NO_ROOM : Math.floor(chance() * 4_000_000));
  await stage.tryToCreate(`filled-${round}`);
  if (chance() < 0.2) await stage.backUp();
  await stage.tryToCreate(`filled-again-${round}`);
  await limitFiles(stage.pid(), undefined);
}

/** A backup is cut, and what a killed backup and a killed restore leave lies about. */
async function torn(stage: Stage, _: number, chance: () => number): Promise<void> {
  const { dataDirectory } = stage;
  await stage.backUp();
  const [newest] = await listBackups(dataDirectory);
  if (newest) {
    const cut = join(dataDirectory, 'cut.tar.gz');
    await copyFile(newest.path, cut);
    await truncate(cut, Math.floor(chance() * 100_000));
    await writeFile(`${newest.path}.partial`, 'half');
    const restore = await runProgram(stage.restore, [cut], { DATA_DIR: dataDirectory });
    expect(restore.status).toBe(1);
    await rm(cut);
  }
  await mkdir(join(dataDirectory, 'database.making/base'), { recursive: true });
  await stage.restart();
  expect((await readdir(dataDirectory)).toSorted()).not.toContain('database.making');
}

async function openStage() {
  const programs = await buildPrograms();
  const dataDirectory = await freshDataDirectory();
  const web = join(dataDirectory, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Legwork</title>');
  const settings = { DATA_DIR: dataDirectory, WEB_DIR: web };
  const start = () => startServer({ program: programs.path('server'), settings });
  let server: TestServer = await start();
  const { accessToken } = await signedInClient(await targetOf(server.url), testAdmin);
  let rest = restClient(await targetOf(server.url), accessToken);
  const acknowledged: string[] = [];

  /** Whether it was acknowledged; a connection that breaks leaves that open. */
  async function tryToCreate(name: string): Promise<boolean> {
    const email = `${name}@example.com`;
    const { error } = await rest.rpc('simulate_user_creation', {
      user_email: email,
      user_full_name: name,
    });
    if (error === null) acknowledged.push(email);
    return error === null;
  }

  return {
    dataDirectory,
    acknowledged,
    restore: programs.path('restore'),
    tryToCreate,
    pid: () => server.process.pid ?? 0,
    /** Must succeed in the end, whatever the round before did. */
    async create(name: string) {
      await expect.poll(() => tryToCreate(name), { interval: 250 }).toBe(true);
    },
    backUp: () => runProgram(programs.path('backup'), [], { DATA_DIR: dataDirectory }),
    stop: () => server.stop('SIGKILL'),
    async restart() {
      await server.stop('SIGKILL');
      server = await start();
      rest = restClient(await targetOf(server.url), accessToken);
    },
    async emails(): Promise<readonly string[]> {
      const { data } = await rest.from('profiles').select('email').order('email').limit(1000);
      return data?.map(({ email }) => String(email)) ?? [];
    },
    async [Symbol.asyncDispose]() {
      await server.stop('SIGKILL');
      await programs[Symbol.asyncDispose]();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
