import { expect, test } from 'vitest';
import { doiAddress, catalogueLinks, partialDate } from './entries.ts';

test('fault 153: entries that lead nowhere a reader may be sent are left out, and no list is longer than eight', () => {
  const entry = { title: 'T\u202E\nx', text: 'a\u0000b', date: '' };
  const urls = [
    'javascript:alert(1)',
    '',
    'ftp://a.example',
    ...Array.from({ length: 20 }, (_, at) => `https://a.example/${at}`),
  ];
  const links = catalogueLinks(
    urls.map((url) => ({ ...entry, url })),
    { service: 'crossref', query: 'q' },
  );

  expect(links.map(({ url }) => url)).toEqual(urls.slice(3, 11));
  expect(links[0]).toMatchObject({ title: 'T x', snippet: 'a b' });
});

test.each([
  [['2026', '5', '7'], '2026-05-07'],
  [[2026, 13, 1], '2026'],
  [[2026, 2, 0], '2026-02'],
  [[26], ''],
  [['x', null], ''],
  [[], ''],
])('%j is the date %j', (parts, date) => {
  expect(partialDate(parts)).toBe(date);
});

test.each([
  ['10.5555/ABC', 'https://doi.org/10.5555/abc'],
  ['http://dx.doi.org/10.5555/ABC', 'https://doi.org/10.5555/abc'],
  ['https://evil.example/?10.x/y', ''],
  ['', ''],
])('the identifier %j is at %j', (doi, address) => {
  expect(doiAddress(doi)).toBe(address);
});
