import { expect, test, vi } from 'vitest';
import { processLog } from './log.ts';

test('with LOG_FORMAT=json every line is one object that a log collector can read', () => {
  const { output, errors } = linesOf(() => {
    const log = processLog('json');
    log.say('  ready at "home"');
    log.warn('one\nforged {"level":"info"}');
  });

  expect(output.map(parsed)).toMatchObject([{ level: 'info', message: 'ready at "home"' }]);
  expect(errors.map(parsed)).toMatchObject([
    { level: 'warning', message: 'one forged {"level":"info"}' },
  ]);
  expect(output[0]).toMatch(/^\{"time":"\d{4}-\d\d-\d\dT[\d:.]+Z",/);
});

test('nobody can forge a second line in the log for people', () => {
  const { output, errors } = linesOf(() => {
    const log = processLog('text');
    log.say('one\r\ntwo');
    log.warn('three\u2028four');
  });

  expect(output).toEqual(['one two']);
  expect(errors).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+Z three four$/)]);
});

test('threat 27: what a caller sends moves no cursor and colours nothing in the log', () => {
  const hostile =
    'by \u001b[2J\u001b]8;;https://evil.example\u0007nobody\u001b]8;;\u0007\u009b31m\u202e!';
  const { output, errors } = linesOf(() => {
    processLog('text').say(hostile);
    processLog('text').warn(hostile);
    processLog('json').say(hostile);
  });

  expect(output[0]).toBe('by nobody!');
  expect(errors).toEqual([expect.stringMatching(/Z by nobody!$/)]);
  expect(parsed(output[1] ?? '')).toMatchObject({ message: 'by nobody!' });
});

function linesOf(work: () => void): {
  readonly output: readonly string[];
  readonly errors: readonly string[];
} {
  // The set-up of all tests watches the console already, and fails a test that leaves a line in it.
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  work();
  const output = said.mock.calls.map(String);
  const errors = warned.mock.calls.map(String);
  said.mockClear();
  warned.mockClear();
  return { output, errors };
}

function parsed(line: string): unknown {
  return JSON.parse(line);
}
