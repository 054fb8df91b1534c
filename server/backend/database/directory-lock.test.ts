import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askHolder, lockDirectory } from './directory-lock.ts';

test('of many who want a data folder at once exactly one gets it', async () => {
  await using folder = await temporaryFolder();

  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockDirectory(folder.path)),
  );

  const winners = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  await Promise.all(winners.map((lock) => lock.release()));
  expect(winners).toHaveLength(1);
});

test('a folder that was given back can be taken again', async () => {
  await using folder = await temporaryFolder();
  const lock = await lockDirectory(folder.path);
  await lock.release();

  const again = await lockDirectory(folder.path);

  expect(again).toBeDefined();
  await again.release();
});

test('another name of the same folder is the same folder', async () => {
  await using folder = await temporaryFolder();
  const alias = `${folder.path}-alias`;
  await symlink(folder.path, alias);
  const lock = await lockDirectory(folder.path);

  const second = lockDirectory(alias);

  await expect(second).rejects.toThrow('in use by another Legwork');
  await lock.release();
  await rm(alias);
});

test('whoever holds a folder answers what another process asks', async () => {
  await using folder = await temporaryFolder();
  const before = await askHolder(folder.path, 'hello');
  const lock = await lockDirectory(folder.path);
  const silent = await askHolder(folder.path, 'hello');
  lock.answerWith(async (line) => `${line} yourself`);

  const answer = await askHolder(folder.path, 'hello');

  await lock.release();
  expect([before, silent, answer]).toEqual([undefined, '', 'hello yourself']);
});

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'legwork-lock-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
