import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parseCsv } from '../engine/testing/parse-csv.ts';
import { firecrawlReplies } from '../simulators/firecrawl/firecrawl-replies.ts';
import { neverAnswer, replyWith } from '../simulators/server/faults.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { openLegwork } from '../testing/legwork.ts';
import { commandsHere } from './testing/run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 100_000 };

const legwork = await openLegwork({ scraperApi: { keys }, serpApi: { keys }, firecrawl: { keys } });
const { simulators, folder } = legwork;
const variables = { SCRAPERAPI_KEY: KEY, FIRECRAWL_KEY: KEY };
/** What does not need a process of its own: a warm one is five times as fast. */
const run = commandsHere(legwork, variables);
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(() => simulators.reset());

/** A list of so many people, as far as a list tells them apart. */
function csvOf(count: number, companySuffix = ''): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const person = DEMO_WORLD.prospects[index % DEMO_WORLD.prospects.length];
    const round = Math.floor(index / DEMO_WORLD.prospects.length);
    return `"${person?.name}","${person?.company}${companySuffix}${round === 0 ? '' : ` ${round}`}"`;
  });
  return ['Name,Company', ...rows, ''].join('\n');
}

async function listed(name: string, csv: string): Promise<readonly string[]> {
  const file = join(folder, `${name}.csv`);
  await writeFile(file, csv);
  return ['list', file, '--out', join(folder, name)];
}

const charged = (): number =>
  100_000 * 2 - simulators.scraperApi.creditsLeft(KEY) - simulators.firecrawl.creditsLeft(KEY);

async function summaryOf(name: string): Promise<readonly (readonly string[])[]> {
  return parseCsv(await readFile(join(folder, name, 'summary.csv'), 'utf8'));
}

test('everybody in the list gets a report, and a second run pays for nothing', async () => {
  const args = await listed('three', `${csvOf(3)},Nobody Ltd\n`);

  const first = await run(args);
  const paid = charged();
  const second = await run(args);

  expect(first.code).toBe(0);
  expect(first.stderr).toContain('legwork: Row 5: the name is missing.');
  expect(first.stderr).toContain('[2/3] Marcus Adeyemi, Halden Payments: 4 insights, 80 credits.');
  const [, ingrid, marcus, , nobody] = await summaryOf('three');
  expect(ingrid).toMatchObject([
    '2',
    'Ingrid Solberg',
    'Nordvik Bank',
    'researched',
    '5',
    '80',
    expect.stringMatching(/^legwork-ingrid.*\.md$/u),
    '',
  ]);
  expect(await readFile(join(folder, 'three', marcus?.[6] ?? ''), 'utf8')).toContain(
    '# Marcus Adeyemi',
  );
  expect(nobody).toMatchObject([
    '5',
    '',
    '',
    'left out',
    '',
    '',
    '',
    'Row 5: the name is missing.',
  ]);
  expect(paid).toBe(240);
  expect(second.code).toBe(0);
  expect(second.stderr).toContain('3 of 3 rows done, 240 credits, 0 of them in this run.');
  expect(charged()).toBe(paid);
});

test('a list that was killed goes on where it was, without paying twice, even when everything is asked afresh', async () => {
  const args = [...(await listed('killed', csvOf(3, ' K'))), '--fresh'];
  simulators.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 8,
    answer: neverAnswer(),
  });

  const { process: child, ended } = legwork.start(args, {
    variables: { ...variables, SCRAPE_CONCURRENCY: '1' },
  });
  await simulators.firecrawl.until((calls) => calls.length === 8);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ code: null });
  const again = await run(args);

  expect(again.code).toBe(0);
  expect((await summaryOf('killed')).slice(1).map((row) => row[3])).toEqual([
    'researched',
    'researched',
    'researched',
  ]);
  expect(simulators.scraperApi.calls).toHaveLength(9);
  const addresses = simulators.firecrawl.calls.map(({ bodyText }) => bodyText);
  // The call that never came back is the only one made twice.
  expect(addresses.length - new Set(addresses).size).toBe(1);
});

