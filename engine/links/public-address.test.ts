import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  'https://a.example/news',
  'http://8.8.8.8/',
  'https://[2606:4700::1111]/',
  'https://172.32.0.1/',
  'https://internal.a.example/',
  'https://xn--bcher-kva.example/',
])('%s may be read', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://localhost/',
  'http://LOCALHOST:8080/',
  'http://api.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata',
  'http://intranet/',
  'http://router.home.arpa/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://localhost./',
  'http://127.0.0.1./',
  'ftp://a.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example/',
  'a.example',
  '',
  `https://a.example/${'x'.repeat(3000)}`,
])('%s is never handed to a scraper', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
