import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackups } from '../backend/backups/backups.ts';
import { openDataFolder } from '../backend/database/data-folder.ts';
import { readSettings } from '../settings.ts';
import { emptyDataDirectory } from '../testing/data-templates.ts';
import { type OpenTestServer, openTestServer } from '../testing/open-test-server.ts';
import { testAdmin } from '../testing/start-server.ts';
import { createApp } from './app.ts';
import { browserConfig } from './browser-config.ts';

const TOKEN = 'a-token-for-the-scraper';

let server: OpenTestServer;
beforeAll(async () => {
  server = await openTestServer({ metricsToken: TOKEN });
});
afterAll(() => server[Symbol.asyncDispose]());

test('without METRICS_TOKEN there are no metrics, and the address does not answer with the application', async () => {
  const app = createApp({
    webFiles: new Map(),
    config: browserConfig(readSettings({}), 'key'),
    gate: undefined,
    setup: undefined,
    trustedProxies: 0,
    log: { say: () => undefined, warn: () => undefined },
  });

  expect((await app.request('/metrics')).status).toBe(404);
});

test.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
  'metrics are refused to the authorization %s',
  async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await fetch(`${server.url}/metrics`, { headers });

    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('legwork_');
  },
);

test('requests are counted by route, method and status, and refused sign-ins by reason', async () => {
  await fetch(`${server.url}/health`);
  await signIn('wrong password');

  const metrics = await read();

  expect(metrics).toMatch(
    /^legwork_http_requests_total\{route="\/health",method="GET",status="200"\} [1-9]/m,
  );
  expect(metrics).toMatch(/^legwork_sign_ins_refused_total\{reason="credentials"\} 1$/m);
  expect(metrics).toMatch(
    /^legwork_http_request_duration_seconds_count\{route="\/auth\/v1\/token"\} [1-9]/m,
  );
});

test('waiting for the database, and the time it takes to answer, are measured', async () => {
  const metrics = await read();

  expect(metrics).toMatch(/^legwork_database_wait_seconds_count [1-9]/m);
  expect(metrics).toMatch(/^legwork_database_round_trip_seconds (?!0$)[\d.e-]+$/m);
});

test('the age of the newest backup appears with the first backup', async () => {
  expect(await read()).not.toMatch(/^legwork_backup_age_seconds \d/m);

  await using other = await openDatabase();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await createBackups({
    database: other.database,
    dataDirectory: server.dataDirectory,
    everyHours: 0,
    keep: 1,
    now: () => hourAgo,
    log: { say: () => undefined, warn: () => undefined },
  }).take();

  const [, age = ''] = /^legwork_backup_age_seconds ([\d.]+)$/m.exec(await read()) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(3599);
  expect(Number(age)).toBeLessThanOrEqual((Date.now() - hourAgo.getTime()) / 1000);
});

test('nothing a caller makes up, and no e-mail address, becomes a label', async () => {
  await fetch(`${server.url}/ada.okafor%40acme.example/secret-path`);
  await fetch(`${server.url}/rest/v1/made_up?email=eq.ada%40acme.example`);
  await fetch(`${server.url}/health`, { method: 'PROPFIND' });
  await signIn('wrong password', 'ada@acme.example');

  const metrics = await read();

  expect(metrics).not.toMatch(/ada|acme|secret|made_up|PROPFIND|wrong password/);
  expect(metrics).toContain('route="refused"');
  expect(metrics).toContain('method="other"');
});

async function openDatabase() {
  const directory = await emptyDataDirectory();
  const database = await openDataFolder(directory);
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function read(): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${server.url}/metrics`, { headers });
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return answer.text();
}

async function signIn(password: string, email: string = testAdmin.email): Promise<void> {
  await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
}
