import {
  SOURCE_FAMILIES,
  type CompanySourceAddresses,
  type SourceFamily,
} from '../../../company-sources.ts';
import type { StorageArea } from '../../../storage/account-storage.ts';
import { createConsent, type Consent } from '../../../storage/consent.ts';

/** One account's consent to public sources. */
export type SourceConsents = {
  /** The families that the installation allows. */
  readonly offered: readonly SourceFamily[];
  readonly of: Readonly<Record<SourceFamily, Consent>>;
  /** Reports every change of any of them. Returns the function that stops it. */
  readonly watch: Consent['watch'];
};

/** `addresses` is `null` where the installation allows none. */
export function createSourceConsents(
  addresses: CompanySourceAddresses | null,
  userId: string,
  area: StorageArea,
): SourceConsents {
  const of = {
    dns: createConsent('company-dns', userId, area),
    vacancies: createConsent('company-vacancies', userId, area),
    catalogues: createConsent('own-words', userId, area),
  };
  return {
    offered: addresses === null ? [] : SOURCE_FAMILIES,
    of,
    watch(onChange) {
      const stops = Object.values(of).map(({ watch }) => watch(onChange));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
