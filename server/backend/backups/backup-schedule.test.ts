import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDataDirectory } from '../../testing/data-templates.ts';
import { openDataFolder } from '../database/data-folder.ts';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';
import { createBackups, listBackups } from './backups.ts';

const START = Date.UTC(2026, 10, 20, 9);
const HOUR_MS = 3_600_000;
// This database has no audit to write to.
const log = { say: () => undefined, warn: () => undefined };

let dataDirectory: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  dataDirectory = await emptyDataDirectory();
  database = await openDataFolder(dataDirectory);
});
beforeEach(() => rm(join(dataDirectory, 'backups'), { recursive: true, force: true }));
afterAll(async () => {
  await database.close();
  await rm(dataDirectory, { recursive: true });
});

test('a backup is taken when none is there, and again when the newest is old enough; only the newest are kept', async () => {
  for (const hours of [0, 1, 23, 24, 25]) await backUpAt(hours, { everyHours: 24, keep: 2 });
  expect(await hoursOfBackups()).toEqual([24, 0]);

  await backUpAt(48, { everyHours: 24, keep: 2 });
  expect(await hoursOfBackups()).toEqual([48, 24]);
});

test('every 0 hours means never', async () => {
  await backUpAt(0, { everyHours: 0, keep: 2 });

  expect(await hoursOfBackups()).toEqual([]);
});

function backUpAt(hours: number, { everyHours, keep }: Record<'everyHours' | 'keep', number>) {
  const now = () => new Date(START + hours * HOUR_MS);
  return createBackups({ database, dataDirectory, everyHours, keep, now, log }).takeWhenDue();
}

async function hoursOfBackups(): Promise<readonly number[]> {
  const backups = await listBackups(dataDirectory);
  return backups.map(({ takenAt }) => (takenAt.getTime() - START) / HOUR_MS);
}
