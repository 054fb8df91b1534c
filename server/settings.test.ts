import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { singleSignOnOf } from './single-sign-on-settings.ts';

test('without any setting Legwork listens on this machine only', () => {
  const settings = readSettings({});

  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    ADMIN_EMAIL: 'admin@example.com',
    SCRAPE_CONCURRENCY: 2,
    FIRECRAWL_URL: 'https://api.firecrawl.dev',
    KEYLESS: 'on',
    MODEL_URLS: [],
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', ADMIN_PASSWORD: '' }).PORT).toBe(3000);
});

test('an example is a name and a company', () => {
  expect(readSettings({ EXAMPLE_PROSPECT: 'Jane Doe,  Acme Bank' }).EXAMPLE_PROSPECT).toEqual([
    'Jane Doe',
    'Acme Bank',
  ]);
});

test('a service address loses its closing slash', () => {
  expect(readSettings({ SERPAPI_URL: 'http://127.0.0.1:9/' }).SERPAPI_URL).toBe(
    'http://127.0.0.1:9',
  );
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
  ['SCRAPE_CONCURRENCY', '0', 'SCRAPE_CONCURRENCY must be a whole number from 1 to 50.'],
  ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL must be an e-mail address.'],
  ['ADMIN_PASSWORD', '12345', 'ADMIN_PASSWORD must have at least 10 characters.'],
  ['ADMIN_PASSWORD', 'é'.repeat(37), 'ADMIN_PASSWORD must have at most 72 bytes.'],
  [
    'FIRECRAWL_URL',
    'ftp://x',
    'FIRECRAWL_URL must be an address that starts with http:// or https://.',
  ],
  [
    'MODEL_URLS',
    'http://localhost:11434, openrouter.ai',
    'MODEL_URLS must be an address that starts with http:// or https://.',
  ],
  ['KEYLESS', 'no', 'KEYLESS must be on or off.'],
  ['EXA_URL', 'mcp.exa.ai', 'EXA_URL must be an address that starts with http:// or https://.'],
  [
    'EXAMPLE_PROSPECT',
    'Jane Doe, ',
    'EXAMPLE_PROSPECT must be a name and a company with a comma between them.',
  ],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [
    'SUPABASE_URL',
    'https://x.supabase.co',
    "SUPABASE_ANON_KEY is needed with SUPABASE_URL: the project's publishable key.",
  ],
  [
    'SUPABASE_ANON_KEY',
    'sb_publishable_x',
    "SUPABASE_URL is needed with SUPABASE_ANON_KEY: the project's address.",
  ],
])('a wrong %s (%s) is named in one sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test.each([
  ['a secret key', 'sb_secret_x'],
  [
    'a service token',
    ['{"alg":"HS256"}', '{"iss":"supabase","role": "service_role"}', 'signature']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.'),
  ],
])('threat 29: %s is never given to browsers as the publishable key', (_, key) => {
  const project = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: key };

  expect(() => readSettings(project)).toThrow('SUPABASE_ANON_KEY is a secret key');
});

test('a project and an own database together are refused', () => {
  const both = {
    SUPABASE_URL: 'https://x.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_x',
    DATABASE_URL: 'postgres://localhost/x',
  };

  expect(() => readSettings(both)).toThrow('DATABASE_URL cannot be combined with SUPABASE_URL');
  const sink = { ...both, DATABASE_URL: '', AUDIT_SINK: 'stdout' };
  expect(() => readSettings(sink)).toThrow('AUDIT_SINK cannot be combined with SUPABASE_URL');
});

test('a secret may be given by the path of a file, as containers hand them out', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'password');
  await writeFile(file, 'a password with spaces \n', { mode: 0o600 });

  expect(readSettings({ ADMIN_PASSWORD_FILE: file }).ADMIN_PASSWORD).toBe(
    'a password with spaces ',
  );
});

