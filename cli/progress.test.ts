import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createRunRecord } from '../runtime/run-record.ts';
import { createOutput } from './output.ts';
import { openProgress } from './progress.ts';

const ADA = {
  name: 'Ada',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** A standard error that remembers what was written. */
function remember(isTerminal: boolean, columns = 80) {
  const written: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      written.push(text);
      done();
    },
  });
  return { written, output: createOutput(stream, { isTerminal, columns, variables: {} }) };
}

function showRun(progress: ReturnType<typeof openProgress>): Promise<void> {
  const record = createRunRecord(ADA, new Date('2026-11-22'));
  const events = [
    { kind: 'stage', stage: 'searching' },
    { kind: 'asked', call: 1, service: 'scraperapi', purpose: 'search', subject: 'Ada' },
    {
      kind: 'answered',
      call: 1,
      found: 3,
      elapsedMs: 5,
      charge: { credits: 25, isEstimate: true },
    },
  ] as const;
  for (const event of events) {
    record.add(event);
    progress.show(event, record);
  }
  return progress.end(record);
}

test('on a terminal one line follows the run, never wider than the terminal', async () => {
  const { written, output } = remember(true, 30);

  await showRun(openProgress(output, { isQuiet: false }));

  expect(written).toEqual([
    '\r\u{1b}[2KSearching · 0 calls · no cre…',
    '\r\u{1b}[2KSearching · 1 call · no cred…',
    '\r\u{1b}[2KSearching · 1 call · Scraper…',
    '\r\u{1b}[2K',
    '1 call, ScraperAPI about 25 credits.\n',
  ]);
});

test('elsewhere each stage is a line, and quiet is quiet', async () => {
  const plain = remember(false);
  const quiet = remember(true);

  await showRun(openProgress(plain.output, { isQuiet: false }));
  await showRun(openProgress(quiet.output, { isQuiet: true }));

  expect(plain.written).toEqual(['Searching…\n', '1 call, ScraperAPI about 25 credits.\n']);
  expect(quiet.written).toEqual([]);
});
