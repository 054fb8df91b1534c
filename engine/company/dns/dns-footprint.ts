import type { CompanyFact } from '../../model/company-fact.ts';
import { ServiceError } from '../../model/service-failure.ts';
import type { DnsRecordType, DnsResolver } from '../../services/dns/dns-over-https.ts';
import type { RequestGate } from '../../services/http/request-gate.ts';
import type { CompanySource, SourceCall } from '../company-source.ts';
import { mailFacts, observedInDns, verifiedVendors } from './text-facts.ts';
import { TRUST_VENDORS } from './vendors.ts';

/** Where companies publish a trust centre: names that say what they are, and those that could be something else. */
const TELLING_LABELS = ['trust', 'trustcenter', 'trust-center'] as const;
const TRUST_LABELS = [...TELLING_LABELS, 'security', 'compliance'] as const;

/** The letters of a name that nobody has registered on purpose. */
const RANDOM_LABEL_LETTERS = 16;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** All look-ups go to one resolver. */
const HOST = 'dns';

/** `null` where nobody could say. */
type Lookup = (name: string, type: DnsRecordType) => Promise<readonly string[] | null>;

/** One name of the company's that may be a trust centre, and where it leads. */
type TrustHost = { readonly host: string; readonly vendor: string; readonly target: string };

/** What a company publishes in DNS, in some ten look-ups of its domain alone. Rejects only when nothing is left to report. */
export function createDnsFootprint(resolver: DnsResolver, gate: RequestGate): CompanySource {
  return {
    name: 'dns',
    async ask({ domain }, call) {
      const failures: ServiceError[] = [];
      const lookUp: Lookup = async (name, type) => {
        try {
          const resolve = (signal: AbortSignal) => resolver.resolve(name, type, signal);
          return await gate.pass(HOST, resolve, call.signal);
        } catch (error) {
          if (call.signal.aborted || !(error instanceof ServiceError)) throw error;
          failures.push(error);
          return null;
        }
      };
      const [trust, texts, policies] = await Promise.all([
        trustCentre(domain, call, lookUp),
        lookUp(domain, 'TXT'),
        lookUp(`_dmarc.${domain}`, 'TXT'),
      ]);
      const known = [
        ...(trust === null ? [] : [trust]),
        ...verifiedVendors(domain, texts ?? [], call.now),
        ...mailFacts(domain, { texts: texts ?? [], policies: policies ?? [] }, call.now),
      ];
      const [failure] = failures;
      if (failure !== undefined && known.length === 0) throw failure;
      // That there is no trust centre says something beside other facts alone, and where every look-up was answered.
      if (failure !== undefined || known.length === 0 || trust !== null) return known;
      const missing = observedInDns(call.now, {
        kind: 'no-trust-centre',
        text: `No trust centre was found in DNS under ${domain}.`,
        quote: '',
        url: `https://dns.google/query?name=trust.${domain}&type=CNAME`,
      });
      return [...known, missing];
    },
  };
}

/** The trust centre of the vendor that a name leads to, or else a name that says what it is and exists on purpose. */
async function trustCentre(
  domain: string,
  call: SourceCall,
  lookUp: Lookup,
): Promise<CompanyFact | null> {
  const hosts = TRUST_LABELS.map((label) => `${label}.${domain}`);
  const targets = await Promise.all(
    hosts.map(async (host) => ({ host, names: (await lookUp(host, 'CNAME')) ?? [] })),
  );
  const kind = 'trust-centre';
  const led = targets.flatMap(({ host, names }) => names.flatMap((name) => vendorAt(host, name)));
  const [first] = led;
  if (first !== undefined) {
    const { host, vendor, target: quote } = first;
    const text = `${host} leads to a trust centre of ${vendor}, as published in DNS.`;
    return observedInDns(call.now, { kind, text, quote, url: `https://${host}` });
  }
  const [host] = await existingHosts(domain, call, lookUp);
  if (host === undefined) return null;
  const text = `${host} is published in DNS, which does not show whose software is behind it.`;
  return observedInDns(call.now, { kind, text, quote: '', url: `https://${host}` });
}

function vendorAt(host: string, target: string): readonly TrustHost[] {
  const vendor = TRUST_VENDORS.find(({ endings }) =>
    endings.some((ending) => target === ending || target.endsWith(`.${ending}`)),
  );
  return vendor === undefined ? [] : [{ host, vendor: vendor.name, target }];
}

/** Names that exist on purpose: where a name that nobody chose resolves as well, every name does, and none says anything. */
async function existingHosts(
  domain: string,
  { random }: SourceCall,
  lookUp: Lookup,
): Promise<readonly string[]> {
  const nobodys = Array.from(
    { length: RANDOM_LABEL_LETTERS },
    () => LETTERS[Math.floor(random() * LETTERS.length)],
  ).join('');
  const answer = await lookUp(`${nobodys}.${domain}`, 'A');
  if (answer === null || answer.length > 0) return [];
  const hosts = TELLING_LABELS.map((label) => `${label}.${domain}`);
  const found = await Promise.all(
    hosts.map(async (host) => ({ host, addresses: (await lookUp(host, 'A')) ?? [] })),
  );
  return found.filter(({ addresses }) => addresses.length > 0).map(({ host }) => host);
}
