import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

test('of many who want a data folder at once exactly one gets it', async () => {
  await using folder = await temporaryFolder();

  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockDirectory(folder.path)),
  );

  const winners = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  await Promise.all(winners.map((release) => release()));
  expect(winners).toHaveLength(1);
});

test('a folder that was given back can be taken again', async () => {
  await using folder = await temporaryFolder();
  const release = await lockDirectory(folder.path);
  await release();

  const releaseAgain = await lockDirectory(folder.path);

  expect(releaseAgain).toBeTypeOf('function');
  await releaseAgain();
});

test('another name of the same folder is the same folder', async () => {
  await using folder = await temporaryFolder();
  const alias = `${folder.path}-alias`;
  await symlink(folder.path, alias);
  const release = await lockDirectory(folder.path);

  const second = lockDirectory(alias);

  await expect(second).rejects.toThrow('in use by another Legwork');
  await release();
  await rm(alias);
});

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'legwork-lock-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
