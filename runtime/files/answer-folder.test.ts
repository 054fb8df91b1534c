import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageCache, DAY_MS, type Prospect } from '#engine';
import { openAnswerFolder, openRunAnswers } from './answer-folder.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ADA: Prospect = {
  name: 'Ada Okafor',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};
const BOB = { ...ADA, name: 'Bob Okafor' };
const PAGE = { url: 'https://news.example/a', markdown: '# A page', metadata: {} };

/** A folder of its own, gone with the scope. */
async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'legwork-answers-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

const cacheIn = (folder: string, prospect: Prospect, now = NOW) =>
  createPageCache({ store: openAnswerFolder(folder), prospect, now: () => now });

test('a page that was read is used again, for the owner alone and under a name that discloses nothing', async () => {
  await using folder = await temporaryFolder();
  const answers = join(folder.path, 'answers');
  await cacheIn(answers, ADA).keepPage(PAGE.url, PAGE);

  expect((await cacheIn(answers, BOB).page(`${PAGE.url}?utm_source=x`))?.answer).toEqual(PAGE);
  const [name = ''] = await readdir(answers);
  expect(name).toMatch(/^[\da-f]{64}\.json$/u);
  expect((await stat(join(answers, name))).mode & 0o077).toBe(0);
  expect((await stat(answers)).mode & 0o077).toBe(0);
});

test('who is forgotten takes along every answer that was used for them', async () => {
  await using folder = await temporaryFolder();
  await cacheIn(folder.path, ADA).keepPage(PAGE.url, PAGE);
  await cacheIn(folder.path, BOB).page(PAGE.url);
  await cacheIn(folder.path, ADA).keepPage('https://news.example/b', PAGE);

  expect(await openAnswerFolder(folder.path).forget('bob okafor|acme')).toBe(1);
  expect(await cacheIn(folder.path, ADA).page(PAGE.url)).toBeNull();
  expect(await readdir(folder.path)).toHaveLength(1);
});

test('sweeping removes what is too old and the oldest of what is too much', async () => {
  await using folder = await temporaryFolder();
  const names = Array.from({ length: 205 }, (_, index) => `${index}.json`);
  for (const [index, name] of names.entries()) {
    const file = join(folder.path, name);
    await writeFile(file, '{}');
    const ageMs = index < 2 ? 8 * DAY_MS : index * 1000;
    await utimes(file, NOW, new Date(NOW.getTime() - ageMs));
  }

  await openAnswerFolder(folder.path).sweep(NOW);

  const left = new Set(await readdir(folder.path));
  expect(left.size).toBe(200);
  expect(names.filter((name) => !left.has(name))).toEqual([
    '0.json',
    '1.json',
    '202.json',
    '203.json',
    '204.json',
  ]);
});

test('an answer that is damaged, or a folder that takes none, only costs the answer', async () => {
  await using folder = await temporaryFolder();
  await cacheIn(folder.path, ADA).keepPage(PAGE.url, PAGE);
  const [name = ''] = await readdir(folder.path);
  await writeFile(join(folder.path, name), '{"kind":"page","answ');
  const nowhere = join(folder.path, name, 'answers');

  expect(await cacheIn(folder.path, ADA).page(PAGE.url)).toBeNull();
  await cacheIn(nowhere, ADA).keepPage(PAGE.url, PAGE);
  expect(await cacheIn(nowhere, ADA).page(PAGE.url)).toBeNull();
  await openAnswerFolder(nowhere).sweep(NOW);
});

test('the answers of a run under way come back as they were, until they are cleared', async () => {
  await using folder = await temporaryFolder();
  const answers = openRunAnswers(join(folder.path, 'run'));
  const answer = {
    answeredAt: NOW.toISOString(),
    charge: { credits: 25, isEstimate: true },
    answer: [1],
  };
  await answers.write(['scraperapi', 'search', 'Ada'], answer);

  expect(await answers.read(['scraperapi', 'search', 'Ada'])).toEqual(answer);
  expect(await answers.read(['scraperapi', 'search', 'Bob'])).toBeNull();
  await answers.clear();
  expect(await answers.read(['scraperapi', 'search', 'Ada'])).toBeNull();
});
