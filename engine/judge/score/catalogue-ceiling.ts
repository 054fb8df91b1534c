// How sure an entry of a catalogue may be called at most.
import type { Verdict } from '../../model/judgement.ts';
import type { CatalogueEntry } from '../../model/service-failure.ts';
import type { Feature } from '../features/feature.ts';
import type { WeighablePage } from '../page-features/page-features.ts';
import {
  COMPANY_MIN,
  FIELD_MIN,
  fitNotes,
  pageCeiling,
  ROLE_NAMED_MIN,
  ROLE_WORDS_MIN,
  searchResultCeiling,
} from './relevance.ts';

type Strength = readonly [name: Feature['name'], least: number];

const COMPANY: readonly Strength[] = [
  ['company-named', COMPANY_MIN],
  ['company-site', COMPANY_MIN],
];

const FIELD: readonly Strength[] = [
  ['same-field', FIELD_MIN],
  ['role-named', ROLE_NAMED_MIN],
  ['role-words', ROLE_WORDS_MIN],
];

const BESIDE_NAME: readonly Strength[] = [['company-beside-name', 1]];

/**
 * The highest verdict that an entry of a catalogue can get. Catalogues list everybody of a name: researchers, novelists, hosts.
 *
 * 'Other': a work that does not name the company, since namesakes write in the field, too; an episode that names neither the
 * company nor the field. Confirmed as bare search results are, and only where the company stands beside the person and the
 * entry is in the field: show notes also thank sponsors.
 */
export function catalogueCeiling(features: readonly Feature[], entry: CatalogueEntry): Verdict {
  const has = (kinds: readonly Strength[]): boolean =>
    kinds.some(([name, least]) =>
      features.some((feature) => feature.name === name && feature.strength >= least),
    );
  const isInField = has(FIELD) || features.some(fitNotes);
  if (!has(COMPANY) && (entry === 'work' || !isInField)) return 'other';
  const isTied = isInField && has(BESIDE_NAME);
  return isTied ? searchResultCeiling(features) : 'possible';
}

/** The same for the page behind an entry, once it has been read: it may name the company where the entry did not. */
export function cataloguePageCeiling(page: WeighablePage, entry: CatalogueEntry): Verdict {
  const { evidence, features } = page;
  const isWithoutCompany =
    evidence.companies.length === 0 &&
    features['own-site'] === 0 &&
    features['former-company'] === 0;
  const isInField = features['field-on-page'] >= FIELD_MIN || features['field-job-title'] === 1;
  return isWithoutCompany && (entry === 'work' || !isInField) ? 'other' : pageCeiling(page);
}
