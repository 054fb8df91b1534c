import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Variables } from '../runtime/settings.ts';
import { createOutput } from './output.ts';

/** Texts that do something to a terminal which prints them, and what may be seen of them. */
const HOSTILE = [
  ['clears the screen', '\u{1b}[2J\u{1b}[HOwned', 'Owned'],
  ['colours', '\u{1b}[32mconfirmed\u{1b}[0m', 'confirmed'],
  ['links elsewhere', '\u{1b}]8;;https://evil.example\u{7}bank\u{1b}]8;;\u{7}', 'bank'],
  ['names the window', '\u{1b}]0;root\u{7}Acme', 'Acme'],
  ['uses sequences of one byte', 'a\u{9b}31mb\u{90}c', 'abc'],
  ['ends within a sequence', 'a\u{1b}', 'a'],
  ['erases what stands before', 'no\b\b\r\u{7f}yes', 'noyes'],
  ['turns letters around', '\u{202e}gpj.\u{2066}exe\u{200f}\u{61c}', 'gpj.exe'],
  ['does nothing of the kind', 'a\tb\nc — 田中 👩‍💻 می‌خواهم', 'a\tb\nc — 田中 👩‍💻 می‌خواهم'],
] as const;

function printedTo(facts: { readonly isTerminal: boolean; readonly variables?: Variables }) {
  const printed: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      printed.push(text);
      done();
    },
  });
  return { printed, output: createOutput(stream, { columns: 80, variables: {}, ...facts }) };
}

test.each(HOSTILE)(
  'threat 27: a text that %s is printed without that',
  async (_does, text, seen) => {
    const { printed, output } = printedTo({ isTerminal: true });

    await output.write(text);
    await output.write([text, { text, style: 'good' }]);
    await output.rewriteLine(text);

    expect(printed).toEqual([
      seen,
      `${seen}\u{1b}[32m${seen}\u{1b}[39m`,
      `\r\u{1b}[2K${seen.replaceAll('\n', ' ')}`,
    ]);
  },
);

test.each([
  [true, {}, '\u{1b}[1mWho\u{1b}[22m'],
  [true, { NO_COLOR: '' }, '\u{1b}[1mWho\u{1b}[22m'],
  [false, {}, 'Who'],
  [true, { NO_COLOR: '1' }, 'Who'],
  [true, { TERM: 'dumb' }, 'Who'],
])('colours only on a terminal that has some, and never with NO_COLOR', async (...given) => {
  const [isTerminal, variables, expected] = given;
  const { printed, output } = printedTo({ isTerminal, variables });

  await output.write([{ text: 'Who', style: 'strong' }]);

  expect(printed).toEqual([expected]);
});
