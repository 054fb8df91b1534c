import type { CompanyDomain, CompanyFact, CompanyFactKind } from '../model/company-fact.ts';

/** The kinds by how much they say to somebody who sells governance, risk and compliance. */
const RANKS: Readonly<Record<CompanyFactKind, number>> = {
  vacancy: 0,
  filing: 1,
  'trust-centre': 2,
  'verified-vendor': 3,
  notice: 4,
  register: 5,
  'mail-policy': 6,
  'no-trust-centre': 7,
};

/**
 * Facts in the order in which they are shown: by kind, within a kind as their source orders them. Where the domain is known
 * from a directory alone, nothing that was looked up for it is sure to be about this company.
 */
export function mostTellingFirst(
  facts: readonly CompanyFact[],
  domain: CompanyDomain | null,
): readonly CompanyFact[] {
  const sorted = facts.toSorted((one, other) => RANKS[one.kind] - RANKS[other.kind]);
  if (domain?.origin !== 'wikidata') return sorted;
  return sorted.map((fact) => ({ ...fact, certainty: 'likely' }));
}
