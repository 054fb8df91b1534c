import { expect, test } from 'vitest';
import { bundleFaults, circlesOf } from './bundle-scan.mjs';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJlLW9mLWl0';

test('threat 23: a sound bundle has no fault', () => {
  const text = 'const u="https://api.firecrawl.dev/v1/scrape";fetch(u,{headers:{a:`fc-${k}`}});//x';

  expect(bundleFaults([{ name: 'assets/index-1.js', text }])).toEqual([]);
});

test.each([
  ['the role that passes every rule', 'role:"service_role"'],
  ['a secret key of a project', 'k="sb_secret_9aB"'],
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a private key of a kind', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a token', `const t="${TOKEN}"`],
  ["a customer's key", 'k="fc-0123456789abcdef0123456789abcdef"'],
  ['a key in an address', 'u="https://api.example/?api_key=0123456789abcdef"'],
  ['a password in an address', 'u="postgres://user:word@host.example/db"'],
  ['the address of a source map', '//# sourceMappingURL=index.js.map'],
  ['a path of somebody', 'f="/home/ada/legwork/web/main.tsx"'],
  ['a path of the builder', 'import.meta.url="file:///root/legwork"'],
])('threat 23: %s is a fault that names its file', (_, text) => {
  const faults = bundleFaults([{ name: 'assets/index-1.js', text }]);

  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('assets/index-1.js');
});

test('threat 23: a source map is a fault by its name', () => {
  expect(bundleFaults([{ name: 'assets/index-1.js.map', text: '{}' }])).toHaveLength(1);
});

test('files that import each other in a circle are named, since the page would not start', () => {
  const engine = { name: 'assets/engine-1.js', text: 'import{a}from"./dashboard-1.js";export{b}' };
  const dashboard = { name: 'assets/dashboard-1.js', text: 'import"./engine-1.js";export{a}' };
  const later = { name: 'assets/dashboard-1.js', text: 'import("./engine-1.js");export{a}' };

  expect(circlesOf([engine, dashboard])).toEqual([
    'Files import each other in a circle: engine-1.js → dashboard-1.js → engine-1.js.',
  ]);
  expect(circlesOf([engine, later])).toEqual([]);
});
