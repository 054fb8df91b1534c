// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type OpenTestServer } from '../../../server/testing/open-test-server.ts';
import { testAdmin } from '../../../server/testing/start-server.ts';
import { signedInClient } from '../../../server/testing/test-clients.ts';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';
import type { PrivacyBackend } from '../privacy.ts';
import type { ReportLibrary } from '../reports.ts';
import { createSupabasePrivacy } from './privacy.ts';
import { createSupabaseReports } from './reports.ts';
import { createTables } from './session.ts';

const { signal } = new AbortController();
const KEY = 'jane doe|acme';
let server: OpenTestServer;
let library: ReportLibrary & PrivacyBackend;
let accountId = '';

beforeAll(async () => {
  server = await openTestServer();
  const { accessToken, userId } = await signedInClient(server, testAdmin);
  const tables = tablesFor(accessToken);
  library = { ...createSupabaseReports(tables), ...createSupabasePrivacy(tables) };
  accountId = userId;
});
afterAll(() => server[Symbol.asyncDispose]());

function tablesFor(accessToken: string) {
  return createTables({
    url: `${server.url}/rest/v1`,
    anonKey: server.publishableKey,
    fetch: globalThis.fetch,
    accessToken: () => Promise.resolve(accessToken),
  });
}

const earlierThan = (before: string) =>
  library.readEarlierReport({ accountId, prospectKey: KEY, before }, signal);

async function query(text: string): Promise<void> {
  await server.backend.database.query(text);
}

test('a report is saved once, listed, searched, paged, read back whole and deleted', async () => {
  const document = libraryReport();
  const later = libraryReport({
    researchedAt: '2026-11-21T09:00:00.000Z',
    results: [savedResult(), savedResult({ id: 'two', verdict: 'other' })],
  });
  const other = libraryReport({
    prospect: { ...document.prospect, name: '100% (Ünal)', company: '' },
  });
  const first = await library.saveReport(document);
  const ids = [first, await library.saveReport(later), await library.saveReport(other)];

  expect(await library.saveReport(document)).toBe(first);
  const all = await library.listReports({ search: '', before: null, limit: 2 }, signal);
  expect(all.map(({ name }) => name)).toEqual(['100% (Ünal)', 'Jane Doe']);
  expect(all[1]).toMatchObject({ id: ids[1], prospectKey: KEY, company: 'Acme', insightCount: 1 });
  const before = all[1]?.savedAt ?? '';
  const rest = await library.listReports({ search: '', before, limit: 2 }, signal);
  expect(rest.map(({ id }) => id)).toEqual([first]);
  for (const [search, found] of [
    ['ACME doe', 2],
    ['% (ün', 1],
    ['.*', 0],
  ] as const) {
    expect(await library.listReports({ search, before: null, limit: 9 }, signal)).toHaveLength(
      found,
    );
  }
  expect(await library.readReport(first, signal)).toEqual(document);
  expect(await earlierThan(later.researchedAt)).toEqual(document);
  expect(await earlierThan(document.researchedAt)).toBeNull();
  for (const id of ids) await library.deleteReport(id);
  expect(await library.readReport(first, signal)).toBeNull();
  expect(await library.readReport("x' or 1=1", signal)).toBeNull();
});

test('a report is shared with somebody who has an account, and with nobody else', async () => {
  const id = await library.saveReport(libraryReport());
  const mate = 'mate@library.example';
  await query(`select legwork.create_account('${mate}', 'A Mate', 'a good start', 'user')`);

  expect(await library.shareReport(id, 'nobody@library.example')).toBe(false);
  expect(await library.shareReport(id, mate)).toBe(true);

  const [share] = await library.readShares(id, signal);
  const [listed] = await library.listReports({ search: '', before: null, limit: 1 }, signal);
  expect(share).toMatchObject({ receiverEmail: mate });
  expect(listed).toMatchObject({ id, shares: [share] });
  await library.unshareReport(id, share?.receiverId ?? '');
  expect(await library.readShares(id, signal)).toEqual([]);
  expect(await library.readShares("x' or 1=1", signal)).toEqual([]);
  await library.deleteReport(id);
});

