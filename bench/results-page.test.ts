import { expect, test } from 'vitest';
import { benchmarkPage, sectionOf, withSection, type Result } from './results-page.ts';

const floors = { 'page heap': { max: 1.1 } };
const speed: Result = {
  title: 'Speed',
  remark: '',
  figures: [{ name: 'page', value: 2, unit: 'ms' }],
};
const soak: Result = {
  title: 'Soak',
  remark: 'Yesterday',
  figures: [{ name: 'page heap', value: 1, unit: 'ratio' }],
};
const latency: Result = { title: 'Latency', remark: '', figures: null };

test('a section that is measured anew takes the place of the old one and leaves the others alone', () => {
  const page = benchmarkPage([speed, soak, latency], floors, 'A machine');
  const newer = { ...soak, remark: 'Today' };

  expect(withSection(page, sectionOf(newer, floors))).toBe(
    benchmarkPage([speed, newer, latency], floors, 'A machine'),
  );
});

test('a section that was not there comes last', () => {
  const page = benchmarkPage([speed, latency], floors, 'A machine');

  expect(withSection(page, sectionOf(soak, floors))).toBe(
    benchmarkPage([speed, latency, soak], floors, 'A machine'),
  );
});

test('what a figure must be stands beside it', () => {
  expect(sectionOf(soak, floors)).toBe(
    '## Soak\n\nYesterday\n\n| figure | value | must be |\n| --- | ---: | --- |\n| page heap | 1.000 ratio | ≤ 1.1 |',
  );
});
