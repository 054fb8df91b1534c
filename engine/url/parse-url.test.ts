import { expect, test } from 'vitest';
import { parseUrl } from './web-address.ts';

const OFTEN = 200_000;

test('an address with letters beyond ASCII is read the same way however often addresses are read', () => {
  const hostOf = (address: string): string | undefined => parseUrl(address)?.hostname;
  for (let time = 0; time < OFTEN; time += 1) hostOf('https://acme.example/');

  expect(hostOf('https://münchen.example/café')).toBe('xn--mnchen-3ya.example');
});

test('what is no address is none', () => {
  expect(parseUrl('no address')).toBe(null);
  expect(parseUrl('/path', 'https://acme.example')?.href).toBe('https://acme.example/path');
});
