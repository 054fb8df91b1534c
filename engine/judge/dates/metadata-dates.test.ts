import { expect, test } from 'vitest';
import { metadataDates } from './metadata-dates.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['publishedTime', '2026-03-12T07:30:00Z', 'published'],
  ['article:published_time', ['2026-03-12T07:30:00Z', 'x'], 'published'],
  ['parsely-pub-date', '2026-03-12', 'published'],
  ['sailthru.date', '2026-03-12 07:30:00', 'published'],
  ['datePublished', '12.03.2026', 'published'],
  ['citation_online_date', '2026/03/12', 'published'],
  ['pubdate', '20260312', 'published'],
  ['datePosted', '2026-03-12', 'published'],
  ['DCTERMS.issued', '2026-03-12', 'published'],
  ['dcterms.created', '2026-03-12', 'dated'],
  ['dc.date', '2026-03-12', 'dated'],
  ['date', 'Thu Mar 12 14:57:21 CET 2026', 'dated'],
  ['og:updated_time', '2026-03-12T00:00:00Z', 'modified'],
  ['last-modified', '2026-03-12', 'modified'],
])('%s declares a day', (key, value, kind) => {
  expect(metadataDates({ [key]: value }, 'dmy', NOW)[0]).toMatchObject({
    day: '2026-03-12',
    precision: 'day',
    kind,
  });
});

test.each([
  ['article:expiration_time', '2026-03-12'],
  ['publisher', '2026-03-12'],
  ['og:image', 'https://a.example/2026-03-12.png'],
  ['publishedTime', '0000-00-00'],
  ['publishedTime', '2027-01-01'],
  ['publishedTime', 'x'.repeat(5000)],
  ['publishedTime', { day: '2026-03-12' }],
  ['publishedTime', null],
])('%s: %j declares nothing', (key, value) => {
  expect(metadataDates({ [key]: value }, 'dmy', NOW)).toEqual([]);
});

test('a month stays a month', () => {
  const [date] = metadataDates({ citation_publication_date: '2026/03' }, 'dmy', NOW);

  expect(date).toMatchObject({ day: '2026-03-01', precision: 'month' });
});

test.each([
  ['2026-03-11T22:40:00Z', '2026-03-12'],
  ['2026-03-11T04:10:00+00:00', '2026-03-10'],
  ['2026-03-11T22:40:00+02:00', undefined],
  ['2026-03-11', undefined],
])('%s may be %s elsewhere', (value, day) => {
  expect(metadataDates({ publishedTime: value }, 'dmy', NOW)[0]?.elsewhere).toBe(day);
});
