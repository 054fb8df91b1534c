import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { browserConfig, foreignOrigins } from './browser-config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

function configWith(settings: Readonly<Record<string, string>>) {
  const config = browserConfig(readSettings(settings), 'sb_publishable_test');
  return { ...config, policy: contentSecurityPolicy(foreignOrigins(config)) };
}

test.each(['SOURCES', 'KEYLESS'])(
  '%s=off leaves no origin of a source about companies in the policy, and tells the browser of none',
  (setting) => {
    const { sources, policy } = configWith({ [setting]: 'off' });

    expect(sources).toBeNull();
    expect(policy).not.toMatch(/dns|greenhouse|lever|itunes|openalex|orcid|crossref/u);
  },
);

test.each([
  [{}, []],
  [{ SOURCES: 'on' }, ['recruitee', 'gleif', 'federal-register', 'gov-uk']],
  [
    { SOURCES: 'on', EDGAR_CONTACT: 'it@acme.example' },
    ['recruitee', 'edgar', 'gleif', 'federal-register', 'gov-uk'],
  ],
  [{ SOURCES: 'on', KEYLESS: 'off' }, undefined],
  [{ SOURCES: 'off' }, undefined],
])('with %j this server relays to %j', (settings, relayed) => {
  expect(configWith(settings).sources?.relayed).toEqual(relayed);
});

test('what this server relays to is reached at its own origin: the policy names no more for it', () => {
  expect(configWith({ SOURCES: 'on' }).policy).toBe(configWith({}).policy);
});

test('TWENTY_URL lets pages reach that CRM, and the others are offered through the relay where they are on', () => {
  const relayed = { HUBSPOT: 'on', PIPEDRIVE: 'on', ATTIO: 'on' };
  const { crms, policy } = configWith({ TWENTY_URL: 'https://crm.acme.example/', ...relayed });

  expect(crms).toEqual({
    hubspot: '/relay/hubspot',
    pipedrive: '/relay/pipedrive',
    attio: '/relay/attio',
    twenty: 'https://crm.acme.example',
  });
  expect(policy).toContain(' https://crm.acme.example;');
  expect(policy).not.toMatch(/hubapi|pipedrive|attio/u);
  expect(configWith({ ATTIO: 'on' }).crms).toEqual({ attio: '/relay/attio' });
  expect(configWith({}).crms).toEqual({});
});
