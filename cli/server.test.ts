import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, newSince, prospectKey, reportDocumentFrom } from '#engine';
import { tokenOf } from '../server/testing/api-stage.ts';
import { openTestServer } from '../server/testing/open-test-server.ts';
import { testAdmin } from '../server/testing/start-server.ts';
import { signedInClient } from '../server/testing/test-clients.ts';
import { DEMO_CRM_KEY } from '../simulators/crm/contacts.ts';
import { startTwenty } from '../simulators/crm/twenty.ts';
import { createSupabaseReports } from '../web/backend/supabase/reports.ts';
import { INGRID, MARCUS, openListHere } from './testing/list-here.ts';
import { runHere } from './testing/run-here.ts';

const here = await openListHere();
const limits = { token: { most: 1000, windowSeconds: 60 } };
const server = await openTestServer({ limits });
const owner = await signedInClient(server, testAdmin);
const token = await tokenOf(owner);
/** The library as the browser has it. */
const library = createSupabaseReports(owner.rest);
const { signal } = new AbortController();
const listed = () => library.listReports({ search: '', before: null, limit: 25 }, signal);

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await here[Symbol.asyncDispose]();
});
beforeEach(async () => {
  for (const { id } of await listed()) await library.deleteReport(id);
});

const variables = { ...here.variables, LEGWORK_TOKEN: token };
const to = (address: string, args: readonly string[], more: Record<string, string> = {}) =>
  runHere([...args, '--server', address], { variables: { ...variables, ...more } });
const run = (...args: readonly string[]) => to(server.url, args);

const RESEARCH = ['research', 'Ingrid Solberg', '--company', 'Nordvik Bank', '--quiet', '--fresh'];
const NAME = { name: 'Ingrid Solberg', company: 'Nordvik Bank' };

/** A list or watch of these rows, pushed to an address. */
async function work(
  verb: 'list' | 'watch',
  folder: string,
  rows: readonly string[],
  address = server.url,
) {
  const file = join(here.folder, `${folder}.csv`);
  await writeFile(file, ['Name,Company', ...rows, ''].join('\n'));
  const option = verb === 'list' ? '--out' : '--state';
  return to(address, [verb, file, option, join(here.folder, folder), '--quiet']);
}

test('fault 278: what a terminal finds is in the browser’s reports, and what is new is reported across both doors', async () => {
  const pushed = await run(...RESEARCH);
  const [first] = await listed();
  const document = await library.readReport(first?.id ?? '', signal);
  const [newest, ...others] = document?.results ?? [];
  if (document === null || newest === undefined) throw new Error('There is a report with results');
  const at = (afterMs: number) =>
    new Date(Date.parse(document.researchedAt) + afterMs).toISOString();
  const byBrowser = { ...document, results: others, researchedAt: at(-DAY_MS) };
  await library.saveReport(byBrowser);
  const earlierThan = (moment: string) => {
    const query = { accountId: owner.userId, prospectKey: prospectKey(NAME), before: moment };
    return library.readEarlierReport(query, signal);
  };
  const before = await earlierThan(document.researchedAt);
  const beforeNext = await earlierThan(at(DAY_MS));

  expect(pushed.code).toBe(0);
  expect(pushed.stderr).toContain(`Saved on ${server.url}.\n`);
  expect(first).toMatchObject(NAME);
  expect([before, beforeNext]).toEqual([byBrowser, document]);
  expect(newSince(byBrowser, document).results.map(({ id }) => id)).toEqual([newest.id]);
});

test('a note in a CRM is in the audit log of the server that the report goes to; one that is not recorded is no success', async () => {
  await using twenty = await startTwenty();
  const crm = { TWENTY_KEY: DEMO_CRM_KEY, TWENTY_URL: twenty.baseUrl };
  const deaf = await openRefusing(500);
  const research = (address: string) => to(address, [...RESEARCH, '--to', 'twenty'], crm);

  const first = await research(server.url);
  const second = await research(deaf.address);
  await deaf.close();

  const entries = await server.backend.database.query(
    `select actor_email, details from public.audit_log where action = 'crm_note_written'`,
  );
  const actor_email = testAdmin.email;
  expect(entries).toEqual([{ actor_email, details: { name: 'twenty', outcome: 'created' } }]);
  expect(first.stderr).toContain('legwork: Wrote a note to Twenty');
  expect([first.code, second.code]).toEqual([0, 1]);
  expect(second.stderr).toContain('legwork: The note could not be recorded: http');
});

