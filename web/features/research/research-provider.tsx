import { useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useConfig } from '../../config-context.ts';
import { useKeyStore } from '../../keys/key-store-context.ts';
import { createProspectDraft } from './prospect-draft.ts';
import { ResearchContext } from './research-context.ts';
import { researchInWorker } from './research-in-worker.ts';
import { useRunNotification } from './run-notification.ts';
import { useKeptResearch } from './use-kept-research.ts';
import type { Research } from './use-research.ts';

/** Keeps the run and the form's text while the signed-in person moves between screens. */
export function ResearchProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const { id } = useAccount();
  const [draft] = useState(() => createProspectDraft(id, () => globalThis.sessionStorage));
  const control = useKeptResearch(id, useWorkerResearch(id));
  useRunNotification(id, control.state);
  const session = useMemo(() => ({ ...control, draft }), [control, draft]);
  return <ResearchContext value={session}>{children}</ResearchContext>;
}

/** Research with the keys that are stored at the moment it starts. */
function useWorkerResearch(userId: string): Research {
  const { services, scrapeConcurrency } = useConfig();
  const keys = useKeyStore();
  return useMemo(
    () => (prospect, signal) =>
      researchInWorker(
        {
          userId,
          prospect,
          keys: {
            scraperapi: keys.read('scraperapi'),
            serpapi: keys.read('serpapi'),
            firecrawl: keys.read('firecrawl'),
          },
          addresses: services,
          scrapeConcurrency,
        },
        signal,
      ),
    [userId, keys, services, scrapeConcurrency],
  );
}
