import { expect, test } from 'vitest';
import { readAddress, domainLabel, registrableDomain } from './address.ts';

test.each([
  ['https://www.acme.example/a%20b?c=1', 'acme.example', '/a b?c=1'],
  ['https://m.acme.example/', 'acme.example', '/'],
  ['https://acme.example/100%', 'acme.example', '/100%'],
  ['javascript:alert(1)', '', ''],
  ['not an address', '', ''],
  ['', '', ''],
])('%s is read', (url, host, path) => {
  expect(readAddress(url)).toEqual({ host, path });
});

test.each([
  ['news.bbc.co.uk', 'bbc.co.uk', 'bbc'],
  ['blog.acme.example', 'acme.example', 'acme'],
  ['', '', ''],
])('%s belongs to %s', (host, domain, label) => {
  expect(registrableDomain(host)).toBe(domain);
  expect(domainLabel(host)).toBe(label);
});
