import { useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useConfig } from '../../config-context.ts';
import { sweepPages } from '../../kept/sweep-pages.ts';
import { useKeyStore } from '../../keys/key-store-context.ts';
import { createProspectDraft } from './prospect-draft.ts';
import { ResearchContext } from './research-context.ts';
import { researchInWorker } from './research-in-worker.ts';
import { useRunNotification } from './run-notification.ts';
import { createRunSettings } from './run-settings.ts';
import type { RunSettingsStore } from './run-settings.ts';
import { useKeptResearch } from './use-kept-research.ts';
import type { Research } from './use-research.ts';

/** Keeps the run and the form's text while the signed-in person moves between screens. */
export function ResearchProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const { id } = useAccount();
  const [draft] = useState(() => createProspectDraft(id, () => globalThis.sessionStorage));
  const [settings] = useState(() => createRunSettings(id, STORAGES));
  const control = useKeptResearch(id, useWorkerResearch(id, settings));
  const session = useMemo(() => ({ ...control, draft, settings }), [control, draft, settings]);
  useEffect(() => void sweepPages(id, new Date()), [id]);
  useRunNotification(id, control.state);
  return <ResearchContext value={session}>{children}</ResearchContext>;
}

const STORAGES = {
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
} as const;

/** Research with the keys and settings that are stored at the moment it starts. */
function useWorkerResearch(userId: string, settings: RunSettingsStore): Research {
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
          ...settings.read(),
        },
        signal,
      ),
    [userId, keys, services, scrapeConcurrency, settings],
  );
}
