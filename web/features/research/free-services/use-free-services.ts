import { useSyncExternalStore } from 'react';
import { serviceAccess, type ServiceAccess } from '#engine';
import { useServiceKey } from '../../../keys/key-store.ts';
import type { Consent, ConsentAnswer } from '../../../storage/consent.ts';
import { watchNothing } from '../../../storage/listeners.ts';
import { useResearchSession } from '../run/research-context.ts';

/** Follows the answer and the keys, also when another tab changes them. */
export function useFreeServices(): {
  /** Does this installation allow it? */
  readonly isOffered: boolean;
  /** What the user has answered; `null` until then. */
  readonly answer: ConsentAnswer;
  /** What a run that begins now is made with. */
  readonly access: ServiceAccess;
  /** Answers for free services and, since the question names them too, for every source about the company. */
  readonly write: Consent['write'];
} {
  const { freeServices, sources } = useResearchSession();
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
    write(given) {
      freeServices?.write(given);
      for (const family of sources.offered) sources.of[family].write(given);
    },
  };
}
