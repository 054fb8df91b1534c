import { expect, test } from 'vitest';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import {
  fitting,
  isNarrowing,
  languagesOf,
  NO_FILTER,
  sorted,
  type ReportFilter,
} from './report-filter.ts';

const day = (text: string) => ({ day: text, precision: 'day', origin: 'byline' }) as const;

const ITEMS = [
  reportResult('undated', { relevance: 99 }),
  reportResult('old', { date: day('2024-05-01'), language: 'de', title: 'Übersicht Zürich' }),
  reportResult('new', {
    date: day('2026-05-01'),
    relevance: 60,
    verdict: 'possible',
    description: 'Audit committees',
    source: 'bank.example',
  }),
  reportResult('unknown', { language: null, relevance: 50, verdict: 'possible' }),
];

const itself = <Item>(item: Item): Item => item;

function idsWith(filter: Partial<ReportFilter>): readonly string[] {
  const asked = { ...NO_FILTER, ...filter };
  return fitting(sorted(ITEMS, asked.sort, itself), asked, itself).map(({ id }) => id);
}

test('by relevance the order stays; by date the newest comes first and undated items last', () => {
  expect(idsWith({})).toEqual(['undated', 'old', 'new', 'unknown']);
  expect(idsWith({ sort: 'date' })).toEqual(['new', 'old', 'undated', 'unknown']);
});

test('language and verdict leave the others out, also where the language is not known', () => {
  expect(idsWith({ language: 'de' })).toEqual(['old']);
  expect(idsWith({ language: 'none' })).toEqual(['unknown']);
  expect(idsWith({ verdict: 'confirmed' })).toEqual(['undated', 'old']);
  expect(idsWith({ verdict: 'possible' })).toEqual(['new', 'unknown']);
  expect(languagesOf(ITEMS)).toEqual(['de', 'en', 'none']);
});

test('search finds every word in title, description or source, in any spelling', () => {
  expect(idsWith({ text: 'ZURICH ubersicht' })).toEqual(['old']);
  expect(idsWith({ text: ' audit  bank.example ' })).toEqual(['new']);
  expect(idsWith({ text: 'audit zurich' })).toEqual([]);
  expect(idsWith({ text: '   ' })).toHaveLength(ITEMS.length);
  expect(idsWith({ text: '(.*+?[' })).toEqual([]);
});

test('an order alone narrows nothing', () => {
  expect(isNarrowing({ ...NO_FILTER, sort: 'date' })).toBe(false);
  expect(isNarrowing({ ...NO_FILTER, text: ' ' })).toBe(false);
  expect(isNarrowing({ ...NO_FILTER, text: 'x' })).toBe(true);
});
