import { assert, constantFrom, oneof, property, string, tuple, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { safeLinkFor } from './safe-link.ts';

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://news.example/1',
  'file:///etc/passwd',
  'ftp://news.example/x',
  '//news.example/x',
  '/relative',
  'news.example/x',
  'about:blank',
  '',
])('%j gets no link', (address) => {
  expect(safeLinkFor(address)).toBeNull();
});

test('a user name in front of the host is taken out and the real host is shown', () => {
  expect(safeLinkFor('https://bank.example:pass@evil.example/login')).toEqual({
    href: 'https://evil.example/login',
    host: 'evil.example',
  });
});

test('letters that look like others are shown in their ASCII form', () => {
  expect(safeLinkFor('https://gооgle.example/')?.host).toMatch(/^xn--/);
});

test('whatever the text, a link always begins with http', () => {
  const scheme = constantFrom('http:', 'https:', 'javascript:', 'data:', ' \tjavascript:', '');
  const odd = tuple(scheme, string()).map(([start, rest]) => start + rest);
  assert(
    property(oneof(webUrl(), odd, string()), (address) => {
      const link = safeLinkFor(address);

      expect(link === null || /^https?:\/\//.test(link.href)).toBe(true);
    }),
  );
});
