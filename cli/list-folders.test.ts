import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parseCsv } from '../engine/testing/parse-csv.ts';
import { startService } from '../engine/testing/start-service.ts';
import { temporaryIn } from '../runtime/temporaries.ts';
import { startSimulators } from '../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { runHere } from './testing/run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 1_000_000 };
const [INGRID, MARCUS] = ['Ingrid Solberg,Nordvik Bank', 'Marcus Adeyemi,Halden Payments'];

/** Whoever is asked about, something is found: these tests are about files. */
const world: typeof DEMO_WORLD = {
  ...DEMO_WORLD,
  search: (query) => {
    const found = DEMO_WORLD.search(query);
    return found.length > 0 ? found : DEMO_WORLD.search('Ingrid Solberg Nordvik Bank');
  },
};

const simulators = await startSimulators({
  shared: { world },
  scraperApi: { keys },
  serpApi: { keys },
  firecrawl: { keys },
});
const folder = await mkdtemp(join(tmpdir(), 'legwork-folders-'));
const variables = {
  HOME: folder,
  SCRAPERAPI_KEY: KEY,
  FIRECRAWL_KEY: KEY,
  SCRAPERAPI_URL: simulators.scraperApi.baseUrl,
  SERPAPI_URL: simulators.serpApi.baseUrl,
  FIRECRAWL_URL: simulators.firecrawl.baseUrl,
};
afterAll(async () => {
  await simulators.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => simulators.reset());

const run = (args: readonly string[], home = folder) =>
  runHere(args, { variables: { ...variables, HOME: home } });

async function listed(name: string, rows: readonly string[], more: readonly string[] = []) {
  const file = join(folder, `${name}.csv`);
  await writeFile(file, ['Name,Company', ...rows, ''].join('\n'));
  return run(['list', file, '--out', join(folder, name), '--quiet', ...more]);
}

async function watched(name: string, rows: readonly string[], more: readonly string[] = []) {
  const file = join(folder, `${name}.csv`);
  await writeFile(file, ['Name,Company', ...rows, ''].join('\n'));
  return run(['watch', file, '--state', join(folder, name), '--quiet', ...more]);
}

type SummaryRow = { readonly [Column in 'name' | 'outcome' | 'file' | 'message']: string };

const summaryOf = (name: string) => summaryIn(join(folder, name));

async function summaryIn(out: string): Promise<readonly SummaryRow[]> {
  const rows = parseCsv(await readFile(join(out, 'summary.csv'), 'utf8')).slice(1);
  return rows.map(([, person = '', , outcome = '', , , file = '', message = '']) => ({
    name: person,
    outcome,
    file,
    message,
  }));
}

const calls = (): number => simulators.scraperApi.calls.length + simulators.firecrawl.calls.length;

test('fault 92: the longest names in any script get a report each, and one that cannot be written fails alone', async () => {
  const long = '漢'.repeat(90);
  const rows = [
    `${long}一,${'字'.repeat(90)}`,
    `${long}二,${'字'.repeat(90)}`,
    `${'𠮷'.repeat(90)},${'한'.repeat(90)}`,
    `${'ก'.repeat(90)},${'क'.repeat(90)}`,
    INGRID,
    MARCUS,
  ];
  // A folder takes the place of one report.
  await listed('ingrid', [INGRID]);
  const [{ file = '' } = {}] = await summaryOf('ingrid');
  await mkdir(join(folder, 'long', file, 'in the way'), { recursive: true });

  const ended = await listed('long', rows);

  expect(ended.code).toBe(0);
  const summary = await summaryOf('long');
  expect(summary.map(({ outcome }) => outcome)).toEqual([
    'researched',
    'researched',
    'researched',
    'researched',
    'failed',
    'researched',
  ]);
  expect(summary[4]?.message).toContain(`${file} cannot be written: `);
  const files = summary.flatMap((row) => (row.file === '' ? [] : [row.file]));
  expect(new Set(files.map((name) => name.normalize('NFD').toLowerCase())).size).toBe(5);
  for (const name of files) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(143);
    expect(await readFile(join(folder, 'long', name), 'utf8')).toMatch(/^# /u);
  }

  await rm(join(folder, 'long', file), { recursive: true });
  await listed('long', rows);
  expect((await summaryOf('long')).map(({ outcome }) => outcome)).toEqual(
    rows.map(() => 'researched'),
  );
});

test('fault 93: rows that are added, sorted and taken away never cost another row its report', async () => {
  // Written one after the other, both are 'ann lee acme'.
  const [one, other] = ['Ann Lee,Acme', 'Ann,Lee Acme'];
  await listed('moved', [one, MARCUS]);
  const [before] = await summaryOf('moved');
  const text = await readFile(join(folder, 'moved', before?.file ?? ''), 'utf8');

  await listed('moved', [other, MARCUS, INGRID, one]);
  const summary = await summaryOf('moved');

  expect(new Set(summary.map(({ file }) => file)).size).toBe(4);
  expect(summary.at(-1)).toEqual(before);
  expect(await readFile(join(folder, 'moved', before?.file ?? ''), 'utf8')).toBe(text);
  for (const { name, file } of summary) {
    expect(await readFile(join(folder, 'moved', file), 'utf8')).toContain(`# ${name}\n`);
  }

  await listed('moved', [MARCUS, one]);
  expect(await summaryOf('moved')).toEqual([summary[1], before]);
});

test('fault 93: a folder of an earlier version keeps its reports under their names', async () => {
  await listed('earlier', [INGRID]);
  const state = join(folder, 'earlier/.legwork/journal.ndjson');
  const [{ file = '' } = {}] = await summaryOf('earlier');
  const old = '00002-legwork-ingrid-solberg-nordvik-bank-2026-11-20.md';
  const [, ...entries] = (await readFile(state, 'utf8')).split('\n');
  await writeFile(state, entries.join('\n').replaceAll(file, old));
  simulators.reset();

  const ended = await listed('earlier', [MARCUS, INGRID]);

  expect(ended.stderr).not.toContain('cannot be read');
  expect((await summaryOf('earlier'))[1]).toMatchObject({ outcome: 'researched', file: old });
});

test.each([
  ['a list', 'journal.ndjson', '.legwork', 'a private key'],
  ['a list', '.legwork', '', 'folder'],
  ['a list', 'answers', '.legwork', 'folder'],
  ['a watch', 'people', '', 'folder'],
  ['a watch', 'journal.ndjson', 'round', 'a private key'],
])(
  'fault 94: in the folder of %s, a link in place of %s is named, before anything is asked',
  async (what, name, above, text) => {
    const place = await mkdtemp(join(folder, 'linked-'));
    const victim = join(place, 'precious');
    if (text === 'folder') await mkdir(victim);
    else await writeFile(victim, text);
    const state = join(place, 'state');
    await mkdir(join(state, above), { recursive: true });
    await symlink(victim, join(state, above, name));
    await writeFile(`${place}.csv`, `Name,Company\n${INGRID}\n`);
    const command =
      what === 'a list' ? ['list', `${place}.csv`, '--out'] : ['watch', `${place}.csv`, '--state'];

    const ended = await run([...command, state]);

    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(
      / cannot be (?:read|written): it is a symbolic link, .*Remove the link\./u,
    );
    expect(calls()).toBe(0);
    expect(await readlink(join(state, above, name))).toBe(victim);
    expect(text === 'folder' ? await readdir(victim) : await readFile(victim, 'utf8')).toEqual(
      text === 'folder' ? [] : text,
    );
  },
);

test('fault 94: a file that is no journal is kept under another name, also without a line in it', async () => {
  await mkdir(join(folder, 'foreign/.legwork'), { recursive: true });
  await writeFile(join(folder, 'foreign/.legwork/journal.ndjson'), 'somebody else wrote this');

  const ended = await listed('foreign', [INGRID]);

  expect(ended.code).toBe(0);
  const [aside = ''] = (await readdir(join(folder, 'foreign/.legwork'))).filter((name) =>
    name.includes('.broken-'),
  );
  expect(await readFile(join(folder, 'foreign/.legwork', aside), 'utf8')).toBe(
    'somebody else wrote this',
  );
});

test("fault 94: a link in place of a person's file is moved aside and said, and what it leads to stays", async () => {
  await watched('person', [INGRID]);
  const people = join(folder, 'person/people');
  const [name = ''] = await readdir(people);
  const victim = join(folder, 'precious.json');
  await writeFile(victim, await readFile(join(people, name)));
  await rm(join(people, name));
  await symlink(victim, join(people, name));
  const text = await readFile(victim, 'utf8');

  const ended = await watched('person', [INGRID]);

  expect(ended.code).toBe(0);
  expect(ended.stderr).toContain(`${name} cannot be read and was moved to `);
  expect((await lstat(join(people, name))).isFile()).toBe(true);
  expect(await readFile(victim, 'utf8')).toBe(text);
});

test('fault 96: who is forgotten stands in no folder any more, whatever a kill left there, and nobody else is touched', async () => {
  const home = await mkdtemp(join(folder, 'home-'));
  const [out, state, cache] = [join(home, 'list'), join(home, 'watch'), join(home, '.cache')];
  const answers = join(cache, 'legwork/answers');
  let isUp = false;
  await using webhook = await startService(() => ({ status: isUp ? 204 : 400 }));
  const both = join(home, 'both.csv');
  await writeFile(both, ['Name,Company', INGRID, MARCUS].join('\n'));
  const list = ['list', both, '--out', out, '--quiet'];
  const watch = ['watch', both, '--state', state, '--since', '3650d', '--quiet'];
  watch.push('--webhook', webhook.baseUrl);
  await run(list, home);
  await run(watch, home);
  const [ingrid, marcus] = await summaryIn(out);
  // What killed runs leave: half files, a round cut short, copies of what was broken, a report that no journal names.
  const half = '{"prospect":{"name":"Ingrid Solberg","company":"Nordvik Bank"}';
  const deadPid = 4_194_305;
  const people = join(state, 'people');
  const [person = ''] = await holding(/"name":"Ingrid Solberg"/u, [people]);
  const left = [
    ...[out, join(out, '.legwork'), people, answers].map((one) =>
      temporaryIn(one).replace(`-${process.pid}-`, `-${deadPid}-`),
    ),
    `${person}.broken-2026-11-20T120000.000Z`,
    join(answers, `${'a'.repeat(64)}.json`),
    join(out, '.legwork/journal.ndjson.broken-2026-11-20T120000.000Z'),
    join(out, ingrid?.file.replace(/\d{4}-\d\d-\d\d/u, '2026-01-01') ?? ''),
    join(state, 'round/answers', `${'b'.repeat(64)}.json`),
  ];
  await mkdir(join(state, 'round/answers'), { recursive: true });
  for (const file of left) await writeFile(file, half);
  const started = { kind: 'row started', person: 'ingrid solberg|nordvik bank' };
  await writeFile(join(state, 'round/journal.ndjson'), `${JSON.stringify(started)}\n`);

  const forget = ['forget', 'ingrid  SOLBERG', '--company', 'Nordvik Bank'];
  const ended = await run([...forget, '--state', state, '--out', out], home);

  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(await holding(/ingrid|solberg|nordvik/iu, [out, state, cache])).toEqual([]);
  expect(await summaryIn(out)).toEqual([marcus]);
  expect(await readFile(join(out, marcus?.file ?? ''), 'utf8')).toContain('# Marcus Adeyemi');
  // Nobody else's work is paid for again, and nobody else's message lost.
  await writeFile(both, ['Name,Company', MARCUS].join('\n'));
  const paid = calls();
  await run(list, home);
  expect(calls()).toBe(paid);
  isUp = true;
  const posted = webhook.calls.length;
  await run(watch, home);
  expect(webhook.calls.slice(posted).map(({ body }) => /Marcus Adeyemi/u.test(body))).toEqual([
    true,
  ]);

  expect(await run([...forget, '--state', `${state}-typo`], home)).toMatchObject({
    code: 1,
    stderr: `legwork: ${state}-typo cannot be read: it does not exist. Check the path.\n`,
  });
});

/** The files and folders below some that hold a text, in their names or their contents. */
async function holding(text: RegExp, folders: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const above of folders) {
    for (const entry of await readdir(above, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const content = entry.isFile() ? await readFile(path, 'utf8') : '';
      if (text.test(entry.name) || text.test(content)) found.push(path);
    }
  }
  return found;
}
