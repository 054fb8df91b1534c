import { useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Prospect } from '#engine';
import { useAccount } from '../../../backend/authentication.tsx';
import { useConfig } from '../../../config-context.ts';
import { sweepPages } from '../../../storage/sweep-pages.ts';
import { useKeyStore } from '../../../keys/key-store-context.ts';
import { createProspectDraft } from '../form/prospect-draft.ts';
import { ResearchContext } from './research-context.ts';
import type { LimitedResearch } from './research-context.ts';
import { ResearchDeclined } from './research-declined.ts';
import { researchInWorker } from './research-in-worker.ts';
import { useRunNotification } from '../settings/run-notification.ts';
import { createRunSettings } from '../settings/run-settings.ts';
import type { RunSettings, RunSettingsStore } from '../settings/run-settings.ts';
import { useSavedResearch } from './use-saved-research.ts';

/** Asked before any service is: false when the user decides against the research after all. */
type Preflight = (prospect: Prospect, signal: AbortSignal) => Promise<boolean>;

/** Keeps the run and the form's text while the signed-in person moves between screens. */
export function ResearchProvider(props: {
  readonly preflight: Preflight;
  readonly children: ReactNode;
}): ReactElement {
  const { preflight, children } = props;
  const { id } = useAccount();
  const [draft] = useState(() => createProspectDraft(id, () => globalThis.sessionStorage));
  const [settings] = useState(() => createRunSettings(id, STORAGES));
  const research = useWorkerResearch(id, settings);
  const makeRun = useMemo(() => admittedResearch(research, preflight), [preflight, research]);
  const control = useSavedResearch(id, makeRun);
  const session = useMemo(
    () => ({ ...control, draft, settings, makeRun }),
    [control, draft, settings, makeRun],
  );
  useEffect(() => void sweepPages(id, new Date()), [id]);
  useRunNotification(id, control.state);
  return <ResearchContext value={session}>{children}</ResearchContext>;
}

const STORAGES = {
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
} as const;

/** Research that begins once it is admitted. */
function admittedResearch(research: LimitedResearch, preflight: Preflight): LimitedResearch {
  return async function* admitted(prospect, signal, creditsMax) {
    if (!(await preflight(prospect, signal))) throw new ResearchDeclined();
    yield* research(prospect, signal, creditsMax);
  };
}

/** Research with the keys and settings that are stored at the moment it starts. */
function useWorkerResearch(userId: string, settings: RunSettingsStore): LimitedResearch {
  const { services, scrapeConcurrency } = useConfig();
  const keys = useKeyStore();
  return useMemo(
    () => (prospect, signal, creditsMax) =>
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
          ...limited(settings.read(), creditsMax),
        },
        signal,
      ),
    [userId, keys, services, scrapeConcurrency, settings],
  );
}

/** The lower of the two limits. */
function limited(settings: RunSettings, creditsMax: number | null = null): RunSettings {
  const limits = [settings.creditsMax, creditsMax].filter((limit) => limit !== null);
  return { ...settings, creditsMax: limits.length === 0 ? null : Math.min(...limits) };
}
