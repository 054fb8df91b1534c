import { expect, test } from 'vitest';
import { createDnsOverHttps, ServiceError, type DnsResolver } from '#engine';
import { startDns, type DnsSimulator } from '../../simulators/dns/dns.ts';
import { SettingsError } from '../errors.ts';
import { createNodeResolver } from './dns-resolver.ts';

const never = new AbortController().signal;

const LONG = 'x'.repeat(300);

const ZONES = {
  'trust.acme.example': { CNAME: 'ABC.cname.vantatrust.com', A: '192.0.2.1' },
  'acme.example': { TXT: ['one', ['split ', 'in two "quoted"'], LONG] },
  'broken.example': { fault: 'SERVFAIL' },
} as const;

const RESOLVERS: Readonly<Record<string, (dns: DnsSimulator) => DnsResolver>> = {
  'the network’s': ({ nameServer }) => createNodeResolver({ DNS_SERVER: nameServer }),
  'over HTTPS': ({ baseUrl }) =>
    createDnsOverHttps({ baseUrl, fetch: globalThis.fetch, withdrawn: never }),
};

test.each(Object.entries(RESOLVERS))(
  'the resolver %s reads names, addresses and texts alike',
  async (_, open) => {
    await using dns = await startDns({ zones: ZONES });
    const resolver = open(dns);

    expect(await resolver.resolve('trust.acme.example', 'CNAME', never)).toEqual([
      'abc.cname.vantatrust.com',
    ]);
    expect(await resolver.resolve('trust.acme.example', 'A', never)).toEqual(['192.0.2.1']);
    expect(await resolver.resolve('acme.example', 'TXT', never)).toEqual([
      'one',
      'split in two "quoted"',
      LONG,
    ]);
    expect(await resolver.resolve('acme.example', 'CNAME', never)).toEqual([]);
    expect(await resolver.resolve('nobody.example', 'TXT', never)).toEqual([]);
    await expect(resolver.resolve('broken.example', 'TXT', never)).rejects.toThrow(ServiceError);
  },
);

test('a look-up that nobody answers ends with its run', async () => {
  await using dns = await startDns({ zones: { 'silent.example': { fault: 'silence' } } });
  const ending = new AbortController();
  const resolver = createNodeResolver({ DNS_SERVER: dns.nameServer });

  const looking = resolver.resolve('silent.example', 'TXT', ending.signal);
  ending.abort(new Error('over'));

  await expect(looking).rejects.toThrow('over');
});

test('a name server that is no address is refused before anything is asked', () => {
  expect(() => createNodeResolver({ DNS_SERVER: 'dns.example' })).toThrow(SettingsError);
});
