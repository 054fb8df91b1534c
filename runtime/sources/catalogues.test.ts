import { expect, test } from 'vitest';
import { SettingsError } from '../errors.ts';
import { catalogueOptions } from './catalogues.ts';

const optionsWith = (variables: Readonly<Record<string, string>>) =>
  catalogueOptions({ variables, fetch: globalThis.fetch, now: () => new Date() });

test('catalogues are reached where settings say, and Podcast Index with key and secret', () => {
  const options = optionsWith({
    ITUNES_URL: 'http://127.0.0.1:9/itunes/',
    CROSSREF_MAILTO: 'privacy@acme.example',
    PODCAST_INDEX_KEY: 'key',
    PODCAST_INDEX_SECRET: 'secret',
  });

  expect(options).toMatchObject({
    urls: { itunes: 'http://127.0.0.1:9/itunes' },
    contact: 'privacy@acme.example',
  });
  expect(options.podcastIndex?.secret.holds('secret')).toBe(true);
  // The example of RFC 3174.
  expect(options.podcastIndex?.sha1('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  expect(optionsWith({}).podcastIndex).toBeUndefined();
});

test.each([
  { ORCID_URL: 'nowhere' },
  { CROSSREF_MAILTO: 'nobody' },
  { CROSSREF_MAILTO: 'a b@acme.example' },
  { PODCAST_INDEX_KEY: 'key' },
  { PODCAST_INDEX_SECRET: 'secret' },
])('what cannot be used is refused before anything is asked: %j', (variables) => {
  expect(() => optionsWith(variables)).toThrow(SettingsError);
});
