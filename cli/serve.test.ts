import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDataDirectory } from '../server/testing/open-test-server.ts';
import { openLegwork } from '../testing/legwork.ts';

const legwork = await openLegwork();
afterAll(() => legwork[Symbol.asyncDispose]());

test('the server starts as with npm start, and ends cleanly when it is asked to', async () => {
  const data = await freshDataDirectory();
  await writeFile(join(legwork.folder, 'index.html'), '<!doctype html><title>Legwork</title>');
  const started = legwork.start(['serve'], {
    variables: { PORT: '0', DATA_DIR: data, WEB_DIR: legwork.folder, BACKUP_HOURS: '0' },
  });
  // It prints nothing before it is ready.
  if (started.process.stdout !== null) await once(started.process.stdout, 'data');
  started.process.kill('SIGTERM');

  const { code, stdout, stderr } = await started.ended;
  await rm(data, { recursive: true });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Legwork is ready at http:\/\/127\.0\.0\.1:\d+$/mu);
});

test('a wrong setting stops the server with a sentence that names it', async () => {
  const { code, stderr } = await legwork.run(['serve'], { variables: { PORT: 'many' } });

  expect(code).toBe(1);
  expect(stderr).toContain('PORT must be a whole number');
});

test('pages are judged line by line, and a line that cannot be is named', async () => {
  const line = {
    id: 'a',
    prospect: { name: 'Jo', company: 'Acme' },
    now: '2026-11-20',
    documents: [],
  };
  const input = `${JSON.stringify(line)}\n{broken\n`;

  const { code, stdout, stderr } = await legwork.run(['assess'], { input });

  expect(stdout).toBe('{"id":"a","documents":[]}\n');
  expect(stderr).toContain('legwork: Line 2 is not JSON');
  expect(code).toBe(2);

  const brief = await legwork.run(['assess', '--brief'], { input });

  expect(brief.stdout).toBe(
    '{"id":"a","brief":{"who":null,"whyNow":[],"words":[],"openers":[]}}\n',
  );
  expect(brief).toMatchObject({ stderr, code });
});
