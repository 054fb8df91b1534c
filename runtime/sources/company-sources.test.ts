import { expect, test } from 'vitest';
import { SettingsError } from '../errors.ts';
import { companySourceOptions } from './company-sources.ts';

const optionsWith = (variables: Readonly<Record<string, string>>) =>
  companySourceOptions({ variables, fetch: globalThis.fetch, now: () => new Date() });

test('SOURCES=off forbids public sources, and boards are reached where settings say', () => {
  expect(optionsWith({ SOURCES: 'off' })).toBeNull();
  expect(optionsWith({})?.boardUrls).toEqual({});
  expect(optionsWith({ SOURCES: 'on', LEVER_URL: 'http://127.0.0.1:9/lever/' })?.boardUrls).toEqual(
    { lever: 'http://127.0.0.1:9/lever' },
  );
});

test.each([{ SOURCES: 'maybe' }, { GREENHOUSE_URL: 'nowhere' }, { DNS_SERVER: 'dns.example' }])(
  'a setting that cannot be used (%j) is named',
  (variables) => {
    const [name = ''] = Object.keys(variables);
    expect(() => optionsWith(variables)).toThrow(SettingsError);
    expect(() => optionsWith(variables)).toThrow(name);
  },
);
