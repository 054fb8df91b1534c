import { describe, expect, test } from 'vitest';
import { SettingsError } from '../runtime/errors.ts';
import { serviceAddresses } from '../runtime/settings.ts';
import { browserConfig, foreignOrigins } from './http/browser-config.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const SERVICES = [
  'SCRAPERAPI_URL',
  'SERPAPI_URL',
  'FIRECRAWL_URL',
  'FIRECRAWL_KEYLESS_URL',
  'TAVILY_URL',
  'EXA_URL',
  'WIKIDATA_URL',
] as const;
const OF_THE_SERVER = [
  ...SERVICES,
  'SUPABASE_URL',
  'MODEL_URLS',
  'DNS_URL',
  'DNS_FALLBACK_URL',
  'GREENHOUSE_URL',
  'TWENTY_URL',
  'HUBSPOT_URL',
  'PIPEDRIVE_URL',
  'ATTIO_URL',
] as const;

const ONE = 'must be one address';
const ABSOLUTE = 'must be an address that starts with http:// or https://';

/** What no setting takes, and the beginning of what is said about it. */
const WRONG = [
  ['https://a.example https://b.example', ONE],
  ['https://a.example\thttps://b.example', ONE],
  ['https://a.example;', ONE],
  ["https://a.example;script-src 'unsafe-inline'", ONE],
  ['https://a.example/;default-src', ONE],
  ['https://*.example', ONE],
  ['https://*', ONE],
  ['https://a.example/*', ONE],
  ["https://a.example'", ONE],
  ['https://a.example/"', ONE],
  ['https://a.example\\b', ONE],
  ['https://a.example\u200B', ONE],
  ['https://ann:secret@a.example', 'must not hold a user name or password'],
  ['https://ann@a.example', 'must not hold a user name or password'],
  ['https://:secret@a.example', 'must not hold a user name or password'],
  ['https://a.example?key=secret', 'must end with its path'],
  ['https://a.example/#secret', 'must end with its path'],
  ['https://a_!b.example', 'must name a host'],
  ['https://a.example:port', 'must name a host'],
  ['https://%2a.example', 'must name a host'],
  ['https://', ABSOLUTE],
  ['https:a.example', ABSOLUTE],
  ['//a.example', ABSOLUTE],
  ['a.example', ABSOLUTE],
  ['javascript://a.example', ABSOLUTE],
] as const;

describe.each(OF_THE_SERVER)('threat 29: %s', (name) => {
  test.each(WRONG)('%s stops the start with the setting’s name, not its value', (value, begin) => {
    const problem = problemOf(() => readSettings({ SUPABASE_ANON_KEY: 'key', [name]: value }));

    expect(problem).toBeInstanceOf(StartError);
    expect(String(problem)).toContain(`${name} ${begin}`);
    expect(String(problem)).not.toContain('secret');
  });
});

describe.each(SERVICES)('threat 29: the command line’s %s', (name) => {
  test.each(WRONG)('%s is refused by the same rule', (value, begin) => {
    const problem = problemOf(() => serviceAddresses({ [name]: value }));

    expect(problem).toBeInstanceOf(SettingsError);
    expect(String(problem)).toContain(`${name} ${begin}`);
    expect(String(problem)).not.toContain('secret');
  });
});

test('threat 29: commas in a service address are refused; in MODEL_URLS they part one from the next', () => {
  const two = 'https://a.example,https://b.example';

  expect(() => readSettings({ EXA_URL: ' https://a.example' })).toThrow(`EXA_URL ${ABSOLUTE}`);
  expect(() => readSettings({ EXA_URL: two })).toThrow(`EXA_URL ${ONE}`);
  expect(() => serviceAddresses({ EXA_URL: two })).toThrow(`EXA_URL ${ONE}`);
  expect(readSettings({ MODEL_URLS: two }).MODEL_URLS).toEqual(two.split(','));
});

test.each([
  ['HTTPS://A.Example:443/', 'https://a.example'],
  ['http://127.0.0.1:9/base//', 'http://127.0.0.1:9/base'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['https://a.example/v1/x-y_z.~%20', 'https://a.example/v1/x-y_z.~%20'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['http://my_host:1', 'http://my_host:1'],
])('an address such as %s is read as %s by server and command line', (value, read) => {
  expect(readSettings({ EXA_URL: value }).EXA_URL).toBe(read);
  expect(serviceAddresses({ EXA_URL: value }).exa).toBe(read);
});

test('threat 29: the policy names origins alone, each once', () => {
  const settings = readSettings({
    EXA_URL: 'https://proxy.example/exa',
    TAVILY_URL: 'https://proxy.example/tavily',
    LEVER_URL: 'https://proxy.example/lever',
    MODEL_URLS: 'http://localhost:11434/v1, https://proxy.example/model',
  });

  const policy = contentSecurityPolicy(foreignOrigins(browserConfig(settings, 'key')));

  const [connect = ''] = /connect-src [^;]*/.exec(policy) ?? [];
  expect(connect.split(' ').toSorted()).toEqual([
    "'self'",
    'connect-src',
    'http://localhost:11434',
    'https://api.ashbyhq.com',
    'https://api.crossref.org',
    'https://api.firecrawl.dev',
    'https://api.openalex.org',
    'https://api.scraperapi.com',
    'https://api.smartrecruiters.com',
    'https://apply.workable.com',
    'https://boards-api.greenhouse.io',
    'https://cloudflare-dns.com',
    'https://dns.google',
    'https://itunes.apple.com',
    'https://proxy.example',
    'https://pub.orcid.org',
    'https://serpapi.com',
    'https://www.wikidata.org',
  ]);
});

function problemOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
