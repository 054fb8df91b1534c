import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { announce } from './run-server.ts';

const ADDRESS = 'http://127.0.0.1:3000';
const SETUP_LINK = { url: `${ADDRESS}/setup#token`, file: '/data/setup-link.html' };

afterEach(() => vi.unstubAllEnvs());

test('a first start shows the link, and how long it is good', () => {
  const said = announced({ setupLink: SETUP_LINK });

  expect(said).toEqual([
    'Nobody can sign in yet. Open this link to create the first administrator:',
    `  ${SETUP_LINK.url}`,
    'It works once, and only until the next start.',
    `Legwork is ready at ${ADDRESS}`,
  ]);
});

test('a start on existing accounts says where it runs, and nothing else', () => {
  expect(announced({})).toEqual([`Legwork is ready at ${ADDRESS}`]);
});

test('with a Supabase project the start says where the first administrator is made', () => {
  expect(announced({ supabase: 'https://p.supabase.co' }).join(' ')).toContain('docs/hosting.md');
});

describe.skipIf(process.platform !== 'linux')('the browser of a desktop', () => {
  test('opens with the file that leads to the link, since programs show their arguments to everybody', async () => {
    await using opener = await recordingOpener();

    announced({ setupLink: SETUP_LINK, open: 1 });

    await expect.poll(opener.targets).toEqual([SETUP_LINK.file]);
  });

  test('opens with the address where there are accounts already', async () => {
    await using opener = await recordingOpener();

    announced({ open: 1 });

    await expect.poll(opener.targets).toEqual([ADDRESS]);
  });

  test('stays closed unless it was asked for', async () => {
    await using opener = await recordingOpener();

    announced({ setupLink: SETUP_LINK });
    announced({ open: 1 });

    await expect.poll(opener.targets).toEqual([ADDRESS]);
  });

  test('is missed in one sentence where there is none', async () => {
    vi.stubEnv('PATH', '/nowhere');

    const said = announced({ open: 1 });

    await expect.poll(() => said.at(-1)).toMatch(/^No browser could be opened here\./);
  });
});

/** What is said, also later on. */
function announced(start: {
  readonly setupLink?: typeof SETUP_LINK;
  readonly supabase?: string;
  readonly open?: number;
}): readonly string[] {
  const lines: string[] = [];
  const log = { say: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };
  const { setupLink, supabase, open = 0 } = start;
  announce({ url: ADDRESS, setupLink }, { SUPABASE_URL: supabase, OPEN: open }, log);
  return lines;
}

/** A stand-in for the program that opens a browser on Linux; it notes what it was asked to open. */
async function recordingOpener() {
  const path = await mkdtemp(join(tmpdir(), 'legwork-opener-'));
  const notes = join(path, 'opened');
  await writeFile(notes, '');
  await writeFile(join(path, 'xdg-open'), `#!/bin/sh\necho "$1" >> '${notes}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${path}:${process.env['PATH'] ?? ''}`);
  return {
    targets: async () => (await readFile(notes, 'utf8')).split('\n').filter(Boolean),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  };
}
