import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { assessLine, assessStream } from './assess-line.ts';

function lineOf(id: string): string {
  return JSON.stringify({
    id,
    prospect: { name: 'Jo', company: '' },
    now: '2026-11-20',
    documents: [],
  });
}

async function answersTo(input: string): Promise<readonly string[]> {
  const output = new PassThrough();
  await assessStream(Readable.from([input]), output, assessLine);
  output.end();
  return (await text(output)).split('\n').filter((line) => line !== '');
}

test('every line is answered in input order', async () => {
  const answers = await answersTo([lineOf('a'), '', lineOf('b'), lineOf('c')].join('\n'));

  expect(answers).toEqual(['a', 'b', 'c'].map((id) => JSON.stringify({ id, documents: [] })));
});

test('answers before a malformed line are written, and the error names it', async () => {
  const output = new PassThrough();
  const run = assessStream(
    Readable.from([`${lineOf('a')}\n\n{broken\n${lineOf('b')}\n`]),
    output,
    assessLine,
  );

  await expect(run).rejects.toThrow('Line 3 is not JSON');
  output.end();
  expect(await text(output)).toBe(`${JSON.stringify({ id: 'a', documents: [] })}\n`);
});

test('a slow reader slows the writer down', async () => {
  let waiting = 0;
  let waitingMost = 0;
  const slow = new Writable({
    highWaterMark: 1,
    write(_chunk, _encoding, done) {
      waiting += 1;
      waitingMost = Math.max(waitingMost, waiting);
      setImmediate(() => {
        waiting -= 1;
        done();
      });
    },
  });

  await assessStream(Readable.from([`${lineOf('a')}\n`.repeat(50)]), slow, assessLine);

  expect(waitingMost).toBe(1);
  expect(slow.writableLength).toBeLessThan(lineOf('a').length * 2);
});
