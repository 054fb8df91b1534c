import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readKeys } from './keys.ts';
import { scrapeConcurrency, serviceAddresses } from './settings.ts';

const KEY = 'a-key-that-nobody-may-see-0123456789';
const home = mkdtempSync(join(tmpdir(), 'legwork-keys-'));
const config = join(home, '.config/legwork');
mkdirSync(config, { recursive: true });
afterAll(() => rmSync(home, { recursive: true, force: true }));

const saved = (text: string, mode = 0o600): void => {
  rmSync(join(config, 'keys.json'), { force: true });
  writeFileSync(join(config, 'keys.json'), text, { mode });
};

test('a variable comes before a file, and what is set nowhere is empty', () => {
  saved(JSON.stringify({ scraperapi: 'from the file', firecrawl: ` ${KEY}\n` }));

  const keys = readKeys({ HOME: home, SCRAPERAPI_KEY: KEY, SERPAPI_KEY: '' });

  expect(keys.scraperapi.holds(KEY)).toBe(true);
  expect(keys.firecrawl.holds(KEY)).toBe(true);
  expect(keys.serpapi.isEmpty).toBe(true);
});

test('XDG_CONFIG_HOME moves the file', () => {
  saved(JSON.stringify({ serpapi: KEY }));

  const keys = readKeys({ HOME: '/nowhere', XDG_CONFIG_HOME: join(home, '.config') });

  expect(keys.serpapi.holds(KEY)).toBe(true);
});

test.each([
  [
    'both a key and its file',
    '{}',
    { FIRECRAWL_KEY: KEY, FIRECRAWL_KEY_FILE: 'x' },
    'FIRECRAWL_KEY and FIRECRAWL_KEY_FILE are both set. Unset one of them.',
  ],
  [
    'a file that is missing',
    '{}',
    { FIRECRAWL_KEY_FILE: '/nowhere/key' },
    'FIRECRAWL_KEY_FILE names /nowhere/key, which cannot be read (ENOENT).',
  ],
  ['a file that is no JSON', `{"firecrawl": "${KEY}"`, {}, 'keys.json is not as expected.'],
  ['an unknown service', `{"firecrawlKey": "${KEY}"}`, {}, 'keys.json is not as expected.'],
  ['a number for a key', '{"firecrawl": 7}', {}, 'keys.json is not as expected.'],
])('%s is refused with a sentence that holds no key', (_name, text, variables, message) => {
  saved(text);

  const read = (): unknown => readKeys({ HOME: home, ...variables });

  expect(read).toThrow(message);
  expect(read).not.toThrow(KEY);
});

test.each([0o640, 0o604, 0o660, 0o666])(
  'a key file with rights %o is refused with the command to run',
  (mode) => {
    saved('{}');
    chmodSync(join(config, 'keys.json'), mode);

    expect(() => readKeys({ HOME: home })).toThrow(`Run: chmod 600 ${join(config, 'keys.json')}`);
  },
);

test.each([
  ['of any user’s making', {}, 'chmod 600'],
  [
    'beside the credentials of systemd',
    { CREDENTIALS_DIRECTORY: '/run/credentials/legwork' },
    'chmod 600',
  ],
  ['among the credentials of systemd', { CREDENTIALS_DIRECTORY: home }, null],
])('threat 26: a key in a file that others can read, %s', (_where, given, refusal) => {
  saved('{}');
  const file = join(home, 'firecrawl');
  writeFileSync(file, KEY);
  chmodSync(file, 0o644);
  const variables = { HOME: join(home, 'elsewhere'), FIRECRAWL_KEY_FILE: file, ...given };
  const read = () => readKeys(variables).firecrawl.holds(KEY);

  if (refusal === null) return expect(read()).toBe(true);
  expect(read).toThrow(
    `${file} can be read by other users of this machine. Run: ${refusal} ${file}`,
  );
  chmodSync(file, 0o600);
  return expect(read()).toBe(true);
});

test('an address that is none and a number out of range are refused by name', () => {
  expect(() => serviceAddresses({ FIRECRAWL_URL: 'firecrawl.local' })).toThrow(
    'FIRECRAWL_URL must be an address',
  );
  expect(() => scrapeConcurrency({ SCRAPE_CONCURRENCY: '51' })).toThrow(
    'SCRAPE_CONCURRENCY must be a whole number from 1 to 50',
  );
  expect(serviceAddresses({ FIRECRAWL_URL: 'http://127.0.0.1:3002/' }).firecrawl).toBe(
    'http://127.0.0.1:3002',
  );
});