test('a key that is revoked halfway stops the list with its reason, and it goes on with another', async () => {
  const args = [...(await listed('revoked', csvOf(5, ' R'))), '--fresh'];
  simulators.firecrawl.script({
    when: ({ nth }) => nth > 8,
    times: 40,
    answer: replyWith(firecrawlReplies.tokenInvalid),
  });

  const stopped = await run(args);
  const searches = simulators.scraperApi.calls.length;
  simulators.firecrawl.reset();
  const again = await run(args);

  expect(stopped.code).toBe(4);
  expect(stopped.stderr).toMatch(
    /Stopped: Firecrawl rejected the key\. Check FIRECRAWL_KEY\..*run the same command again to continue\.\n.*2 of 5 rows done/u,
  );
  // The second row was half read when the key was revoked, and is not paid for again.
  expect(again.code).toBe(6);
  expect(simulators.scraperApi.calls.length - searches).toBe(6);
});

test('the limit holds for the whole list and stops it with exit code 5', async () => {
  const args = await listed('limited', csvOf(3, ' L'));

  const ended = await run([...args, '--credits-max', '100']);

  expect(ended.code).toBe(5);
  expect(ended.stderr).toContain('--credits-max 100 leaves no room for another run');
  expect(charged()).toBeLessThanOrEqual(100);
  expect((await summaryOf('limited')).at(-1)).toContain('not yet researched');
});

test('ten thousand rows are read and continued within seconds, and one more is refused', async () => {
  const args = await listed('many', csvOf(10_000, ' M'));

  const ended = await run([...args, '--credits-max', '10']);
  const tooMany = await run(await listed('more', csvOf(10_001, ' M')));

  expect(ended.code).toBe(5);
  expect(ended.stderr).toContain('0 of 10000 rows done');
  expect(await summaryOf('many')).toHaveLength(10_001);
  expect(tooMany.code).toBe(2);
  expect(tooMany.stderr).toContain('more.csv: ');
});

test('a disk that takes no more stops the list with a sentence, and what is done stays done', async () => {
  const args = await listed('full', csvOf(2, ' F'));
  const shell = ['-c', 'ulimit -f 8; exec "$0" "$@"'];

  const full = await legwork.run(args, { variables, shell });
  const again = await run(args);

  expect(full.code).toBe(1);
  expect(full.stderr).toMatch(
    /legwork: \S+\/full\S* cannot be written: .*\. What is done is kept/u,
  );
  expect(again.code).toBe(0);
  expect(again.stderr).toContain('2 of 2 rows done');
});

test('a folder that cannot be written to is named before anything is asked', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const [, file] = await listed('nowhere', csvOf(1));

  const ended = await run(['list', file ?? '', '--out', join(folder, 'a-file/reports')]);

  expect(ended).toMatchObject({
    code: 1,
    stderr: `legwork: ${join(folder, 'a-file/reports')} cannot be written: a part of its path is a file. Choose another folder.\n`,
  });
  expect(simulators.scraperApi.calls).toHaveLength(0);
});

test('two lists never work in one folder', async () => {
  const args = await listed('shared', csvOf(1, ' S'));
  simulators.scraperApi.script({ answer: neverAnswer() });

  const first = legwork.start(args, { variables });
  await simulators.scraperApi.until((calls) => calls.length === 1);
  const second = await run(args);
  first.process.kill('SIGINT');

  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`Another legwork is working in ${join(folder, 'shared')}.`);
  const firstEnded = await first.ended;
  expect(firstEnded.code).toBe(130);
  expect(firstEnded.stderr).toContain('Cancelled. Run the same command again to continue.');
});

test('a broken journal is moved aside and said, and what can be read of it counts', async () => {
  const args = await listed('broken', csvOf(2, ' B'));
  await run(args);
  const journal = join(folder, 'broken/.legwork/journal.ndjson');
  await writeFile(journal, `not JSON\n${await readFile(journal, 'utf8')}{"kind":"row en`);
  const paid = charged();

  const again = await run(args);

  expect(again.code).toBe(0);
  expect(again.stderr).toMatch(
    /journal\.ndjson had lines that cannot be read\. It was moved to \S+\.broken-/u,
  );
  expect(await readdir(join(folder, 'broken/.legwork'))).toContainEqual(
    expect.stringContaining('.broken-'),
  );
  expect(charged()).toBe(paid);
});
