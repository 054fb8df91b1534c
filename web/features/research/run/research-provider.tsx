import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { serviceAccess, type Prospect } from '#engine';
import { useAccount } from '../../../backend/authentication.tsx';
import { storedAccessToken } from '../../../backend/stored-session.ts';
import { relayedOf } from '../../../company-sources.ts';
import { useConfig, type Config } from '../../../config.ts';
import { type KeyStore, useKeyStore } from '../../../keys/key-store.ts';
import { localArea, sessionArea } from '../../../storage/account-storage.ts';
import { createConsent, type Consent } from '../../../storage/consent.ts';
import { watchForgotten } from '../../../storage/forgotten.ts';
import { sweepPages } from '../../../storage/page-cache.ts';
import { createRecentProspects, type RecentProspects } from '../../../storage/recent-prospects.ts';
import { createSavedRuns } from '../../../storage/runs.ts';
import { createProspectDraft, type ProspectDraft } from '../form/prospect-draft.ts';
import { useRunNotification } from '../settings/run-notification.ts';
import { createRunSettings, type RunSettingsStore } from '../settings/run-settings.ts';
import { createSourceConsents, type SourceConsents } from '../sources/source-consents.ts';
import { createReadyWorker } from './ready-worker.ts';
import { ResearchContext } from './research-context.ts';
import { openResearchWorker } from './research-in-worker.ts';
import { createResearchStore, type ResearchStore } from './research-store.ts';
import type { RunEnvironment } from './run-research.ts';
import type { ResearchOrder } from './worker-messages.ts';

/** What is asked before any service is. */
type Preflight = {
  /** False when the user decides against the research after all. */
  readonly preflight: (
    research: {
      readonly prospect: Prospect;
      readonly isByFreeServices: boolean;
      readonly sources: readonly string[];
    },
    signal: AbortSignal,
    isUnattended: boolean,
  ) => Promise<boolean>;
  /** Loads ahead what `preflight` needs. */
  readonly preparePreflight: () => void;
};

/** Keeps the run and the form's text while the signed-in person moves between screens. */
export function ResearchProvider(
  props: Preflight & { readonly children: ReactNode },
): ReactElement {
  const { preflight, preparePreflight, children } = props;
  const { id } = useAccount();
  const config = useConfig();
  const keys = useKeyStore();
  const [draft] = useState(() => createProspectDraft(id, sessionArea));
  const [settings] = useState(() =>
    createRunSettings(id, { local: localArea, session: sessionArea }),
  );
  const [freeServices] = useState(() =>
    config.keyless === null ? null : createConsent('free-services', id, localArea),
  );
  const [sources] = useState(() => createSourceConsents(config.sources, id, localArea));
  const [recent] = useState(() => createRecentProspects(id));
  const [store] = useState(() =>
    storeWith({
      userId: id,
      config,
      keys,
      settings,
      freeServices,
      sources,
      recent,
      draft,
      preflight,
      preparePreflight,
    }),
  );
  const session = useMemo(
    () => ({ ...store, draft, recent, settings, freeServices, sources }),
    [store, draft, recent, settings, freeServices, sources],
  );
  useEffect(() => store.open(), [store]);
  useForgetting(store, draft);
  useEffect(() => void sweepPages(id, new Date()), [id]);
  useRunNotification(id, useSyncExternalStore(store.watch, store.read));
  return <ResearchContext value={session}>{children}</ResearchContext>;
}

/** Lets go of a person who is forgotten, on the screen and in the form. */
function useForgetting(store: ResearchStore, draft: ProspectDraft): void {
  useEffect(
    () =>
      watchForgotten((person) => {
        // Whoever is being asked about the person sees in the form whom the question is about.
        if (store.forget(person)) draft.forget(person.key);
      }),
    [store, draft],
  );
}

