import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { PODCAST_INDEX_ACCOUNT } from '../simulators/catalogues/podcasts.ts';
import { jsonReply } from '../simulators/server/answer.ts';
import { replyWith } from '../simulators/server/faults.ts';
import { holdPagesForCatalogues, openLegwork } from '../testing/legwork.ts';
import { commandsHere } from './testing/run-here.ts';

const INGRID = ['research', 'Ingrid Solberg', '--company', 'Nordvik Bank', '--format', 'json'];
const EPISODE = 'https://podcasts.apple.com/us/podcast/what-dora-taught-us/id90?i=901';
const OWN_PAGE = 'https://riskovercoffee.example/episodes/ingrid-solberg';
const WORK = 'https://doi.org/10.5555/nordvik.1';
const WITH_ACCOUNT = {
  PODCAST_INDEX_KEY: PODCAST_INDEX_ACCOUNT.key,
  PODCAST_INDEX_SECRET: PODCAST_INDEX_ACCOUNT.secret,
};

const legwork = await openLegwork();
const { simulators } = legwork;
const { catalogues } = simulators;
const run = commandsHere(legwork);
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(() => simulators.reset());

const page = z.object({ url: z.string(), type: z.string() });
const report = z.object({ results: z.array(page), unread: z.array(page) });

/**
 * Every page of a report by its address, with its type. The episode is in two catalogues, and leads to the page of the
 * one that answered in time for the selection.
 */
function typesIn(stdout: string): ReadonlyMap<string, string> {
  const { results, unread } = report.parse(JSON.parse(stdout));
  return new Map(
    [...results, ...unread].map(({ url, type }) => [url === OWN_PAGE ? EPISODE : url, type]),
  );
}

/** What is kept of earlier runs, as text. */
async function answersKept(): Promise<readonly string[]> {
  const folder = join(legwork.folder, '.cache/legwork/answers');
  const files = await readdir(folder);
  return await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

test('with consent the report has what catalogues list of the person, and what they said is kept for a day and forgotten', async () => {
  holdPagesForCatalogues(simulators, 6);
  const asked = await run([...INGRID, '--own-words', '--fresh'], WITH_ACCOUNT);
  simulators.reset();
  const again = await run([...INGRID, '--own-words'], WITH_ACCOUNT);
  const callsAgain = catalogues.calls.length;
  const kept = await answersKept();
  await run(['forget', 'Ingrid Solberg', '--company', 'Nordvik Bank']);

  const types = typesIn(asked.stdout);
  expect([EPISODE, WORK].map((url) => types.get(url))).toEqual(['podcast', 'article']);
  expect([...types.keys()].filter((url) => url.includes('ice'))).toEqual([]);
  expect(callsAgain).toBe(0);
  expect(typesIn(again.stdout)).toEqual(types);
  expect(kept.filter((text) => text.includes(OWN_PAGE))).not.toEqual([]);
  expect(await answersKept()).toEqual([]);
  expect(asked.stdout + asked.stderr).not.toContain(PODCAST_INDEX_ACCOUNT.key);
});

test.each([
  ['without the option', [], {}],
  ['SOURCES=off', ['--own-words'], { SOURCES: 'off' }],
  ['SOURCES=off and free services', ['--keyless'], { SOURCES: 'off' }],
] as const)('%s no catalogue is asked', async (_, options, variables) => {
  const { code } = await run([...INGRID, ...options, '--fresh'], variables);

  expect(code).toBe(0);
  expect(catalogues.calls).toEqual([]);
});

test('catalogues that are down leave a sentence each, and the exit code of a whole report', async () => {
  holdPagesForCatalogues(simulators, 4);
  catalogues.script({ answer: replyWith(jsonReply(500, {})) });

  const { code, stderr } = await run([...INGRID, '--own-words', '--fresh']);

  expect(code).toBe(0);
  for (const name of ['Apple Podcasts', 'OpenAlex', 'ORCID', 'Crossref']) {
    expect(stderr.split(`legwork: ${name}: `)).toHaveLength(2);
  }
});
