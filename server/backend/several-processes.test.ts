import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../../simulators/identity-provider/identity-provider.ts';
import { readAuditChain } from '../audit-chain.ts';
import { type BuiltPrograms, buildPrograms } from '../testing/build-program.ts';
import { FOUNDER, postSetup, setupTokenOf } from '../testing/open-setup-site.ts';
import { postLogout, signOn } from '../testing/sign-on-site.ts';
import { postgresBinaries, startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { startServer, targetOf, type TestServer } from '../testing/start-server.ts';
import { testOutages } from '../testing/suites/outages.ts';
import { restClient, signedInClient } from '../testing/test-clients.ts';
import { defaultLimits } from './auth/attempt-limits.ts';

type Target = Awaited<ReturnType<typeof targetOf>>;

const PROCESSES = 4;
/** Fails while there is an entry of the audit log that no process has handed on. */
const ALL_HANDED_ON = `do $$ begin
  assert (select handed_on = number from legwork.audit_chain);
end $$`;
const PATIENCE = { timeout: 180_000, interval: 100 };
const binaries = postgresBinaries();

let programs: BuiltPrograms;
let postgres: TestPostgres;
let databaseUrl: string;
let provider: IdentityProvider;
let folder: string;
let servers: readonly TestServer[];
/** For each link that the servers printed, how a claim with it at one of them was answered. */
let claims: readonly number[];

describe.skipIf(binaries === undefined)(`${PROCESSES} server processes on one PostgreSQL`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legwork-several-'));
    await mkdir(join(folder, 'web'));
    await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Legwork</title>');
    programs = await buildPrograms();
    provider = await startIdentityProvider();
    postgres = await startPostgres(binaries ?? '');
    databaseUrl = await postgres.createDatabase('several');
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => start(databaseUrl)));
    claims = await Promise.all(
      servers.map(async (server, index) => {
        const token = setupTokenOf(server.output());
        const elsewhere = servers[(index + 1) % PROCESSES] ?? server;
        return (await postSetup(elsewhere, { token, account: FOUNDER })).status;
      }),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres[Symbol.asyncDispose]();
    await programs[Symbol.asyncDispose]();
    await provider.close();
    await rm(folder, { recursive: true });
  });

  testSharing();
  testRefusedStarts();

  test('fault 64: a database that crashes under its servers costs the requests of that moment, and nothing else', async () => {
    const { rest, accessToken } = await adminOn(0);
    const before = await createAccount(rest, 'before@example.com');

    await postgres.crash();
    const away = await createAccount(rest, 'meanwhile@example.com');
    await postgres.startAgain();

    expect(before.error).toBeNull();
    expect(away.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(away)).not.toMatch(/ECONN|127\.0\.0\.1|postgres:/);
    for (const [index, server] of servers.entries()) {
      const elsewhere = restClient(await targetAt(index), accessToken);
      const kept = await elsewhere
        .from('profiles')
        .select('email')
        .in('email', ['before@example.com', 'meanwhile@example.com']);
      expect(kept.data).toEqual([{ email: 'before@example.com' }]);
      expect(server.process.exitCode).toBeNull();
    }
    expect((await createAccount(rest, 'meanwhile@example.com')).error).toBeNull();
  });

  test('fault 261: the log of one process has each entry of the audit log, and of another after a kill -9, so that none is lost', async () => {
    await using first = await start(databaseUrl, { AUDIT_SINK: 'stdout' });
    await using second = await start(databaseUrl, { AUDIT_SINK: 'stdout' });
    const { rest } = await adminOn(0);
    await vi.waitFor(() => expect(auditLinesOf(first, second)).not.toEqual([]), PATIENCE);
    const [holder, other] = auditLinesOf(first).length > 0 ? [first, second] : [second, first];

    await Promise.all([adminOn(0), adminOn(1), adminOn(2)]);
    await vi.waitFor(() => postgres.run(databaseUrl, ALL_HANDED_ON), PATIENCE);
    await holder.stop('SIGKILL');
    await adminOn(3);
    // Otherwise ten seconds would pass until the other takes over.
    await postgres.run(databaseUrl, 'update legwork.audit_chain set lease_ends_at = now()');

    const { data } = await rest.from('audit_log').select('number').order('number').gt('number', 1);
    const newest = Number(data?.at(-1)?.['number']);
    await vi.waitFor(
      () => expect(auditLinesOf(other).at(-1)).toContain(`"number":${newest},`),
      PATIENCE,
    );
    await other.stop();
    const { entries, fault } = await readAuditChain(linesFrom(auditLinesOf(holder, other)));
    expect(fault).toBeNull();
    expect(entries?.lastNumber).toBe(newest);
    expect((entries?.lastNumber ?? 0) - (entries?.firstNumber ?? 0)).toBeGreaterThanOrEqual(4);
  });

  testOutages({
    servers: () => servers.slice(0, 2),
    postgres: () => postgres,
    databaseUrl: () => databaseUrl,
    admin: FOUNDER,
  });
});

