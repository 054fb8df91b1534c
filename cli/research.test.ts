import { reportDocumentFrom } from '#engine';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openLegwork } from './testing/legwork.ts';

const INGRID = ['research', 'Ingrid Solberg', '--company', 'Nordvik Bank'];

// Every test starts programs, several of them on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const legwork = await openLegwork();
const { simulators } = legwork;
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(() => simulators.reset());

test('the report is on standard output, progress and costs on standard error', async () => {
  const { code, stdout, stderr } = await legwork.run(INGRID);

  expect(code).toBe(0);
  expect(stdout).toMatch(/^Ingrid Solberg\nNordvik Bank\nResearched on /u);
  expect(stdout).toMatch(/\nWHO\n[^]*\nRESULTS \(\d+\)\n1\. .*\n[^]*confirmed, \d\d%\n/u);
  expect(stderr).toContain('ScraperAPI 75 credits, Firecrawl 5 credits.');
  expect(stdout + stderr).not.toContain('\u{1b}');
});

test('the same research costs nothing again, and --fresh asks again', async () => {
  await legwork.run([...INGRID, '--fresh']);
  const again = await legwork.run([...INGRID, '--format', 'json']);
  const fresh = await legwork.run([...INGRID, '--fresh', '--quiet', '--format', 'json']);

  expect(again.stderr).toContain('no credits');
  expect(fresh.stderr).toBe('');
  expect(simulators.firecrawl.calls.filter(({ path }) => path === '/v1/scrape')).toHaveLength(10);
  expect(reportDocumentFrom(JSON.parse(again.stdout))?.results.length).toBeGreaterThan(3);
});