/** What a run that begins at this moment is made with. */
function isByFreeServices(keys: KeyStore, freeServices: Consent | null): boolean {
  const saved = [keys.read('scraperapi'), keys.read('serpapi'), keys.read('firecrawl')];
  const access = serviceAccess({
    hasKeys: saved.some(({ isEmpty }) => !isEmpty),
    isConsentGiven: freeServices?.read() === 'yes',
  });
  return access === 'free services';
}

type StoreParts = OrderParts &
  Preflight & { readonly recent: RecentProspects; readonly draft: ProspectDraft };

function storeWith(parts: StoreParts): ResearchStore {
  const { userId, keys, freeServices, sources, recent, draft } = parts;
  const worker = createReadyWorker(openResearchWorker);
  return createResearchStore({
    userId,
    preflight: (prospect, signal, isUnattended = false) =>
      parts.preflight(
        {
          prospect,
          isByFreeServices: isByFreeServices(keys, freeServices),
          sources: sources.offered.filter((family) => sources.of[family].read() === 'yes'),
        },
        signal,
        isUnattended,
      ),
    openWorker: worker.take,
    orderFor: orderWith(parts),
    runs: createSavedRuns(userId),
    prepare() {
      worker.prepare();
      parts.preparePreflight();
    },
    onAdmitted(prospect) {
      void recent.record(prospect, new Date());
      // What was typed of a forgotten person is saved again now that they are researched anyway.
      if (draft.read().name === '') draft.write(prospect);
    },
    putAway: worker.close,
  });
}

type OrderParts = {
  readonly userId: string;
  readonly config: Config;
  readonly keys: KeyStore;
  readonly settings: RunSettingsStore;
  readonly freeServices: Consent | null;
  readonly sources: SourceConsents;
};

/** Orders with the keys and settings that are stored at the moment a run starts, within the lower of the two limits. */
function orderWith(parts: OrderParts): RunEnvironment['orderFor'] {
  const { userId, config, keys, settings, freeServices, sources } = parts;
  return (prospect, creditsMax) => {
    const { isFresh, creditsMax: ownMax } = settings.read();
    const limits = [ownMax, creditsMax].filter((limit) => limit !== null);
    return {
      userId,
      prospect,
      keys: {
        scraperapi: keys.read('scraperapi'),
        serpapi: keys.read('serpapi'),
        firecrawl: keys.read('firecrawl'),
      },
      addresses: config.services,
      keyless:
        config.keyless !== null && freeServices?.read() === 'yes'
          ? { addresses: config.keyless, withdrawn: freeServices.withdrawal() }
          : null,
      sources: allowedSources(config, sources),
      relay: relayAccess(sources),
      scrapeConcurrency: config.scrapeConcurrency,
      isFresh,
      creditsMax: limits.length === 0 ? null : Math.min(...limits),
    };
  };
}

/** The token is good for a while: the research has been recorded with it just now. */
function relayAccess({ relayed }: SourceConsents): ResearchOrder['relay'] {
  const accessToken = relayed.length === 0 ? null : storedAccessToken(Date.now());
  return accessToken === null ? null : { sources: relayed, accessToken };
}

/** The families that the user has switched on, each with the end of the consent to it. */
function allowedSources(
  { sources }: Config,
  { of: { dns, vacancies, registers, catalogues }, relayed }: SourceConsents,
): ResearchOrder['sources'] {
  if (sources === null) return {};
  return {
    ...(dns.read() === 'yes' && {
      dns: { addresses: sources.dns, withdrawn: dns.withdrawal() },
    }),
    ...(vacancies.read() === 'yes' && {
      vacancies: { addresses: sources.vacancies, withdrawn: vacancies.withdrawal() },
    }),
    ...(registers.read() === 'yes' && {
      registers: { addresses: relayedOf('registers', relayed), withdrawn: registers.withdrawal() },
    }),
    ...(catalogues.read() === 'yes' && {
      catalogues: { addresses: sources.catalogues, withdrawn: catalogues.withdrawal() },
    }),
  };
}
