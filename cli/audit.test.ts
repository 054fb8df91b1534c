import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from './testing/run-here.ts';

/** Three entries as a database of November 2026 exported them: what it chained must verify with every later version. */
const EXPORTED = [
  '{"number":1,"happened_at":"2026-11-20T20:55:34.863+00:00","action":"account_created","actor_id":null,"actor_email":"admin@example.com","target_id":null,"target_email":"jörg@example.com","details":{},"previous_digest":"0000000000000000000000000000000000000000000000000000000000000000","digest":"b3ccf4b013f43398ec83f70727a5b6db97b4d259e7c33902f68a7aa98c651e43"}',
  '{"number":2,"happened_at":"2026-11-20T21:02:00.000001+00:00","action":"role_changed","actor_id":null,"actor_email":"admin@example.com","target_id":null,"target_email":"jörg@example.com","details":{"to":"admin","from":"user"},"previous_digest":"b3ccf4b013f43398ec83f70727a5b6db97b4d259e7c33902f68a7aa98c651e43","digest":"a34ef882ec9ce770226a9def1d9bf098cc676b5b086ce8556b6348d0b0e5d565"}',
  '{"number":3,"happened_at":"2026-11-20T21:05:10+00:00","action":"signed_in","actor_id":null,"actor_email":"jörg@example.com","target_id":null,"target_email":"jörg@example.com","details":{},"previous_digest":"a34ef882ec9ce770226a9def1d9bf098cc676b5b086ce8556b6348d0b0e5d565","digest":"a9cd554e90c8002e1d713d3df630286e07a54c1ca6e680ddb9bc5bcc9d986932"}',
] as const;
const [ONE, TWO, THREE] = EXPORTED;
const LAST = 'a9cd554e90c8002e1d713d3df630286e07a54c1ca6e680ddb9bc5bcc9d986932';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-audit-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function verify(lines: readonly string[]) {
  const file = join(folder, 'audit.jsonl');
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  return runHere(['audit', 'verify', file]);
}

test('a whole export is complete and unchanged', async () => {
  expect(await verify(EXPORTED)).toEqual({
    code: 0,
    stdout: `Entries 1 to 3 are complete and unchanged.\nDigest of the last: ${LAST}\n`,
    stderr: '',
  });
});

test("fault 262: a server's log is read past its other lines, and what a kill wrote twice counts once", async () => {
  const logged = [ONE, TWO, ONE, TWO, THREE].map((entry) => `{"level":"audit","audit":${entry}}`);

  const { code, stdout } = await verify(['Legwork is ready at …', '', ...logged]);

  expect(code).toBe(0);
  expect(stdout).toBe(
    `Entries 1 to 3 are complete and unchanged.\nOther lines, skipped: 1.\nDigest of the last: ${LAST}\n`,
  );
});

test('a log whose beginning was dropped says which entries are not there', async () => {
  const { code, stdout } = await verify([TWO, THREE]);

  expect(code).toBe(0);
  expect(stdout).toContain('Entries 2 to 3 are complete and unchanged.\n');
  expect(stdout).toContain('Not in the file: entries 1 to 1.');
});

test.each([
  [[ONE, TWO.replace('"to":"admin"', '"to":"user"')], 'Line 2, entry 2, was changed'],
  [[ONE, THREE], 'Line 2, entry 3, does not follow entry 1'],
  [[ONE, '{"number":2}', THREE], 'Line 3, entry 3, does not follow entry 1'],
  [['not one of them'], 'There are no audit log entries in '],
])(
  'threat 47: a forged file is named with its line and exits with 1 (%#)',
  async (lines, message) => {
    const { code, stdout, stderr } = await verify(lines);

    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`legwork: ${message}`);
  },
);

test.each([
  [['audit'], 2, "'legwork audit' can do one thing: legwork audit verify."],
  [['audit', 'check', 'x'], 2, "'legwork audit' can do one thing: legwork audit verify."],
  [['audit', 'verify'], 2, 'FILE is missing: legwork audit verify FILE ….'],
  [
    ['audit', 'verify', '/nowhere/audit.jsonl'],
    1,
    '/nowhere/audit.jsonl cannot be read: it does not exist. Check the path.',
  ],
])('%j is refused with what to do', async (args, expected, message) => {
  const { code, stderr } = await runHere(args);

  expect([code, stderr]).toEqual([expected, `legwork: ${message}\n`]);
});
