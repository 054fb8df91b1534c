import { listInWords } from '../../messages/service-messages.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { isoDay } from '../../model/time.ts';
import { DOMAIN_TOKENS, MAIL_SENDERS } from './vendors.ts';

/** What somebody who asks DNS today sees; records have no date of their own. */
export function observedInDns(
  now: Date,
  { url, ...fact }: Pick<CompanyFact, 'kind' | 'text' | 'quote'> & { readonly url: string },
): CompanyFact {
  return {
    ...fact,
    source: { name: 'DNS', url },
    happenedOn: null,
    observedOn: isoDay(now),
    certainty: 'same',
  };
}

/** Where a reader sees the texts of a name. */
function textsAddress(name: string): string {
  return `https://dns.google/query?name=${name}&type=TXT`;
}

/** With whom the domain was verified at some time, which never shows that the vendor is in use: each of this trade, then the rest. */
export function verifiedVendors(
  domain: string,
  texts: readonly string[],
  now: Date,
): readonly CompanyFact[] {
  const url = textsAddress(domain);
  const small = texts.map((text) => text.trim().toLowerCase());
  const tokens = DOMAIN_TOKENS.filter(({ start }) => small.some((text) => text.startsWith(start)));
  const traded = new Map(
    tokens.flatMap(({ vendor, trade }) => (trade === undefined ? [] : [[vendor, trade]])),
  );
  const others = tokens.filter(({ trade }) => trade === undefined).map(({ vendor }) => vendor);
  const lines = [...traded].map(
    ([vendor, trade]) =>
      `${domain} shows in DNS that it was verified with ${vendor} (${trade}) at some time.`,
  );
  if (others.length > 0) {
    lines.push(
      `${domain} shows in DNS that it was verified with ${listInWords(others)} at some time.`,
    );
  }
  return lines.map((text) => observedInDns(now, { kind: 'verified-vendor', text, quote: '', url }));
}

/** What each DMARC policy (RFC 7489) asks receivers to do with mail that only pretends to come from the domain. */
const DMARC_EFFECTS: Readonly<Record<string, string>> = {
  none: 'forged mail is reported at most, not refused',
  quarantine: 'forged mail is to be set aside',
  reject: 'forged mail is to be refused',
};

/** The records of a domain that concern its mail. */
type MailRecords = {
  /** Of the domain itself, which has the sender policy (SPF). */
  readonly texts: readonly string[];
  /** Of its `_dmarc` name. */
  readonly policies: readonly string[];
};

/** What a domain asks receivers to do with forged mail, and who is named as a sender of its own. */
export function mailFacts(
  domain: string,
  { texts, policies }: MailRecords,
  now: Date,
): readonly CompanyFact[] {
  const kind = 'mail-policy';
  const policy = policies.find((text) => /^v=dmarc1\b/iu.test(text.trim())) ?? '';
  const asked = /;\s*p\s*=\s*(none|quarantine|reject)\b/iu.exec(policy)?.[1]?.toLowerCase() ?? '';
  const effect = DMARC_EFFECTS[asked];
  const sender = texts.find((text) => /^v=spf1\b/iu.test(text.trim()))?.toLowerCase() ?? '';
  const senders = MAIL_SENDERS.filter(({ host }) => sender.includes(host)).map(({ name }) => name);
  const dmarc = {
    kind,
    text: `${domain} publishes the mail policy '${asked}' (DMARC) in DNS: ${effect}.`,
    quote: policy.trim(),
    url: textsAddress(`_dmarc.${domain}`),
  } as const;
  const spf = {
    kind,
    text: `${domain} names ${listInWords(senders)} in DNS as ${senders.length === 1 ? 'a sender' : 'senders'} of its mail (SPF).`,
    quote: '',
    url: textsAddress(domain),
  } as const;
  return [
    ...(effect === undefined ? [] : [observedInDns(now, dmarc)]),
    ...(senders.length === 0 ? [] : [observedInDns(now, spf)]),
  ];
}