test('fault 265: what is new is reported since the own last report, whatever a colleague shared meanwhile', async () => {
  const own = libraryReport();
  const id = await library.saveReport(own);
  const friend = { email: 'friend@library.example', password: 'a good start' };
  await query(
    `select legwork.create_account('${friend.email}', 'A', '${friend.password}', 'user')`,
  );
  await query(`update public.profiles set must_change_password = false`);
  const { accessToken } = await signedInClient(server, friend);
  const colleague = createSupabaseReports(tablesFor(accessToken));
  const theirs = libraryReport({ researchedAt: '2026-11-21T09:00:00.000Z' });
  const shared = await colleague.saveReport(theirs);
  await colleague.shareReport(shared, testAdmin.email);

  expect(await library.readReport(shared, signal)).toEqual(theirs);
  expect(await earlierThan('2026-11-22T09:00:00.000Z')).toEqual(own);
  await colleague.deleteReport(shared);
  await library.deleteReport(id);
});

test('texts that no database keeps are mended, not refused', async () => {
  const odd = libraryReport({ results: [savedResult({ title: 'a\0b\uD800c' })] });

  const id = await library.saveReport(odd);

  const read = await library.readReport(id, signal);
  expect(read?.results[0]?.title).toBe('a\uFFFDb\uFFFDc');
  await library.deleteReport(id);
});

test.each([
  ['of another version', '{"version": 2}'],
  ['that lost its results', `{"version": 1, "results": null}`],
  ['whose address is no text', `{"version": 1, "results": [{"url": {}}]}`],
  ['that is empty', '{}'],
])('a stored report %s is an error of its own kind', async (_, stored) => {
  const id = await library.saveReport(libraryReport());
  await query(`update public.reports set document = '${stored}' where id = '${id}'`);

  await expect(library.readReport(id, signal)).rejects.toMatchObject({ reason: 'unreadable' });
  await library.deleteReport(id);
});

const NEW = { isAnyway: false, isByFreeServices: true, sources: ['vacancies'] };

test('a research is recorded; a forgotten person is reported, and recorded only on purpose', async () => {
  const jane = { name: ' Jane  DOE ', company: 'Acme' };
  expect(await library.recordResearch(jane, NEW)).toEqual({
    forgottenAt: null,
  });
  expect(await library.readResearchLog(null, signal)).toMatchObject([
    {
      userEmail: testAdmin.email,
      name: 'Jane  DOE',
      company: 'Acme',
      isByFreeServices: true,
      sources: ['vacancies'],
    },
  ]);
  await library.saveReport(libraryReport());

  await library.forgetProspect(KEY);

  expect(await library.readResearchLog(null, signal)).toEqual([]);
  expect(await library.listReports({ search: '', before: null, limit: 9 }, signal)).toEqual([]);
  expect(await library.forgottenAmong([KEY, 'x|y'], signal)).toEqual([KEY]);
  expect(await library.forgottenAmong([], signal)).toEqual([]);
  const { forgottenAt } = await library.recordResearch(jane, NEW);
  expect(Number.isNaN(Date.parse(forgottenAt ?? ''))).toBe(false);
  expect(await library.readResearchLog(null, signal)).toEqual([]);
  await library.recordResearch(jane, { isAnyway: true, isByFreeServices: false, sources: [] });
  const [entry] = await library.readResearchLog(null, signal);
  expect(entry).toMatchObject({ isByFreeServices: false, sources: [] });
  expect(await library.readResearchLog(entry?.id ?? 0, signal)).toEqual([]);
});

test('the retention is read and set; what the database refuses comes in its own words', async () => {
  await library.setRetentionDays(30);

  expect(await library.privacySettings(signal)).toEqual({ retentionDays: 30 });
  await expect(library.setRetentionDays(0)).rejects.toThrow(
    'Retention must be from 1 to 3650 days',
  );
  const nameless = library.recordResearch({ name: ' ', company: '' }, { ...NEW, sources: [] });
  await expect(nameless).rejects.toMatchObject({ reason: 'refused' });
});
