import type { CompanySource, KnownCompany, SourceCall } from '../company/company-source.ts';
import { createCompanySources, type CompanySourceOptions } from '../company/company-sources.ts';
import { createDnsOverHttps } from '../services/dns/dns-over-https.ts';
import { never } from './never.ts';

export const TODAY = new Date('2026-11-20T00:00:00Z');

/** How sources are called in tests. */
export const SOURCE_CALL: SourceCall = { now: TODAY, random: () => 0.5, signal: never };

/** A company with a domain; every part has a default. */
export function knownCompany(part: Partial<KnownCompany> = {}): KnownCompany {
  return { name: 'Acme', domain: 'acme.example', otherNames: [], ...part };
}

/** How a browser reaches the sources at their simulators. */
export function simulatedSources({ dns }: { readonly dns: string }): CompanySourceOptions {
  const options = { fetch: globalThis.fetch, withdrawn: never };
  return { dns: createDnsOverHttps({ ...options, baseUrl: dns }) };
}

/** The sources of a run, and the moment at which each of them has answered or failed. */
export function settlingSources(options: CompanySourceOptions): {
  readonly sources: readonly CompanySource[];
  readonly settled: Promise<void>;
} {
  const sources = createCompanySources(options);
  let open = sources.length;
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  return {
    settled,
    sources: sources.map((source) => ({
      name: source.name,
      ask: (company, call) =>
        source.ask(company, call).finally(() => {
          open -= 1;
          if (open === 0) settle();
        }),
    })),
  };
}
