import { expect, test } from 'vitest';
import { failedBrowserTests, failedUnitTests } from './failed-tests.mjs';

const passed = { fullName: 'two and two', status: 'passed', failureMessages: [] };

test('a unit test that failed is named with the beginning of what it said, without colours', () => {
  const failed = {
    fullName: 'one and one are two',
    status: 'failed',
    failureMessages: ['\u001B[31mexpected 3\u001B[39m\n\nto be 2\n  at a\n  at b\n  at c'],
  };

  const file = { name: 'a.test.ts', status: 'failed', message: '' };
  expect(
    failedUnitTests({ testResults: [{ ...file, assertionResults: [passed, failed] }] }),
  ).toEqual([{ name: 'one and one are two', message: 'expected 3\nto be 2\n  at a\n  at b' }]);
});

test('a file that could not be run is named, and one that passed is not', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module' };
  const sound = { name: 'b.test.ts', status: 'passed', message: '' };

  expect(
    failedUnitTests({
      testResults: [
        { ...broken, assertionResults: [] },
        { ...sound, assertionResults: [passed] },
      ],
    }),
  ).toEqual([{ name: 'a.test.ts', message: 'no such module' }]);
});

test('browser tests are named with their place, at any depth, and also when they passed at last', () => {
  const spec = (line: number, status: string) => ({
    file: 'screen.test.ts',
    line,
    title: 'shows it',
    tests: [{ status, results: [{ error: { message: 'not shown' } }, {}] }],
  });

  const names = failedBrowserTests({
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [spec(1, 'expected'), spec(2, 'unexpected')],
        suites: [{ specs: [spec(3, 'flaky')] }],
      },
    ],
  });
  expect(names).toEqual([
    { name: 'The browser tests themselves', message: 'no browser' },
    { name: 'screen.test.ts:2 shows it', message: 'not shown' },
    { name: 'screen.test.ts:3 shows it', message: 'not shown' },
  ]);
});
