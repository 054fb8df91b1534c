import { expect, test } from 'vitest';
import { brokenFloors, floorsOf } from './floors.ts';
import { benchmarkPage } from './results-page.ts';

const FLOORS = floorsOf('{"a": {"min": 0.9}, "b": {"max": 50}}');

test('a figure under its floor or over its limit is named', () => {
  const figures = [
    { name: 'a', value: 0.85, unit: 'share' },
    { name: 'b', value: 60, unit: 'ms' },
    { name: 'c', value: 0, unit: 'count' },
  ] as const;

  expect(brokenFloors(figures, FLOORS)).toEqual(['a is 0.850, below 0.9', 'b is 60.000, above 50']);
});

test('figures at their bounds are fine', () => {
  const figures = [
    { name: 'a', value: 0.9, unit: 'share' },
    { name: 'b', value: 50, unit: 'ms' },
  ] as const;

  expect(brokenFloors(figures, FLOORS)).toEqual([]);
});

test('the results page shows each figure with its bound, and what could not run', () => {
  const page = benchmarkPage(
    [
      { title: 'One', remark: '', figures: [{ name: 'a', value: 0.95, unit: 'share' }] },
      { title: 'Two', remark: '', figures: null },
    ],
    FLOORS,
    'a machine',
  );

  expect(page).toContain('| a | 0.950 | ≥ 0.9 |');
  expect(page).toContain('## Two\n\nNot here.');
  expect(page).toContain('a machine');
});
