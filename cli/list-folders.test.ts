import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { INGRID, MARCUS, openListHere } from './testing/list-here.ts';

const here = await openListHere();
const { folder, run, listed, watched, summaryOf, calls, simulators } = here;
afterAll(() => here[Symbol.asyncDispose]());
beforeEach(() => simulators.reset());

const NONE = { file: '' };

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
  const [{ file } = NONE] = await summaryOf('ingrid');
  await mkdir(join(folder, 'long', file, 'in the way'), { recursive: true });

  const ended = await listed('long', rows);

  expect(ended.code).toBe(0);
  const summary = await summaryOf('long');
  // What is found for them is about Ingrid.
  const nobody = Array.from({ length: 4 }, () => 'nothing found');
  expect(summary.map(({ outcome }) => outcome)).toEqual([...nobody, 'failed', 'researched']);
  expect(summary[4]?.message).toContain(`${file} cannot be written: `);
  const files = summary.flatMap((row) => (row.file === '' ? [] : [row.file]));
  expect(new Set(files.map((name) => name.normalize('NFD').toLowerCase())).size).toBe(5);
  for (const name of files) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(143);
    expect(await readFile(join(folder, 'long', name), 'utf8')).toMatch(/^# /u);
  }

  await rm(join(folder, 'long', file), { recursive: true });
  await listed('long', rows);
  expect((await summaryOf('long')).map(({ outcome }) => outcome)).toEqual([
    ...nobody,
    'researched',
    'researched',
  ]);
});

test('fault 92: a folder that is taken away stops the list with one sentence, before more is paid', async () => {
  const ended = listed('taken', ['Ada Taken,Acme', 'Bob Taken,Acme']);
  await simulators.scraperApi.until((all) => all.length > 0);
  await rename(join(folder, 'taken'), join(folder, 'elsewhere'));

  const { code, stderr } = await ended;

  expect(code).toBe(1);
  expect(stderr).toMatch(
    /journal\.ndjson cannot be written: it was moved or removed meanwhile\. Run the same command again\./u,
  );
  // One run has three searches.
  expect(simulators.scraperApi.calls).toHaveLength(3);
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
  const [{ file } = NONE] = await summaryOf('earlier');
  const old = '00002-legwork-ingrid-solberg-nordvik-bank-2026-11-20.md';
  const [, ...entries] = (await readFile(state, 'utf8')).split('\n');
  await writeFile(state, entries.join('\n').replaceAll(file, old));

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
  'fault 94 and threat 26: in the folder of %s, a link in place of %s is named, before anything is asked',
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
  const names = await readdir(join(folder, 'foreign/.legwork'));
  const aside = names.find((name) => name.includes('.broken-')) ?? '';
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
