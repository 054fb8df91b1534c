import { useSyncExternalStore } from 'react';
import { serviceAccess, type ServiceAccess } from '#engine';
import { useServiceKey } from '../../../keys/key-store-context.ts';
import type { FreeServicesAnswer, FreeServicesConsent } from '../../../storage/free-services.ts';
import { useResearchSession } from '../run/research-context.ts';

/** Research without keys, as the screens show it. */
export type FreeServicesControl = {
  /** Does this installation allow it? */
  readonly isOffered: boolean;
  /** What the user has answered; `null` until then. */
  readonly answer: FreeServicesAnswer;
  /** What a run that begins now is made with. */
  readonly access: ServiceAccess;
  readonly write: FreeServicesConsent['write'];
};

/** Follows the answer and the keys, also when another tab changes them. */
export function useFreeServices(): FreeServicesControl {
  const { freeServices } = useResearchSession();
  const answer = useSyncExternalStore(
    freeServices?.watch ?? watchNothing,
    () => freeServices?.read() ?? null,
  );
  const keys = [useServiceKey('firecrawl'), useServiceKey('scraperapi'), useServiceKey('serpapi')];
  const hasKeys = keys.some(({ isEmpty }) => !isEmpty);
  return {
    isOffered: freeServices !== null,
    answer,
    access: serviceAccess({ hasKeys, isConsentGiven: answer === 'yes' }),
    write: (given) => freeServices?.write(given),
  };
}

function watchNothing(): () => void {
  return () => undefined;
}
