import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResearchReport } from '#engine';
import { workOnList } from './work-on-list.ts';

const NOTHING: ResearchReport = {
  results: [],
  rejected: [],
  unread: [],
  failures: [],
  credits: [],
  foundBy: null,
};

test('fault 92: whatever fails in the run of one row fails that row alone, and is said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-rows-'));
  const unknown = { companyUrl: '', position: '', linkedinUrl: '', notes: '' };
  const prospects = ['Ada', 'Bob', 'Cleo'].map((name, index) => ({
    row: index + 2,
    prospect: { name, company: 'Acme', ...unknown },
  }));
  const order = {
    prospects,
    creditsMax: null,
    freshness: 'reuse',
    isKeylessAllowed: false,
    isCompanyAsked: false,
    areCataloguesAsked: false,
    stateFolder: folder,
    runtime: {
      async *research({ prospect }) {
        if (prospect.name === 'Bob') throw new RangeError('Too many pages');
        yield { kind: 'done', report: NOTHING };
      },
    },
    onReport: async () => null,
    onProgress: () => undefined,
  } satisfies Parameters<typeof workOnList>[0];

  const { queue } = await workOnList(order, {
    now: () => new Date('2026-11-22T07:00:00Z'),
    signal: new AbortController().signal,
  });

  expect(queue.status).toBe('finished');
  expect(queue.rows.map(({ status, message }) => [status, message])).toEqual([
    ['done', ''],
    ['failed', 'Legwork itself failed on this person: Too many pages.'],
    ['done', ''],
  ]);
  await rm(folder, { recursive: true });
});
