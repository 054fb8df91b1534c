import { useSyncExternalStore } from 'react';
import { SERVICE_LABELS, type AboutCompany } from '#engine';
import { isAboutCompany, SOURCE_FAMILIES, type SourceFamily } from '../../../company-sources.ts';
import { useResearchSession } from '../run/research-context.ts';
import { sourceTexts } from './texts.ts';

/** Public sources, as the screens show them. */
export type CompanySourcesControl = {
  /** The families that this installation allows. */
  readonly offered: readonly SourceFamily[];
  /** Those of them that the user has switched on. */
  readonly asked: readonly SourceFamily[];
  readonly write: (family: SourceFamily, answer: 'yes' | 'no') => void;
};

/** Follows what the user has chosen, also when another tab changes it. */
export function useCompanySources(): CompanySourcesControl {
  const { offered, of, watch } = useResearchSession().sources;
  // A text, since a new list would be another state with each reading.
  const asked = useSyncExternalStore(watch, () =>
    offered.filter((family) => of[family].read() === 'yes').join(' '),
  );
  return {
    offered,
    asked: offered.filter((family) => asked.split(' ').includes(family)),
    write: (family, answer) => of[family].write(answer),
  };
}

/** Who may have been asked about the company of a report, as words: those that it names, and those that are switched on. */
export function useSourceWords(about: AboutCompany | null): string {
  const { asked } = useCompanySources();
  const named = [
    ...(about?.facts ?? []).map(({ source }) => source.name),
    ...(about?.unanswered ?? []).map(({ source }) => source),
  ];
  return SOURCE_FAMILIES.filter(isAboutCompany)
    .filter((family) => asked.includes(family) || named.some((name) => familyOf(name) === family))
    .map((family) => sourceTexts[family].names)
    .join(', and to ');
}

/** Where most entries of catalogues lead. */
const CATALOGUE_HOSTS: ReadonlySet<string> = new Set(['podcasts.apple.com', 'doi.org']);

/**
 * The catalogues that may have been asked about the person of a report, as words; '' for none. A saved report does not say who
 * found its pages, so pages where entries lead count as theirs.
 */
export function useCatalogueWords(results: readonly { readonly source: string }[]): string {
  const isAsked = useCompanySources().asked.includes('catalogues');
  const isListed = results.some(({ source }) => CATALOGUE_HOSTS.has(source));
  return isListed || isAsked ? sourceTexts.catalogues.names : '';
}

function familyOf(source: string): SourceFamily {
  return source === SERVICE_LABELS.dns ? 'dns' : 'vacancies';
}
