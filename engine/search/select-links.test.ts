import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FoundLink } from '../model/found-link.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { selectLinks } from './select-links.ts';

function link(url: string, extra: Partial<FoundLink> = {}): FoundLink {
  const found = { title: 't', snippet: '', dateText: '', siteName: '', rank: 1, query: 'q' };
  return { url, ...found, service: 'scraperapi', ...extra };
}

const urls = (links: readonly FoundLink[]): readonly string[] => links.map(({ url }) => url);

test('addresses with the words come first in rank order, the others fill up', () => {
  const answer = ['/about', '/news/1', '/team', '/PRESS-room', '/podcast'].map((path) =>
    link(`https://a.example${path}`),
  );

  expect(urls(selectLinks([answer]).toRead)).toEqual([
    'https://a.example/news/1',
    'https://a.example/PRESS-room',
    'https://a.example/about',
    'https://a.example/team',
    'https://a.example/podcast',
  ]);
});

test('each query has its turn', () => {
  const answers = ['one', 'two', 'three'].map((query) =>
    [1, 2, 3].map((rank) => link(`https://${query}.example/news/${rank}`)),
  );

  expect(urls(selectLinks(answers).toRead)).toEqual([
    'https://one.example/news/1',
    'https://two.example/news/1',
    'https://three.example/news/1',
    'https://one.example/news/2',
    'https://two.example/news/2',
  ]);
});

test('ten are collected and five read; the others stay unread, up to sixty in all, and the surplus is rejected with a reason', () => {
  const answer = Array.from({ length: 63 }, (_, index) => link(`https://a.example/news/${index}`));

  const { collected, toRead, unread, rejected } = selectLinks([answer]);

  expect([collected.length, toRead.length, unread.length]).toEqual([10, 5, 55]);
  expect(unread.map(({ url }) => url).slice(0, 5)).toEqual(
    collected.slice(5).map(({ url }) => url),
  );
  expect(rejected).toHaveLength(3);
  expect(rejected[0]).toEqual({
    url: 'https://a.example/news/60',
    reason: 'Ranked below the sixty best links',
  });
});

test('one page under several addresses counts once and keeps what each said', () => {
  const first = link('https://www.a.example/news/1?utm_source=x');
  const second = link('http://a.example/news/1/', {
    snippet: 'Said here',
    dateText: 'Jul 1, 2026',
  });

  const { collected } = selectLinks([[first], [second]]);

  expect(collected).toEqual([{ ...first, snippet: 'Said here', dateText: 'Jul 1, 2026' }]);
});

test('Google and YouTube never count, by host name and not by a word in the address', () => {
  const answer = [
    'https://news.google.com/articles/1',
    'https://www.google.co.uk/press',
    'https://m.youtube.com/watch?v=1',
    'https://youtu.be/1',
    'https://blog.google/news',
    'https://a.example/google-fined',
    'https://notyoutube.com/interview',
  ].map((url) => link(url));

  const { collected, rejected } = selectLinks([answer]);

  expect(urls(collected)).toEqual([
    'https://blog.google/news',
    'https://notyoutube.com/interview',
    'https://a.example/google-fined',
  ]);
  expect(rejected.map(({ reason }) => reason)).toEqual([
    'A Google page',
    'A Google page',
    'A YouTube page',
    'A YouTube page',
  ]);
});

test.each([
  ['https://cloud.google.com', ['https://cloud.google.com/blog/x']],
  ['google.com', ['https://cloud.google.com/blog/x', 'https://safety.google.com/press']],
  ['https://acme.example', []],
  ['', []],
])('the pages of a company at %s count although the host is Google’s', (companyUrl, expected) => {
  const answer = [
    'https://cloud.google.com/blog/x',
    'https://safety.google.com/press',
    'https://www.google.com/search?q=news',
    'https://news.google.com/articles/1',
  ].map((url) => link(url));

  expect(urls(selectLinks([answer], undefined, companyUrl).collected)).toEqual(expected);
});

test('private addresses are rejected', () => {
  const answer = ['http://169.254.169.254/news', 'javascript:news'].map((url) => link(url));

  expect(selectLinks([answer])).toMatchObject({ collected: [], toRead: [] });
});

test('a tracking parameter makes nothing news', () => {
  const answer = ['https://a.example/1?utm_source=newsletter', 'https://a.example/press/2'].map(
    (url) => link(url),
  );

  expect(urls(selectLinks([answer]).collected)[0]).toBe('https://a.example/press/2');
});

const NEWS_PERCENTS = [
  ['a', 5],
  ['b', 50],
  ['c', 85],
  ['d', 50],
  ['e', 92],
  ['f', 12],
  ['g', 50],
] as const;
const newsOf = (host: string): string => `https://${host}.example/news`;
const percentsBy = (percents: ReadonlyMap<string, number>) => () => (one: FoundLink) =>
  percents.get(one.url) ?? 50;

