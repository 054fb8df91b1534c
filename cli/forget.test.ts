import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../engine/testing/start-service.ts';
import { temporaryIn } from '../runtime/files/temporaries.ts';
import { INGRID, MARCUS, openListHere, summaryIn } from './testing/list-here.ts';

test('fault 96: who is forgotten is in no folder any more, whatever a kill left there, and nobody else is touched', async () => {
  await using here = await openListHere();
  const { folder: home, run, calls } = here;
  const [out, state, cache] = [join(home, 'list'), join(home, 'watch'), join(home, '.cache')];
  const answers = join(cache, 'legwork/answers');
  let isUp = false;
  await using webhook = await startService(() => ({ status: isUp ? 204 : 400 }));
  const both = join(home, 'both.csv');
  await writeFile(both, ['Name,Company', INGRID, MARCUS].join('\n'));
  const list = ['list', both, '--out', out, '--quiet'];
  const watch = ['watch', both, '--state', state, '--since', '3650d', '--quiet'];
  watch.push('--webhook', webhook.baseUrl);
  await run(list);
  await run(watch);
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
  const ended = await run([...forget, '--state', state, '--out', out]);

  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(await holding(/ingrid|solberg|nordvik/iu, [out, state, cache])).toEqual([]);
  expect(await summaryIn(out)).toEqual([marcus]);
  expect(await readFile(join(out, marcus?.file ?? ''), 'utf8')).toContain('# Marcus Adeyemi');
  // Nobody else's work is paid for again, and nobody else's message lost.
  await writeFile(both, ['Name,Company', MARCUS].join('\n'));
  const paid = calls();
  await run(list);
  expect(calls()).toBe(paid);
  isUp = true;
  const posted = webhook.calls.length;
  await run(watch);
  expect(webhook.calls.slice(posted).map(({ body }) => /Marcus Adeyemi/u.test(body))).toEqual([
    true,
  ]);

  expect(await run([...forget, '--state', `${state}-typo`])).toMatchObject({
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
