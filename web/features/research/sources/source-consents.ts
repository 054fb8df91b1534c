import {
  relayedOf,
  SOURCE_FAMILIES,
  type OfferedSources,
  type RelayedSource,
  type SourceFamily,
} from '../../../company-sources.ts';
import type { StorageArea } from '../../../storage/account-storage.ts';
import { createConsent, type Consent } from '../../../storage/consent.ts';

/** One account's consent to public sources. */
export type SourceConsents = Pick<Consent, 'watch'> & {
  /** The families that the installation allows. */
  readonly offered: readonly SourceFamily[];
  /** The sources that the server asks for the browser. */
  readonly relayed: readonly RelayedSource[];
  readonly of: Readonly<Record<SourceFamily, Consent>>;
  /** The families that are offered and switched on. */
  readonly given: () => readonly SourceFamily[];
};

/** `sources` is `null` where the installation allows none. */
export function createSourceConsents(
  sources: OfferedSources | null,
  userId: string,
  area: StorageArea,
): SourceConsents {
  const relayed = sources?.relayed ?? [];
  const isThere = (family: SourceFamily): boolean =>
    family !== 'registers' || relayedOf('registers', relayed).length > 0;
  const of = {
    dns: createConsent('company-dns', userId, area),
    vacancies: createConsent('company-vacancies', userId, area),
    registers: createConsent('company-registers', userId, area),
    catalogues: createConsent('own-words', userId, area),
  };
  const offered = sources === null ? [] : SOURCE_FAMILIES.filter(isThere);
  return {
    offered,
    relayed,
    of,
    given: () => offered.filter((family) => of[family].read() === 'yes'),
    watch(onChange) {
      const stops = Object.values(of).map(({ watch }) => watch(onChange));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