test('reports are listed, shown, exported, added and deleted', async () => {
  await run(...RESEARCH);
  const [{ id } = { id: '' }] = await listed();
  const file = join(here.folder, 'report.json');

  const list = await run('reports');
  const none = await run('reports', '--search', 'nobody');
  const shown = await run('reports', id);
  const markdown = await run('reports', id, '--format', 'markdown');
  const written = await run('reports', id, '--format', 'json', '--out', file);
  const removed = await run('reports', id, '--delete');
  const gone = await run('reports', id);
  const added = await run('reports', '--add', file);

  expect(list.stdout).toMatch(
    new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d  Ingrid Solberg, Nordvik Bank \\(\\d+\\)\n$`),
  );
  expect(none.stdout).toBe('There are no reports.\n');
  expect(shown.stdout).toMatch(/^Ingrid Solberg\nNordvik Bank\n/);
  expect(markdown.stdout).toMatch(/^# Ingrid Solberg\n/);
  expect([written.code, reportDocumentFrom(JSON.parse(await readFile(file, 'utf8')))]).toEqual([
    0,
    expect.objectContaining({ version: 1 }),
  ]);
  expect(removed.stdout).toBe('Deleted.\n');
  expect([gone.code, gone.stderr]).toEqual([
    1,
    `legwork: ${server.url} answered: You have no report with this id\n`,
  ]);
  expect((await listed()).map((report) => report.id)).toEqual([added.stdout.trim()]);
});

test('a list and a watch save every report', async () => {
  const list = await work('list', 'pushed', [INGRID, MARCUS]);
  const watch = await work('watch', 'watched', [INGRID]);

  expect([list.code, list.stderr]).toEqual([
    0,
    expect.stringContaining(`2 reports saved on ${server.url}.\n`),
  ]);
  expect(watch.stderr).toContain(`1 report saved on ${server.url}.\n`);
  expect((await listed()).map(({ name }) => name).toSorted()).toEqual([
    'Ingrid Solberg',
    'Ingrid Solberg',
    'Marcus Adeyemi',
  ]);
});

test('fault 279: reports that the server does not take wait in the folder, are sent by the next run, and can be forgotten', async () => {
  const full = await openRefusing(503);
  const unsaved = join(here.folder, 'waiting', 'unsaved');
  const first = await work('list', 'waiting', [INGRID, MARCUS], full.address);
  const waiting = await readdir(unsaved);
  await runHere(
    [
      'forget',
      'Marcus Adeyemi',
      '--company',
      'Halden Payments',
      '--out',
      join(here.folder, 'waiting'),
    ],
    { variables },
  );
  const left = await readdir(unsaved);
  const calls = here.calls();
  const second = await work('list', 'waiting', [INGRID]);
  await full.close();

  expect([first.code, first.stderr]).toEqual([1, expect.stringContaining('2 not, kept in')]);
  expect([waiting.length, left.length]).toEqual([2, 1]);
  expect(second.stderr).toContain(`1 report saved on ${server.url}.\n`);
  expect(await readdir(unsaved)).toEqual([]);
  expect(here.calls()).toBe(calls);
  expect((await listed()).map(({ name }) => name)).toEqual(['Ingrid Solberg']);
});

test('fault 280: a token that does not work, or may only read, is said before anything is paid', async () => {
  const reader = await tokenOf(owner, 'read');
  const calls = here.calls();

  const wrong = await to(server.url, RESEARCH, { LEGWORK_TOKEN: `legwork_${'0'.repeat(72)}` });
  const missing = await to(server.url, RESEARCH, { LEGWORK_TOKEN: '' });
  const readOnly = await to(server.url, RESEARCH, { LEGWORK_TOKEN: reader });
  const away = await to('http://127.0.0.1:9', RESEARCH);

  expect([wrong.code, missing.code, readOnly.code, away.code]).toEqual([1, 2, 1, 1]);
  expect(wrong.stderr).toContain(
    'This API token does not work: it is wrong, has expired or was revoked',
  );
  expect(missing.stderr).toContain('set LEGWORK_TOKEN, or LEGWORK_TOKEN_FILE');
  expect(readOnly.stderr).toContain('This API token may only read.');
  expect(away.stderr).toContain('http://127.0.0.1:9 could not be reached');
  expect(here.calls()).toBe(calls);
});

test('fault 281: a report that the server refuses at the end is printed all the same, with what to do', async () => {
  const refusing = await openRefusing(409);

  const ended = await to(refusing.address, RESEARCH);
  await refusing.close();

  expect(ended.code).toBe(1);
  expect(ended.stdout).toMatch(/^Ingrid Solberg\nNordvik Bank\n/);
  expect(ended.stderr).toContain("'legwork reports --add FILE' saves it later.");
});

test('threat 73: the token goes to the server that was named, encrypted or on this machine, and nowhere else', async () => {
  const other = await openRefusing(200);
  const redirecting = await openRefusing(307, other.address);
  const file = join(here.folder, 'secrets', 'token');
  await mkdir(join(here.folder, 'secrets'));
  await writeFile(file, `${token}\n`);
  await chmod(file, 0o644);
  const fromFile = { LEGWORK_TOKEN: '', LEGWORK_TOKEN_FILE: file };

  const redirected = await to(redirecting.address, ['reports']);
  const clear = await to('http://legwork.example', ['reports']);
  const lookalike = await to('http://127.0.0.1.evil.example', ['reports']);
  const named = await to('https://user:word@legwork.example', ['reports']);
  const exposed = await to(server.url, ['reports'], fromFile);
  await chmod(file, 0o600);
  const kept = await to(server.url, ['reports'], fromFile);
  await redirecting.close();
  await other.close();

  expect(redirected.code).toBe(1);
  expect(redirecting.heard).toHaveLength(1);
  expect(other.heard).toEqual([]);
  for (const { code, stderr } of [clear, lookalike]) {
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--server must start with https://'),
    ]);
  }
  expect(named.stderr).toContain('--server must not hold a user name or password');
  expect([exposed.code, exposed.stderr]).toEqual([2, expect.stringContaining('chmod 600')]);
  expect(kept.code).toBe(0);
  for (const { stdout, stderr } of [redirected, clear, lookalike, named, exposed, kept]) {
    expect(stdout + stderr).not.toContain(token);
  }
});

/** A server that lets the token pass and answers everything else with a status. */
async function openRefusing(status: number, location = '') {
  const heard: string[] = [];
  const http = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    const isToken = request.url?.endsWith('/token') === true;
    response.writeHead(isToken ? 200 : status, {
      'content-type': 'application/json',
      connection: 'close',
      ...(location !== '' && { location }),
    });
    const facts = { name: 'Cron', scope: 'write', expiresAt: '2027-01-01T00:00:00Z' };
    response.end(JSON.stringify(isToken ? facts : { message: 'Not now.' }));
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const bound = http.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('It listens on a port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    heard,
    close: () => new Promise((resolve) => void http.close(resolve)),
  };
}
