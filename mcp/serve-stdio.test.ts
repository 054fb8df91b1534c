import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { serveStdio } from './serve-stdio.ts';
import { INITIALIZE } from './testing/clients.ts';
import { contextIn, environmentWith } from './testing/context.ts';

const PING = '{"jsonrpc":"2.0","id":"next","method":"ping"}';
const NEXT = { jsonrpc: '2.0', id: 'next', result: {} };
const LONG_BYTES = 40_000_000;
const CHUNK_BYTES = 65_536;

/** Serves one client; answers every message that the lines get before 'next' is answered, and what was said aside. */
async function served(lines: readonly (string | Buffer)[], chunkBytes = CHUNK_BYTES) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const warnings: string[] = [];
  const running = serveStdio(contextIn(environmentWith()), {
    stdin,
    stdout,
    signal: new AbortController().signal,
    warn: (text) => void warnings.push(text),
  });
  const sent = Buffer.concat([...lines, `${PING}\n`].map((line) => Buffer.from(line)));
  for (let at = 0; at < sent.length; at += chunkBytes) {
    stdin.write(sent.subarray(at, at + chunkBytes));
  }
  const answers: unknown[] = [];
  for await (const line of createInterface({ input: stdout })) {
    answers.push(JSON.parse(line));
    if (line.includes('"next"')) break;
  }
  stdin.end();
  await running;
  return { answers, warnings };
}

function refusal(id: unknown, code: number) {
  return { jsonrpc: '2.0', id, error: { code } };
}

test.each([
  ['no JSON', 'hello', [refusal(null, -32_700)]],
  ['half of JSON', '{"jsonrpc":"2.0","id":3', [refusal(null, -32_700)]],
  ['binary', '\0\u{1b}[2J\u{fffd}', [refusal(null, -32_700)]],
  ['a number', '7', [refusal(null, -32_600)]],
  ['nothing', 'null', [refusal(null, -32_600)]],
  ['another version', '{"jsonrpc":"1.0","id":3,"method":"ping"}', [refusal(3, -32_600)]],
  ['a method that is no name', '{"jsonrpc":"2.0","id":"a","method":9}', [refusal('a', -32_600)]],
  ['a batch', `[${PING.replace('next', 'one')}]`, [refusal(null, -32_600)]],
  ['very deep JSON', '['.repeat(500_000) + ']'.repeat(500_000), [refusal(null, -32_600)]],
  ['an unknown method', '{"jsonrpc":"2.0","id":3,"method":"x"}', [refusal(3, -32_601)]],
  ['an answer to nothing', '{"jsonrpc":"2.0","id":3,"result":1}', []],
  ['an error without an id', '{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}', []],
  ['a note on nothing', '{"jsonrpc":"2.0","method":"notifications/x"}', []],
  ['an empty line', ' \r', []],
])('a line with %s is skipped, and the next one is served', async (_what, line, expected) => {
  const { answers } = await served([`${line}\n`]);

  expect(answers).toMatchObject([...expected, NEXT]);
});

test.each([
  ['first', '{"jsonrpc":"2.0","id":41,"method":"x","params":"', '"}', 41],
  ['last', '{"method":"x","params":{"id":5,"a":"', '"},"jsonrpc":"2.0","id":"b-2"}', 'b-2'],
  ['nowhere', '{"method":"x","params":"', '"}', null],
])(
  'a line of forty megabytes is not kept; its answer goes to the id that stands %s',
  async (_where, start, end, id) => {
    const { answers, warnings } = await served([start, Buffer.alloc(LONG_BYTES, 'a'), `${end}\n`]);

    expect(answers).toMatchObject([refusal(id, -32_700), NEXT]);
    expect(warnings).toEqual([expect.stringContaining('send fewer or shorter pages')]);
  },
);

test('letters that arrive in halves, a byte order mark and Windows line ends are read', async () => {
  const { answers } = await served(
    [`\u{feff}${INITIALIZE.replace('"test"', '"田中"')}\r\n`, `${PING}\r\n`],
    1,
  );

  expect(answers).toMatchObject([{ id: 1, result: { serverInfo: { name: 'legwork' } } }, NEXT]);
});