/** What one process does holds at all of them. */
function testSharing(): void {
  test('all start at once on an empty database; one link is good, at any of them, and makes the administrator', async () => {
    expect(claims.filter((status) => status === 201)).toHaveLength(1);
    expect(claims.filter((status) => status === 404)).toHaveLength(PROCESSES - 1);
    await expect(adminOn(3)).resolves.toBeDefined();
  });

  test('a session made by one process holds at the others until it ends at any', async () => {
    const { auth, accessToken } = await adminOn(0);
    const elsewhere = restClient(await targetAt(1), accessToken);
    const before = await elsewhere.from('user_roles').select('role');

    await auth.signOut();

    const after = await elsewhere.from('user_roles').select('role');
    expect(before.data).toEqual([{ role: 'admin' }]);
    expect(after.data ?? []).toEqual([]);
  });

  test('an account made at one process can be used and deleted at the others', async () => {
    const made = await (
      await adminOn(0)
    ).rest.rpc('simulate_user_creation', {
      user_email: 'roaming@example.com',
      user_full_name: 'Roaming Person',
      user_password: 'a good start',
    });
    const credentials = { email: 'roaming@example.com', password: 'a good start' };
    await signedInClient(await targetAt(1), credentials);

    await (await adminOn(2)).rest.from('profiles').delete().eq('id', String(made.data));

    await expect(signedInClient(await targetAt(3), credentials)).rejects.toThrow('Invalid login');
  });

  test('fault 266: one person who signs on at all of them at once gets one account, and a log-out at one ends it at all', async () => {
    provider.seat({ sub: 'roamer', email: 'roamer@example.com', email_verified: true });
    const targets = await Promise.all(servers.map((_, index) => targetAt(index)));
    const signedOn = await Promise.all(targets.map(signOn));
    const rolesAt = (index: number) =>
      restClient(targets[index] ?? { url: '', publishableKey: '' }, signedOn[0]?.accessToken ?? '')
        .from('user_roles')
        .select('role');
    const before = await rolesAt(1);

    const told = await postLogout(await targetAt(2), provider.logoutToken({ sub: 'roamer' }));

    expect(new Set(signedOn.map(({ userId }) => userId)).size).toBe(1);
    expect(before.data).toEqual([{ role: 'user' }]);
    expect(told.status).toBe(200);
    expect((await rolesAt(1)).data ?? []).toEqual([]);
  });

  test('the limit for wrong passwords is one for all processes', async () => {
    const { most } = defaultLimits.account;
    const statuses: number[] = [];
    for (let index = 0; index < most + PROCESSES; index += 1) {
      statuses.push(await wrongPasswordAt(await targetAt(index % PROCESSES)));
    }

    expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 400));
    expect(statuses.slice(most)).toEqual(Array.from({ length: PROCESSES }, () => 429));
  });
}

/** Databases that no process starts on. */
function testRefusedStarts(): void {
  test('a database from a newer version is refused in one sentence', async () => {
    const url = await postgres.createDatabase('newer');
    const first = await start(url);
    await first.stop();
    await postgres.run(
      url,
      `insert into legwork_server.migrations values ('29991231000000', 'future', 'x')`,
    );

    await expect(start(url)).rejects.toThrow('The database was made by a newer Legwork');
  });

  test('a migration changed after it was applied is refused in one sentence', async () => {
    const url = await postgres.createDatabase('changed');
    const first = await start(url);
    await first.stop();
    await postgres.run(
      url,
      `update legwork_server.migrations set checksum = 'x' where name = 'accounts'`,
    );

    await expect(start(url)).rejects.toThrow('was changed after it had been applied');
  });

  test('a database that cannot be reached is reported in one sentence, without its password', async () => {
    const url = 'postgres://legwork:hidden-word@127.0.0.1:9/none';
    const failed = await start(url).catch(String);

    expect(failed).toContain('The database of DATABASE_URL cannot be reached');
    expect(failed).not.toContain('hidden-word');
  });
}

/** The lines of these servers that are entries of the audit log. */
function auditLinesOf(...from: readonly TestServer[]): readonly string[] {
  return from.flatMap((server) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"audit"')),
  );
}

async function* linesFrom(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

function start(url: string, more: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const own = {
    DATABASE_URL: url,
    WEB_DIR: join(folder, 'web'),
    ADMIN_PASSWORD: '',
    ...provider.settings,
  };
  const settings = { ...own, ...more };
  return startServer({ program: programs.path('server'), settings });
}

async function adminOn(index: number) {
  return signedInClient(await targetAt(index), FOUNDER);
}

function targetAt(index: number) {
  return targetOf(servers[index]?.url ?? '');
}

/** The status of a sign-in with a wrong password. */
async function wrongPasswordAt({ url, publishableKey }: Target): Promise<number> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'victim@example.com', password: 'wrong one' }),
  });
  return answer.status;
}

function createAccount(rest: ReturnType<typeof restClient>, email: string) {
  return rest.rpc('simulate_user_creation', { user_email: email, user_full_name: 'A Person' });
}
