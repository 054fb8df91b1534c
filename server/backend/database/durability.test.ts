import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPrograms } from '../../testing/build-program.ts';
import { freshDataDirectory } from '../../testing/open-test-server.ts';
import { startServer, targetOf, testAdmin } from '../../testing/start-server.ts';
import { restClient, signedInClient } from '../../testing/test-clients.ts';

const KILLS = 8;

test(`${KILLS} × kill -9 right after an acknowledged write lose nothing, the session included`, async () => {
  await using programs = await buildPrograms();
  await using web = await webDirectory();
  await using data = await dataDirectory();
  const settings = { DATA_DIR: data.path, WEB_DIR: web.path };
  const start = () => startServer({ program: programs.path('server'), settings });
  const accessToken = await tokenFrom(start);
  const acknowledged: string[] = [];

  for (let round = 0; round < KILLS; round += 1) {
    await using server = await start();
    const rest = restClient(await targetOf(server.url), accessToken);
    const email = `person-${String(round).padStart(2, '0')}@example.com`;
    const { error } = await rest.rpc('simulate_user_creation', {
      user_email: email,
      user_full_name: `Person ${round}`,
    });
    server.process.kill('SIGKILL');
    if (error === null) acknowledged.push(email);
  }

  await using server = await start();
  const rest = restClient(await targetOf(server.url), accessToken);
  const kept = await rest.from('profiles').select('email').like('email', 'person-%').order('email');
  expect(acknowledged).toHaveLength(KILLS);
  expect(kept.data?.map(({ email }) => String(email))).toEqual(acknowledged);
});

/** Signs in, then kills that server too. */
async function tokenFrom(start: () => ReturnType<typeof startServer>): Promise<string> {
  await using server = await start();
  const { accessToken } = await signedInClient(await targetOf(server.url), testAdmin);
  await server.stop('SIGKILL');
  return accessToken;
}

async function webDirectory() {
  const path = await mkdtemp(join(tmpdir(), 'legwork-web-'));
  await writeFile(join(path, 'index.html'), '<!doctype html><title>Legwork</title>');
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

async function dataDirectory() {
  const path = await freshDataDirectory();
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