test('fault 254: the password of the database comes from a file of its own, whatever signs are in it', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'postgres-password');
  await writeFile(file, 'p@ss/w:rd%20 ü\n', { mode: 0o600 });
  const url = 'postgres://legwork@database/legwork';
  const own = { DATABASE_PASSWORD_FILE: file };

  const { DATABASE_URL = '' } = readSettings({ ...own, DATABASE_URL: url });

  expect(decodeURIComponent(new URL(DATABASE_URL).password)).toBe('p@ss/w:rd%20 ü');
  expect(DATABASE_URL).toContain('@database/legwork');
  for (const other of [{}, { DATABASE_URL: 'postgres://legwork:secret@database/legwork' }]) {
    expect(() => readSettings({ ...own, ...other })).toThrow(
      'DATABASE_PASSWORD is for a DATABASE_URL without a password',
    );
  }
});

test('a secret given twice, or by a file that cannot be read, is refused by name', async () => {
  await using folder = await temporaryFolder();
  const missing = join(folder.path, 'none');

  expect(() => readSettings({ ADMIN_PASSWORD: 'secret', ADMIN_PASSWORD_FILE: missing })).toThrow(
    'ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set: choose one.',
  );
  expect(() => readSettings({ DATABASE_URL_FILE: missing })).toThrow(
    'DATABASE_URL_FILE names a file that cannot be read (ENOENT).',
  );
  expect(() => readSettings({ METRICS_TOKEN_FILE: folder.path })).toThrow(
    'METRICS_TOKEN_FILE names a file that cannot be read (EISDIR).',
  );
});

test('threat 28: a secret in a file that others can read is refused with the command to run', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'password');
  await writeFile(file, 'a good start');
  await chmod(file, 0o640);

  expect(() => readSettings({ ADMIN_PASSWORD_FILE: file })).toThrow(
    `${file} can be read by other users of this machine. Run: chmod 600 ${file}`,
  );
});

test('what a file holds is checked like the setting itself', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'token');
  await writeFile(file, 'short', { mode: 0o600 });

  expect(() => readSettings({ METRICS_TOKEN_FILE: file })).toThrow(
    'METRICS_TOKEN must have at least 16 characters.',
  );
});

async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'legwork-settings-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

const PROVIDER = {
  OIDC_ISSUER: 'https://acme.example/realm/',
  OIDC_CLIENT_ID: 'legwork',
  OIDC_CLIENT_SECRET: 'a secret',
} as const;

test('single sign-on takes the issuer as it is written, and decides no role by itself', () => {
  expect(singleSignOnOf(readSettings(PROVIDER))).toEqual({
    issuer: 'https://acme.example/realm/',
    clientId: 'legwork',
    clientSecret: 'a secret',
    name: 'single sign-on',
    adminGroup: null,
    groupsClaim: null,
    isOnly: false,
  });
  expect(singleSignOnOf(readSettings({ ...PROVIDER, OIDC_ADMIN_GROUP: 'x' }))?.groupsClaim).toBe(
    'groups',
  );
});

test.each([
  [{ OIDC_ISSUER: 'acme.example' }, 'OIDC_ISSUER must be an address that starts with'],
  [{ OIDC_ISSUER: 'http://acme.example' }, 'OIDC_ISSUER must start with https://'],
  [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID is needed with OIDC_ISSUER'],
  [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is needed with OIDC_ISSUER'],
  [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER is needed with OIDC_CLIENT_ID'],
  [{ OIDC_ONLY: 'yes' }, 'OIDC_ONLY must be 0 or 1.'],
  [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME must have at most 40 characters.'],
  [{ PUBLIC_URL: 'legwork.example' }, 'PUBLIC_URL must be an address that starts with'],
  [{ PUBLIC_URL: 'https://acme.example/legwork' }, 'PUBLIC_URL must end with its host or port.'],
  [
    { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_x' },
    'OIDC_ISSUER cannot be combined with SUPABASE_URL: single sign-on of a Supabase project is set up there.',
  ],
])('with single sign-on, %j is refused in one sentence', (wrong, sentence) => {
  expect(() => readSettings({ ...PROVIDER, ...wrong })).toThrow(sentence);
});
