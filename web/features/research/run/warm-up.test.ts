import { expect, test, vi } from 'vitest';
import { madeUpRun, warmUp } from './warm-up.ts';

test('the warm-up uses what a run uses: pages are found, read and judged, and others are found and not read', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  const reports = [];
  for await (const event of madeUpRun(new AbortController().signal)) {
    if (event.kind === 'done') reports.push(event.report);
  }

  const [report] = reports;
  expect(report?.failures).toEqual([]);
  expect(report?.results.filter(({ notRead }) => notRead === undefined)).toHaveLength(5);
  expect(new Set(report?.results.map(({ verdict }) => verdict))).toContain('confirmed');
  expect(report?.unread.length).toBeGreaterThan(0);
  expect(request).not.toHaveBeenCalled();
});

test('the warm-up ends without an error when the order of a run comes', async () => {
  const order = new AbortController();
  const warming = warmUp(order.signal);

  order.abort();

  await expect(warming).resolves.toBeUndefined();
});
