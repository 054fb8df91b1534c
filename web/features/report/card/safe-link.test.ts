import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeLinkFor } from './safe-link.ts';

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://a.example/%0aalert(1)',
  'javascript:/*https://a.example*/alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'vbscript:msgbox(1)',
  'livescript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://a.example/0b1c',
  'file:///etc/passwd',
  'file://server/share',
  'filesystem:https://a.example/temporary/x',
  'view-source:https://a.example/',
  'about:blank',
  'about:srcdoc',
  'ftp://a.example/x',
  'ws://a.example/',
  'wss://a.example/',
  'mailto:a@a.example',
  'tel:+123456789',
  'sms:+123456789',
  'intent://scan/#Intent;scheme=zxing;end',
  'ms-word:ofe|u|https://a.example/x.docx',
  'chrome://settings',
  'chrome-extension://abc/page.html',
  'jar:https://a.example/x.jar!/',
  'feed:https://a.example/',
  'x-apple.systempreferences:com.apple',
  '//a.example/',
  '\\\\a.example\\',
  '/settings',
  '?tab=news',
  '#top',
  'a.example/news',
  'www.a.example',
  '',
  ' ',
  'https:',
  'https://',
  'http:///',
  'https://[::1',
  'https://a.example:99999/',
  'https://a b.example/',
  'https://a<b>.example/',
  'https://%00.example/',
  'https://a.example%2Fevil/',
  'https://xn--a/',
])('threat 2: %j gets no link', (address) => {
  expect(safeLinkFor(address)).toBeNull();
});

test.each([
  ['https://a.example/news?x=1#y', 'https://a.example/news?x=1#y', 'a.example'],
  ['http://a.example', 'http://a.example/', 'a.example'],
  ['HTTPS://A.EXAMPLE/News', 'https://a.example/News', 'a.example'],
  [' https://a.example/ ', 'https://a.example/', 'a.example'],
  ['https:\\\\a.example\\news', 'https://a.example/news', 'a.example'],
  ['https:a.example', 'https://a.example/', 'a.example'],
  ['https:/a.example', 'https://a.example/', 'a.example'],
  ['https:///a.example', 'https://a.example/', 'a.example'],
  ['https:@evil.example', 'https://evil.example/', 'evil.example'],
  ['ht\ntps://a.exa\tmple/', 'https://a.example/', 'a.example'],
  ['https://bank.example@evil.example/', 'https://evil.example/', 'evil.example'],
  ['https://bank.example:secret@evil.example/', 'https://evil.example/', 'evil.example'],
  ['https://bank.example%2F@evil.example/', 'https://evil.example/', 'evil.example'],
  ['https://@evil.example/', 'https://evil.example/', 'evil.example'],
  ['https://bank.example\\@evil.example/', 'https://bank.example/@evil.example/', 'bank.example'],
  ['https://evil.example/@bank.example', 'https://evil.example/@bank.example', 'evil.example'],
  ['https://evil.example#@bank.example', 'https://evil.example/#@bank.example', 'evil.example'],
  ['https://evil.example?@bank.example', 'https://evil.example/?@bank.example', 'evil.example'],
  [
    'https://bank.example.evil.example/',
    'https://bank.example.evil.example/',
    'bank.example.evil.example',
  ],
  ['https://www.evil.example/', 'https://www.evil.example/', 'www.evil.example'],
  ['https://evil.example:8443/', 'https://evil.example:8443/', 'evil.example:8443'],
  ['https://a.example:443/', 'https://a.example/', 'a.example'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://аррӏе.com/', 'https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
  ['https://раураl.com/', 'https://xn--l-7sba6dbr.com/', 'xn--l-7sba6dbr.com'],
  ['https://ｇｏｏｄ.example/', 'https://good.example/', 'good.example'],
  ['https://g\u200Bood.example/', 'https://good.example/', 'good.example'],
  ['https://good\u3002example/', 'https://good.example/', 'good.example'],
  ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
  ['https://0x7f.1/', 'https://127.0.0.1/', '127.0.0.1'],
  ['https://a.example/\u202Egpj.exe', 'https://a.example/%E2%80%AEgpj.exe', 'a.example'],
  ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E', 'a.example'],
  [
    'https://a.example/?q="><svg/onload=x>',
    'https://a.example/?q=%22%3E%3Csvg/onload=x%3E',
    'a.example',
  ],
  [
    'https://a.example/?u=javascript:alert(1)',
    'https://a.example/?u=javascript:alert(1)',
    'a.example',
  ],
  ['https://a.example/\uD800', 'https://a.example/%EF%BF%BD', 'a.example'],
])('threat 2: %j opens %j and shows the host %j', (address, href, host) => {
  expect(safeLinkFor(address)).toEqual({ href, host });
});

test('threat 2: whatever the address, a link begins with http(s), holds no user name and shows the host it opens', () => {
  const scheme = fc.constantFrom(
    'http:',
    'https:',
    'javascript:',
    'data:',
    'ftp:',
    'HTTPS:',
    '',
    'java\nscript:',
  );
  const joint = fc.constantFrom('//', '/', '\\\\', '', '//user@', '//user:word@', ' //', '///');
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ validSchemes: ['http', 'https', 'ftp'], withFragments: true }),
    fc.tuple(scheme, joint, fc.string({ unit: 'binary' })).map((parts) => parts.join('')),
    fc.tuple(scheme, joint, fc.domain(), fc.webPath()).map((parts) => parts.join('')),
  );

  fc.assert(
    fc.property(address, (text) => {
      const link = safeLinkFor(text);
      if (link === null) return;
      const opened = new URL(link.href);
      expect(link.href).toMatch(/^https?:\/\/[^/@]+\//);
      expect([opened.username, opened.password, opened.host]).toEqual(['', '', link.host]);
      expect(link.host).toMatch(/^[\x21-\x7e]+$/);
    }),
    { numRuns: 2000 },
  );
});
