import { expect, test } from 'vitest';
import type { ResearchReport } from '#engine';
import { madeUpRun } from './rehearsal.ts';

test('a rehearsal uses what a run uses: pages are found, read and judged, and others are found and not read', async () => {
  const reports: ResearchReport[] = [];

  for await (const event of madeUpRun(new AbortController().signal)) {
    if (event.kind === 'done') reports.push(event.report);
  }

  const [report] = reports;
  expect(report?.failures).toEqual([]);
  expect(report?.results.filter(({ notRead }) => notRead === undefined)).toHaveLength(5);
  expect(new Set(report?.results.map(({ verdict }) => verdict))).toContain('confirmed');
  expect(report?.unread.length).toBeGreaterThan(3);
});
