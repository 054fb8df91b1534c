import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

test.each([
  ['http://www.a.example/x/', 'https://a.example/x'],
  ['https://A.example:443/x#top', 'https://a.example/x'],
  ['https://m.a.example/x?utm_source=n&b=2&a=1&fbclid=z', 'https://a.example/x?a=1&b=2'],
  ['https://amp.a.example/x', 'https://a.example/x'],
  ['https://a.example/x/amp/', 'https://a.example/x'],
  ['https://a.example/amp/x', 'https://a.example/x'],
  ['https://a.example/x.amp.html?amp=1', 'https://a.example/x'],
  ['https://a.example/x?outputType=amp', 'https://a.example/x'],
  ['https://a.example/x/index.html', 'https://a.example/x'],
  ['https://www.mobile.a.example./', 'https://a.example/'],
  ['https://a.example/caf%c3%a9', 'https://a.example/caf%C3%A9'],
  ['https://a.example/#!/story/1', 'https://a.example/#!/story/1'],
  ['https://user@a.example:8443/x', 'https://a.example:8443/x'],
  ['https://www.example/', 'https://www.example/'],
  ['  not an address ', 'not an address'],
])('%s is known as %s', (address, canonical) => {
  expect(canonicalUrl(address)).toBe(canonical);
});

test.each([
  ['https://a.example/x?id=1', 'https://a.example/x?id=2'],
  ['https://a.example/X', 'https://a.example/x'],
  ['https://news.a.example/x', 'https://a.example/x'],
  ['https://a.example/x/1', 'https://a.example/x'],
])('%s and %s stay different pages', (one, other) => {
  expect(canonicalUrl(one)).not.toBe(canonicalUrl(other));
});

test('naming a page twice changes nothing', () => {
  const part = fc.constantFrom(
    'amp',
    'index.html',
    'x.amp',
    '',
    'a',
    'B%c3',
    '.amp',
    'amp.amp.html',
    '..',
    '%2e',
  );
  const query = fc.constantFrom('', '?amp=1&b', '?b=1&a=2', '?a=+%20', '?output=amp&utm_x');
  const host = fc.constantFrom('www.m.a.example', 'amp.example', 'a.example.', '1.2.3.4', '[::1]');
  const address = fc
    .tuple(host, fc.array(part), query, fc.constantFrom('', '#x', '#!/x:~:text=y', '#/:~:'))
    .map(([name, path, search, hash]) => `http://${name}:80/${path.join('/')}${search}${hash}`);

  fc.assert(
    fc.property(
      fc.oneof(address, fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
      (url) => {
        expect(canonicalUrl(canonicalUrl(url))).toBe(canonicalUrl(url));
      },
    ),
  );
});
