import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameListing, listingOf } from './is-same-listing.ts';

const TITLE = 'Acme names Ada Okafor its first chief compliance officer';
const SNIPPET =
  'The payments company said on Tuesday that Ada Okafor will lead forty people in three countries …';

const listing = (host: string, title = TITLE, snippet = SNIPPET) =>
  listingOf({ url: `https://${host}/story`, title, snippet });

const LEDGER = listing('ledger.example');

test.each([
  ['a portal', listing('portal.example')],
  ['a portal that adds its name', listing('portal.example', `${TITLE} - Portal Finance`)],
  ['a title that was cut', listing('portal.example', 'Acme names Ada Okafor its first chief …')],
  [
    'a snippet that was cut elsewhere',
    listing('portal.example', TITLE, SNIPPET.replace(' in three countries', '')),
  ],
  ['another spelling', listing('portal.example', TITLE.toUpperCase())],
])('the same title above the same words on %s is the same story', (_, other) => {
  expect(isSameListing(LEDGER, other)).toBe(true);
});

test.each([
  ['on the same host', listing('www.ledger.example')],
  [
    'with other words',
    listing(
      'portal.example',
      TITLE,
      'Who is who in payments: a list of people to know, with short lives of each.',
    ),
  ],
  ['without words', listing('portal.example', TITLE, '')],
  [
    'with another title',
    listing('portal.example', 'Acme loses its second finance chief within a year'),
  ],
])('a result %s is another one', (_, other) => {
  expect(isSameListing(LEDGER, other)).toBe(false);
});

test('a title that any page may have says nothing', () => {
  expect(isSameListing(listing('a.example', 'About us'), listing('b.example', 'About us'))).toBe(
    false,
  );
});

test('any two results are compared the same way round and back, without an exception', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(TITLE, SNIPPET, `${TITLE} | X`, '… - …', '\uD800\0\u202E'),
  );
  const one = fc.record({ url: fc.oneof(fc.webUrl(), fc.string()), title: text, snippet: text });
  const isSymmetric = fc.property(
    one,
    one,
    (first, second) =>
      isSameListing(listingOf(first), listingOf(second)) ===
      isSameListing(listingOf(second), listingOf(first)),
  );

  fc.assert(isSymmetric);
});
