/** What is published under one name. */
export type ZoneName = {
  readonly CNAME?: string;
  /** Where a CNAME leads, in the end, too. */
  readonly A?: string;
  /** Each a text, or the parts that a long one was split into. */
  readonly TXT?: readonly (string | readonly string[])[];
  /** Questions about this name have no answer: an error, or silence. */
  readonly fault?: 'SERVFAIL' | 'silence';
};

/** Everything that is published, by name in small letters; `*.` stands for any one label. */
export type Zones = Readonly<Record<string, ZoneName>>;

/** What the companies of the demo world publish. */
export const DEMO_ZONES: Zones = {
  'nordvikbank.example': {
    TXT: [
      'v=spf1 include:spf.protection.outlook.com -all',
      'onetrust-domain-verification=4f1c5a0e9b7d',
      'MS=ms48152342',
    ],
  },
  '_dmarc.nordvikbank.example': {
    TXT: ['v=DMARC1; p=quarantine; rua=mailto:d@nordvikbank.example'],
  },
  'trust.nordvikbank.example': {
    CNAME: '67f510a4c2b98e3d71f0aa52.cname.vantatrust.com',
    A: '192.0.2.10',
  },
  'haldenpayments.example': { TXT: ['knowbe4-site-verification=a81d', 'docusign=77ab'] },
  '_dmarc.haldenpayments.example': { TXT: ['v=DMARC1; p=none'] },
  'castellanfoods.example': {
    TXT: ['v=spf1 include:_spf.salesforce.com include:pphosted.com -all'],
  },
};

/** An answer of the domain name system. */
export type ZoneAnswer = {
  readonly status: 'NOERROR' | 'NXDOMAIN' | 'SERVFAIL' | 'silence';
  readonly records: readonly ZoneRecord[];
};

export type ZoneRecord =
  | { readonly type: 'CNAME' | 'A'; readonly value: string }
  | { readonly type: 'TXT'; readonly parts: readonly string[] };

/** What is published under a name of a type. Like a real server, it answers a question for an address with the CNAME, too. */
export function answerFrom(zones: Zones, name: string, type: string): ZoneAnswer {
  const wanted = name.toLowerCase().replace(/\.$/u, '');
  const found = zones[wanted] ?? zones[`*.${wanted.split('.').slice(1).join('.')}`];
  if (found === undefined) {
    const isAbove = Object.keys(zones).some((other) => other.endsWith(`.${wanted}`));
    return { status: isAbove ? 'NOERROR' : 'NXDOMAIN', records: [] };
  }
  if (found.fault !== undefined) return { status: found.fault, records: [] };
  const { CNAME: target, A: address, TXT: texts = [] } = found;
  const records: ZoneRecord[] = [];
  if (target !== undefined) records.push({ type: 'CNAME', value: target });
  if (address !== undefined && type === 'A') records.push({ type: 'A', value: address });
  if (type === 'TXT') {
    records.push(...texts.map((text) => ({ type: 'TXT', parts: [text].flat() }) as const));
  }
  return { status: 'NOERROR', records };
}
