import { useSyncExternalStore } from 'react';
import { SERVICE_LABELS, type AboutCompany } from '#engine';
import {
  isAboutCompany,
  relayedOf,
  SOURCE_FAMILIES,
  type SourceFamily,
} from '../../../company-sources.ts';
import { useResearchSession } from '../run/research-context.ts';
import type { SourceConsents } from './source-consents.ts';
import { CATALOGUE_NAMES, sourceTexts } from './texts.ts';

/** Follows what the user has chosen, also when another tab changes it. */
export function useCompanySources(): Pick<SourceConsents, 'offered' | 'relayed'> & {
  /** Those families that the user has switched on. */
  readonly asked: readonly SourceFamily[];
  readonly write: (family: SourceFamily, answer: 'yes' | 'no') => void;
} {
  const { offered, relayed, of, given, watch } = useResearchSession().sources;
  // A text, since a new list would be another state with each reading.
  const asked = useSyncExternalStore(watch, () => given().join(' '));
  return {
    offered,
    relayed,
    asked: offered.filter((family) => asked.split(' ').includes(family)),
    write: (family, answer) => of[family].write(answer),
  };
}

/** Who may have been asked about the company of a report, as words: those that it names, and those that are switched on. */
export function useSourceWords(about: AboutCompany | null): string {
  const { asked, relayed } = useCompanySources();
  const named = [
    ...(about?.facts ?? []).map(({ source }) => source.name),
    ...(about?.unanswered ?? []).map(({ source }) => source),
  ];
  // A saved report may name some that the server no longer asks.
  const wereAsked = [...relayedOf('vacancies'), ...relayedOf('registers')].filter((name) =>
    named.includes(SERVICE_LABELS[name]),
  );
  return SOURCE_FAMILIES.filter(isAboutCompany)
    .filter((family) => asked.includes(family) || named.some((name) => familyOf(name) === family))
    .map((family) => sourceTexts(family, [...relayed, ...wereAsked]).names)
    .join(', and to ');
}

/** Where most entries of catalogues lead. */
const CATALOGUE_HOSTS: ReadonlySet<string> = new Set(['podcasts.apple.com', 'doi.org']);

/** The catalogues that may have been asked, as words; '' for none. A saved report does not say so: pages where entries lead count as theirs. */
export function useCatalogueWords(results: readonly { readonly source: string }[]): string {
  const isAsked = useCompanySources().asked.includes('catalogues');
  const isListed = results.some(({ source }) => CATALOGUE_HOSTS.has(source));
  return isListed || isAsked ? CATALOGUE_NAMES : '';
}

function familyOf(source: string): SourceFamily {
  if (source === SERVICE_LABELS.dns) return 'dns';
  const isRegister = relayedOf('registers').some((name) => SERVICE_LABELS[name] === source);
  return isRegister ? 'registers' : 'vacancies';
}
