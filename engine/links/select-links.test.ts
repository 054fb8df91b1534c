import { expect, test } from 'vitest';
import type { FoundLink } from '../research-event.ts';
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

test('ten are collected and five read, and the surplus is rejected with a reason', () => {
  const answer = Array.from({ length: 13 }, (_, index) => link(`https://a.example/news/${index}`));

  const { collected, toRead, rejected } = selectLinks([answer]);

  expect([collected.length, toRead.length, rejected.length]).toEqual([10, 5, 3]);
  expect(rejected[0]).toEqual({
    url: 'https://a.example/news/10',
    reason: 'Ranked below the ten best links',
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
