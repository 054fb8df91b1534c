// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '../../server/testing/open-test-server.ts';
import type { OpenTestServer } from '../../server/testing/open-test-server.ts';
import { testAdmin } from '../../server/testing/start-server.ts';
import { signedInClient } from '../../server/testing/test-clients.ts';
import { reportDocument, savedResult } from '../testing/report-documents.ts';
import { createSupabaseTables } from './supabase-tables.ts';
import type { Tables } from './supabase-tables.ts';

const { signal } = new AbortController();
const KEY = 'jane doe|acme';
let server: OpenTestServer;
let tables: Tables;

beforeAll(async () => {
  server = await openTestServer();
  const { accessToken } = await signedInClient(server, testAdmin);
  tables = createSupabaseTables({
    url: `${server.url}/rest/v1`,
    anonKey: server.publishableKey,
    fetch: globalThis.fetch,
    accessToken: () => Promise.resolve(accessToken),
  });
});
afterAll(() => server[Symbol.asyncDispose]());

async function query(text: string): Promise<void> {
  await server.backend.database.query(text);
}

test('a report is saved once, listed, searched, paged, read back whole and deleted', async () => {
  const document = reportDocument();
  const later = reportDocument({
    researchedAt: '2026-11-21T09:00:00.000Z',
    results: [savedResult(), savedResult({ id: 'two', verdict: 'other' })],
  });
  const other = reportDocument({
    prospect: { ...document.prospect, name: '100% (Ünal)', company: '' },
  });
  const first = await tables.saveReport(document);
  const ids = [first, await tables.saveReport(later), await tables.saveReport(other)];

  expect(await tables.saveReport(document)).toBe(first);
  const all = await tables.listReports({ search: '', before: null, limit: 2 }, signal);
  expect(all.map(({ name }) => name)).toEqual(['100% (Ünal)', 'Jane Doe']);
  expect(all[1]).toMatchObject({ id: ids[1], prospectKey: KEY, company: 'Acme', insightCount: 1 });
  const before = all[1]?.savedAt ?? '';
  const rest = await tables.listReports({ search: '', before, limit: 2 }, signal);
  expect(rest.map(({ id }) => id)).toEqual([first]);
  for (const [search, found] of [
    ['ACME doe', 2],
    ['% (ün', 1],
    ['.*', 0],
  ] as const) {
    expect(await tables.listReports({ search, before: null, limit: 9 }, signal)).toHaveLength(
      found,
    );
  }
  expect(await tables.readReport(first, signal)).toEqual(document);
  expect(await tables.readEarlierReport(KEY, later.researchedAt, signal)).toEqual(document);
  expect(await tables.readEarlierReport(KEY, document.researchedAt, signal)).toBeNull();
  for (const id of ids) await tables.deleteReport(id);
  expect(await tables.readReport(first, signal)).toBeNull();
  expect(await tables.readReport("x' or 1=1", signal)).toBeNull();
});

test('texts that no database keeps are mended, not refused', async () => {
  const odd = reportDocument({ results: [savedResult({ title: 'a\0b\uD800c' })] });

  const id = await tables.saveReport(odd);

  const read = await tables.readReport(id, signal);
  expect(read?.results[0]?.title).toBe('a\uFFFDb\uFFFDc');
  await tables.deleteReport(id);
});

test.each([
  ['of another version', '{"version": 2}'],
  ['that lost its results', `{"version": 1, "results": null}`],
  ['whose address is no text', `{"version": 1, "results": [{"url": {}}]}`],
  ['that is empty', '{}'],
])('a stored report %s is an error of its own kind', async (_, stored) => {
  const id = await tables.saveReport(reportDocument());
  await query(`update public.reports set document = '${stored}' where id = '${id}'`);

  await expect(tables.readReport(id, signal)).rejects.toMatchObject({ reason: 'unreadable' });
  await tables.deleteReport(id);
});

test('a research is recorded; a forgotten person is told of, and recorded only on purpose', async () => {
  const jane = { name: ' Jane  DOE ', company: 'Acme' };
  expect(await tables.recordResearch(jane, false)).toEqual({ forgottenAt: null });
  expect(await tables.readResearchLog(null, signal)).toMatchObject([
    { userEmail: testAdmin.email, name: 'Jane  DOE', company: 'Acme' },
  ]);
  await tables.saveReport(reportDocument());

  await tables.forgetProspect(KEY);

  expect(await tables.readResearchLog(null, signal)).toEqual([]);
  expect(await tables.listReports({ search: '', before: null, limit: 9 }, signal)).toEqual([]);
  expect(await tables.forgottenAmong([KEY, 'x|y'], signal)).toEqual([KEY]);
  expect(await tables.forgottenAmong([], signal)).toEqual([]);
  const { forgottenAt } = await tables.recordResearch(jane, false);
  expect(Number.isNaN(Date.parse(forgottenAt ?? ''))).toBe(false);
  expect(await tables.readResearchLog(null, signal)).toEqual([]);
  await tables.recordResearch(jane, true);
  const [entry] = await tables.readResearchLog(null, signal);
  expect(await tables.readResearchLog(entry?.id ?? 0, signal)).toEqual([]);
});

test('the retention is read and set; what the database refuses comes in its own words', async () => {
  await tables.setRetentionDays(30);

  expect(await tables.privacySettings(signal)).toEqual({ retentionDays: 30 });
  await expect(tables.setRetentionDays(0)).rejects.toThrow('Retention must be from 1 to 3650 days');
  const nameless = tables.recordResearch({ name: ' ', company: '' }, false);
  await expect(nameless).rejects.toMatchObject({ reason: 'refused' });
});
