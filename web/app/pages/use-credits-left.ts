import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Credits, KeyedServiceName } from '#engine';
import { queryKeys } from '../../backend/queries.ts';
import { useConfig } from '../../config.ts';
import { serviceClient, type Verification } from '../../features/api-keys/service-client.ts';
import type { CreditsLeft } from '../../features/research/requests/spent-line.tsx';
import { spentOn } from '../../features/research/requests/spent.ts';
import { isUnderWay, type ResearchState } from '../../features/research/run/research-state.ts';
import { type KeyStore, useKeyStore } from '../../keys/key-store.ts';
import { OFF_SCREEN_KEPT_MS } from '../../timings.ts';

/** What is left on the accounts that a run of this page has charged, asked once it is over. Empty until then, and where a service does not say. */
export function useCreditsLeft(state: ResearchState): CreditsLeft {
  const queryClient = useQueryClient();
  const { services: addresses } = useConfig();
  const keys = useKeyStore();
  const startedAtMs = useOwnRun(state);
  const services = startedAtMs === null ? [] : chargedServices(state);
  const isOver = !isUnderWay(state);
  // Further pages are paid for after the run: then the figures are asked for again.
  const calls = state.status === 'idle' ? 0 : state.run.calls.length;

  return useQueries({
    queries: services.map((service) => ({
      queryKey: [...queryKeys.creditsLeft(service, startedAtMs), calls],
      queryFn: creditsQuestion({ service, keys, addresses, queryClient }),
      enabled: isOver,
      staleTime: Infinity,
      gcTime: OFF_SCREEN_KEPT_MS,
      retry: false,
    })),
    combine: (answers) =>
      Object.fromEntries(
        services.flatMap((service, index) => {
          const credits = answers[index]?.data ?? null;
          return credits === null ? [] : [[service, credits] as const];
        }),
      ),
  });
}

/** Made out here, since an answer is saved with what asked for it: inside, that would be the run with all its pages. */
function creditsQuestion(question: {
  readonly service: KeyedServiceName;
  readonly keys: KeyStore;
  readonly addresses: Readonly<Record<KeyedServiceName, string>>;
  readonly queryClient: QueryClient;
}) {
  const { service, keys, addresses, queryClient } = question;
  return async ({ signal }: { readonly signal: AbortSignal }): Promise<Credits | null> => {
    const client = await serviceClient({ service, key: keys.read(service) }, addresses);
    const credits = await client.creditsLeft(signal);
    const verification: Verification = { outcome: 'valid', credits };
    queryClient.setQueryData(queryKeys.verification(service), verification);
    return credits;
  };
}

/** When the run on screen started, if it went on while this page looked; nobody is asked about one that was brought back. */
function useOwnRun(state: ResearchState): number | null {
  const [seenAtMs, setSeenAtMs] = useState<number | null>(null);
  if (state.status === 'idle') return null;
  const { startedAtMs } = state.run;
  if (state.status === 'running' && seenAtMs !== startedAtMs) setSeenAtMs(startedAtMs);
  return seenAtMs === startedAtMs ? startedAtMs : null;
}

/** Browsers may not read what SerpApi answers, also not about the account; free services have none. */
const WITH_ACCOUNT_ENDPOINT: readonly KeyedServiceName[] = ['scraperapi', 'firecrawl'];

function chargedServices(state: ResearchState): readonly KeyedServiceName[] {
  if (state.status === 'idle') return [];
  return spentOn(state.run.calls).flatMap(({ service }) =>
    WITH_ACCOUNT_ENDPOINT.filter((readable) => readable === service),
  );
}
