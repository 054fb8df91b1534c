import { expect, test } from 'vitest';
import { startDns } from '../../../simulators/dns/dns.ts';
import type { Zones } from '../../../simulators/dns/zones.ts';
import { jsonReply } from '../../../simulators/server/answer.ts';
import {
  captivePortal,
  changed,
  dropConnection,
  invalidJson,
  redirectTo,
  replyWith,
} from '../../../simulators/server/faults.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { createDnsOverHttps } from '../../services/dns/dns-over-https.ts';
import { createRequestGate } from '../../services/http/request-gate.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { knownCompany, SOURCE_CALL } from '../../testing/source-stage.ts';
import { createDnsFootprint } from './dns-footprint.ts';

const LIMITS = { atOnce: 8, perHost: 3 };

function footprintAt(baseUrl: string) {
  const resolver = createDnsOverHttps({ baseUrl, fetch: globalThis.fetch, withdrawn: never });
  return createDnsFootprint(resolver, createRequestGate(LIMITS));
}

async function factsIn(zones: Zones): Promise<readonly CompanyFact[]> {
  await using dns = await startDns({ zones });
  return await footprintAt(dns.baseUrl).ask(knownCompany(), SOURCE_CALL);
}

const textsOf = (facts: readonly CompanyFact[]): readonly string[] => facts.map(({ text }) => text);

const DMARC = { '_dmarc.acme.example': { TXT: ['v=DMARC1; p=reject'] } };
const MAIL_LINE =
  "acme.example publishes the mail policy 'reject' (DMARC) in DNS: forged mail is to be refused.";
const NO_TRUST_CENTRE = 'No trust centre was found in DNS under acme.example.';

test.each([
  ['trust', '67f510a4c2b98e3d71f0aa52.cname.vantatrust.com', 'Vanta'],
  ['trust', 'portals.safebase.io', 'SafeBase (Drata)'],
  ['security', 'acme.conveyor.com', 'Conveyor'],
  ['trustcenter', 'trust.site', 'Sprinto'],
  ['compliance', 'X.TrustArc.com', 'TrustArc'],
])('%s. that leads to %s is a trust centre of %s', async (label, target, vendor) => {
  const facts = await factsIn({ [`${label}.acme.example`]: { CNAME: target } });

  expect(facts).toEqual([
    {
      kind: 'trust-centre',
      text: `${label}.acme.example leads to a trust centre of ${vendor}, as published in DNS.`,
      quote: target.toLowerCase(),
      source: { name: 'DNS', url: `https://${label}.acme.example` },
      happenedOn: null,
      observedOn: '2026-11-20',
      certainty: 'same',
    },
  ]);
});

test.each(['notdrata.com', 'drata.com.evil.example', 'd111.cloudfront.net'])(
  'a name that leads to %s is nobody’s trust centre',
  async (target) => {
    const facts = await factsIn({ 'security.acme.example': { CNAME: target }, ...DMARC });

    expect(textsOf(facts)).toEqual([MAIL_LINE, NO_TRUST_CENTRE]);
  },
);

test('a name that exists without a known vendor is reported as that alone', async () => {
  const facts = await factsIn({ 'trust.acme.example': { CNAME: 'cdn.example', A: '192.0.2.7' } });

  expect(textsOf(facts)).toEqual([
    'trust.acme.example is published in DNS, which does not show whose software is behind it.',
  ]);
});

test('fault 108: where every name resolves a name proves nothing, and a vendor’s still does', async () => {
  const wildcard = { '*.acme.example': { A: '192.0.2.7' }, ...DMARC };
  const withVendor = { ...wildcard, 'trust.acme.example': { CNAME: 'acme.onetrust.com' } };

  expect(textsOf(await factsIn(wildcard))).toEqual([MAIL_LINE, NO_TRUST_CENTRE]);
  expect(textsOf(await factsIn(withVendor))[0]).toContain('a trust centre of OneTrust');
});

test('tokens say with whom the domain was verified at some time, those of the trade first', async () => {
  const facts = await factsIn({
    'acme.example': {
      TXT: [
        'docusign=1',
        'MS=ms48152342',
        'google-site-verification=says-nothing',
        'OneTrust-Domain-Verification=9',
        ['v=spf1 include:spf.protection.out', 'look.com include:u1.pphosted.com -all'],
        'it mentions knowbe4-site-verification=1 only',
      ],
    },
  });

  expect(textsOf(facts)).toEqual([
    'acme.example shows in DNS that it was verified with OneTrust (privacy and compliance software) at some time.',
    'acme.example shows in DNS that it was verified with Microsoft 365 and DocuSign at some time.',
    'acme.example names Proofpoint and Microsoft 365 in DNS as senders of its mail (SPF).',
    NO_TRUST_CENTRE,
  ]);
});

test('a domain that publishes nothing says nothing, not even what is missing', async () => {
  expect(await factsIn({ 'acme.example': {} })).toEqual([]);
  expect(await factsIn({})).toEqual([]);
});

test('fault 109: what some look-ups answer is reported; that there is no trust centre only when all did', async () => {
  const facts = await factsIn({ ...DMARC, 'compliance.acme.example': { fault: 'SERVFAIL' } });

  expect(textsOf(facts)).toEqual([MAIL_LINE]);
});

test.each([
  ['429', replyWith(jsonReply(429, {})), 'rate-limited'],
  [
    '429 without CORS headers',
    changed((reply) => ({ ...reply, status: 429, hasCors: false })),
    'rate-limited',
  ],
  ['500', replyWith(jsonReply(500, {})), 'refused'],
  ['HTML', captivePortal(), 'unreadable'],
  ['cut JSON', invalidJson(), 'unreadable'],
  ['another shape', replyWith(jsonReply(200, { Status: 'ok' })), 'unreadable'],
  ['SERVFAIL', replyWith(jsonReply(200, { Status: 2 })), 'refused'],
  ['a redirect', redirectTo('https://elsewhere.example/'), 'refused'],
  ['a broken connection', dropConnection(), 'unreachable'],
])(
  'fault 109: a resolver that answers %s is named, and nothing is made up',
  async (_, answer, reason) => {
    await using dns = await startDns({ zones: DMARC });
    dns.script({ answer });

    const failure = await failureOf(footprintAt(dns.baseUrl).ask(knownCompany(), SOURCE_CALL));

    expect(failure).toMatchObject({ service: 'dns', reason });
  },
);
