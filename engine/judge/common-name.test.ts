import { expect, test } from 'vitest';
import { isCommonName } from './common-name.ts';
import { judgedTalks } from './testing/judged-for-jo.ts';

test('a name is common once the results mention three other people', () => {
  const others = [
    'Jo Marsh, head of compliance at Elm Bank, spoke first.',
    'Jo Marsh, a partner at Pike & Carr LLP, spoke second.',
    'Jo Marsh, chief risk officer of Moss Insurance Group, spoke last.',
  ];

  expect(isCommonName(judgedTalks(others))).toBe(true);
  expect(isCommonName(judgedTalks(others.slice(1)))).toBe(false);
  expect(isCommonName(judgedTalks(others.map(() => others[0] ?? '')))).toBe(false);
  expect(isCommonName([])).toBe(false);
});
