import type { DnsResolver } from '../services/dns/resolver.ts';
import { createRequestGate } from '../services/http/request-gate.ts';
import type { CompanySource } from './company-source.ts';
import { createDnsFootprint } from './dns/dns-footprint.ts';

/** Eight requests at once are taken by every source, sixteen are throttled by some; three to one host are polite. */
const LIMITS = { atOnce: 8, perHost: 3 } as const;

/** How the sources are reached. */
export type CompanySourceOptions = { readonly dns: DnsResolver };

/** The sources that one run asks about the company, the most telling first; together they make few requests at once. */
export function createCompanySources({ dns }: CompanySourceOptions): readonly CompanySource[] {
  const gate = createRequestGate(LIMITS);
  return [createDnsFootprint(dns, gate)];
}