test('the likelier a link the earlier it is read, a namesake last, and rank decides among equals', () => {
  const percents = new Map(NEWS_PERCENTS.map(([host, percent]) => [newsOf(host), percent]));
  const answer = NEWS_PERCENTS.map(([host]) => link(newsOf(host)));

  expect(urls(selectLinks([answer], percentsBy(percents)).collected)).toEqual(
    ['e', 'c', 'b', 'd', 'g', 'f', 'a'].map(newsOf),
  );
});

test.each([
  ['comes first however likely the other is', 30, 99, 'press'],
  ['comes first where the other is not likely', 5, 60, 'press'],
  ['waits where it is hardly about the prospect and the other probably is', 29, 61, 'about'],
])('an address with the words %s', (_, withWords, without, first) => {
  const [about, press] = ['https://a.example/about', 'https://b.example/press'];
  const percents = new Map([
    [about, without],
    [press, withWords],
  ]);

  const { toRead } = selectLinks([[link(about), link(press)]], percentsBy(percents));

  expect(urls(toRead)[0]).toContain(first);
});

test('a third link of one host waits for the other hosts, and fills up when there are none', () => {
  const crowd = [1, 2, 3, 4].map((rank) => link(`https://www.crowd.example/news/${rank}`));
  const others = ['a', 'b'].map((host) => link(`https://${host}.example/blog`));

  expect(urls(selectLinks([[...crowd, ...others]]).toRead)).toEqual([
    'https://www.crowd.example/news/1',
    'https://www.crowd.example/news/2',
    'https://a.example/blog',
    'https://b.example/blog',
    'https://www.crowd.example/news/3',
  ]);
});

const WIRE = {
  title: 'Acme names Ada Okafor its first chief compliance officer',
  snippet:
    'The payments company said on Tuesday that Ada Okafor will lead forty people from now on.',
};

test('one story on several hosts takes one place; a portal that carries it gives way', () => {
  const answer = [
    link('https://finance.yahoo.com/news/acme-names', WIRE),
    link('https://ledger.example/news/acme', WIRE),
    link('https://plain.example/acme', WIRE),
  ];

  const { collected, rejected } = selectLinks([answer]);

  expect(collected).toEqual([
    {
      ...link('https://ledger.example/news/acme', WIRE),
      alsoAt: ['https://finance.yahoo.com/news/acme-names', 'https://plain.example/acme'],
    },
  ]);
  expect(rejected).toEqual([]);
});

test('nothing that was found goes without a reason, copies of what was left out neither', () => {
  const stories = Array.from({ length: 61 }, (_, index) => `https://a${index}.example/news`);
  const answer = [
    ...stories.map((url) => link(url)),
    link('https://one.example/news', WIRE),
    link('https://two.example/news', WIRE),
  ];

  expect(selectLinks([answer]).rejected).toEqual([
    { url: 'https://a60.example/news', reason: 'Ranked below the sixty best links' },
    { url: 'https://one.example/news', reason: 'Ranked below the sixty best links' },
    { url: 'https://two.example/news', reason: 'The same text as one.example' },
  ]);
});

const anyLink = fc
  .record({
    url: fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(
        'https://a.example/news',
        'http://www.a.example/news/?utm_source=x',
        'https://youtu.be/1',
      ),
    ),
    title: fc.constantFrom(WIRE.title, 't', ''),
    snippet: fc.constantFrom(WIRE.snippet, ''),
  })
  .map(({ url, ...extra }) => link(url, extra));
const anyImpression = () => (one: FoundLink) => 30 + (one.url.length % 70);

test('whatever a search brings, each page is read, left unread, named as a copy or rejected, words first, ten collected and five read at most', () => {
  const isSound = fc.property(
    fc.array(fc.array(anyLink, { maxLength: 30 }), { maxLength: 3 }),
    (answers) => {
      const { collected, toRead, unread, rejected } = selectLinks(answers, anyImpression);

      const listed = [...toRead, ...unread];
      const named = [
        ...listed.flatMap(({ url, alsoAt = [] }) => [url, ...alsoAt]),
        ...rejected.map(({ url }) => url),
      ].map(canonicalUrl);
      expect(new Set(named)).toEqual(new Set(answers.flat().map(({ url }) => canonicalUrl(url))));
      expect(collected).toEqual(listed.slice(0, 10));
      expect(toRead).toEqual(collected.slice(0, 5));
      const words = collected.map(({ url }) =>
        /news|article|interview|blog|press/.test(canonicalUrl(url).toLowerCase()),
      );
      expect(words).toEqual(words.toSorted((a, b) => Number(b) - Number(a)));
    },
  );

  fc.assert(isSound);
});
