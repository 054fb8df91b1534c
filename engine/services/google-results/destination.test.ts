import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkDestination } from './destination.ts';

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['/url?q=https://a.example/x%3Fb%3D1&sa=U', 'https://a.example/x?b=1'],
  ['/url?sa=t&url=https%3A%2F%2Fa.example%2Fx', 'https://a.example/x'],
  [
    '/url?q=https://h.example/gen_cserie%253D290.html&sa=U',
    'https://h.example/gen_cserie%3D290.html',
  ],
  ['https://www.google.co.uk/url?q=https://a.example/', 'https://a.example/'],
  ['/interstitial?url=https://a.example/y', 'https://a.example/y'],
  ['/url?q=https://www.google.com/url?q%3Dhttps://a.example/z', 'https://a.example/z'],
  ['https://www.google.com/amp/s/a.example/story', 'https://a.example/story'],
  ['https://a.example/x#:~:text=hello', 'https://a.example/x'],
  ['https://a.example/x#part:~:text=hello', 'https://a.example/x#part'],
  ['https://user:secret@a.example/x', 'https://a.example/x'],
  ['https://cloud.google.com/blog/x', 'https://cloud.google.com/blog/x'],
  ['https://a.example/url?q=https://b.example/', 'https://a.example/url?q=https://b.example/'],
])('%s leads to %s', (href, url) => {
  expect(linkDestination(href)).toEqual({ kind: 'direct', url });
});

test.each([
  '/goto?url=CAESabc_-1',
  'https://www.google.com/goto?url=CAESabc==',
  '/url?url=CAESabc',
])('%s is opaque', (href) => {
  expect(linkDestination(href)).toEqual({ kind: 'opaque' });
});

test.each([
  '/search?q=x&tbm=isch',
  '/imgres?imgurl=https://a.example/a.png',
  '/aclk?adurl=https://a.example/',
  '/url?q=/search?q=x',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  '#',
  '',
  'https://',
])('%j is no result', (href) => {
  expect(linkDestination(href)).toEqual({ kind: 'internal' });
});

function wrap(url: string): string {
  return `https://www.google.com/url?q=${encodeURIComponent(url)}`;
}

test('wrappers are not followed for ever', () => {
  const deep = Array.from({ length: 5 }).reduce<string>(wrap, 'https://a.example/');

  expect(linkDestination(deep)).toEqual({ kind: 'internal' });
});

test('a wrapped web address comes out as it went in', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const url = new URL(address).href;
      const href = `/url?sa=t&url=${encodeURIComponent(url)}&ved=1`;
      expect(linkDestination(href)).toEqual({ kind: 'direct', url });
    }),
  );
});

const isSound = (href: string): boolean => {
  const destination = linkDestination(href);
  return destination.kind !== 'direct' || /^https?:\/\//.test(destination.url);
};

test('any text has a destination, and a direct one is a web address', () => {
  fc.assert(fc.property(fc.string(), isSound));
});
