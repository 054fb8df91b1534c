import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { serviceAccess } from '#engine';
import { useAccount } from '../../../backend/authentication.tsx';
import type { Preflight } from '../../../backend/privacy.ts';
import { storedAccessToken } from '../../../backend/stored-session.ts';
import { relayedOf } from '../../../company-sources.ts';
import { useConfig, type Config } from '../../../config.ts';
import { type KeyStore, useKeyStore } from '../../../keys/key-store.ts';
import { localArea, sessionArea } from '../../../storage/account-storage.ts';
import { createConsent } from '../../../storage/consent.ts';
import { watchForgotten } from '../../../storage/erase/forgotten.ts';
import { createRecentProspects } from '../../../storage/recent-prospects.ts';
import { sweepPages } from '../../../storage/runs/page-cache.ts';
import { createSavedRuns } from '../../../storage/runs/runs.ts';
import { createProspectDraft } from '../form/prospect-draft.ts';
import { useRunNotification } from '../settings/run-notification.ts';
import { createRunSettings } from '../settings/run-settings.ts';
import { createSourceConsents, type SourceConsents } from '../sources/source-consents.ts';
import { createReadyWorker } from './ready-worker.ts';
import { ResearchContext, type ResearchSession } from './research-context.ts';
import { openResearchWorker } from './research-in-worker.ts';
import { createResearchStore, type ResearchStore } from './research-store.ts';
import type { RunEnvironment } from './run-research.ts';
import type { ResearchOrder } from './worker-messages.ts';

/** What is asked before any service is, and what loads its code ahead. */
type WithPreflight = { readonly preflight: Preflight; readonly preparePreflight: () => void };

/** Keeps the run and the form's text while the signed-in person moves between screens. */
export function ResearchProvider(
  props: WithPreflight & { readonly children: ReactNode },
): ReactElement {
  const { children, ...preflight } = props;
  const { id: userId } = useAccount();
  const config = useConfig();
  const keys = useKeyStore();
  const [session] = useState(() => createSession({ userId, config, keys, ...preflight }));
  useEffect(() => session.open(), [session]);
  useEffect(
    () =>
      watchForgotten((person) => {
        // Not while a question about the person is open: the form shows whom it is about.
        if (session.forget(person)) session.draft.forget(person.key);
      }),
    [session],
  );
  useEffect(() => void sweepPages(userId, new Date()), [userId]);
  useRunNotification(userId, useSyncExternalStore(session.watch, session.read));
  return <ResearchContext value={session}>{children}</ResearchContext>;
}

type ResearchSessionParts = WithPreflight & {
  readonly userId: string;
  readonly config: Config;
  readonly keys: KeyStore;
};

type Kept = Pick<ResearchSession, 'draft' | 'settings' | 'recent' | 'freeServices' | 'sources'>;

function createSession(parts: ResearchSessionParts): ResearchStore & Kept {
  const { userId, config } = parts;
  const kept = {
    draft: createProspectDraft(userId, sessionArea),
    settings: createRunSettings(userId, { local: localArea, session: sessionArea }),
    recent: createRecentProspects(userId),
    freeServices:
      config.keyless === null ? null : createConsent('free-services', userId, localArea),
    sources: createSourceConsents(config.sources, userId, localArea),
  };
  return { ...storeWith({ ...parts, ...kept }), ...kept };
}

function storeWith(parts: ResearchSessionParts & Kept): ResearchStore {
  const { userId, sources, recent, draft } = parts;
  const worker = createReadyWorker(openResearchWorker);
  return createResearchStore({
    userId,
    preflight: (prospect, signal, isUnattended = false) =>
      parts.preflight(
        { prospect, isByFreeServices: isByFreeServices(parts), sources: sources.given() },
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

function isByFreeServices({ keys, freeServices }: ResearchSessionParts & Kept): boolean {
  const saved = [keys.read('scraperapi'), keys.read('serpapi'), keys.read('firecrawl')];
  const access = serviceAccess({
    hasKeys: saved.some(({ isEmpty }) => !isEmpty),
    isConsentGiven: freeServices?.read() === 'yes',
  });
  return access === 'free services';
}

/** Orders with the keys and settings that are stored at the moment a run starts, within the lower of the two limits. */
function orderWith(parts: ResearchSessionParts & Kept): RunEnvironment['orderFor'] {
  const { userId, config, keys, settings, sources } = parts;
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
      ...allowed(parts),
      relay: relayAccess(sources),
      scrapeConcurrency: config.scrapeConcurrency,
      isFresh,
      creditsMax: limits.length === 0 ? null : Math.min(...limits),
    };
  };
}

function allowed({
  config,
  freeServices,
  sources: consents,
}: ResearchSessionParts & Kept): Pick<ResearchOrder, 'keyless' | 'sources' | 'withdrawals'> {
  const given = consents.given();
  const free = freeServices?.read() === 'yes' ? freeServices : null;
  const { sources } = config;
  return {
    keyless: free && config.keyless,
    sources:
      sources === null
        ? {}
        : {
            ...(given.includes('dns') && { dns: sources.dns }),
            ...(given.includes('vacancies') && { vacancies: sources.vacancies }),
            ...(given.includes('registers') && {
              registers: relayedOf('registers', sources.relayed),
            }),
            ...(given.includes('catalogues') && { catalogues: sources.catalogues }),
          },
    withdrawals: new Map([
      ...(free ? [['free-services', free.withdrawal()] as const] : []),
      ...given.map((family) => [family, consents.of[family].withdrawal()] as const),
    ]),
  };
}

/** The token is good for a while: the research has been recorded with it just now. */
function relayAccess({ relayed }: SourceConsents): ResearchOrder['relay'] {
  const accessToken = relayed.length === 0 ? null : storedAccessToken(Date.now());
  return accessToken === null ? null : { sources: relayed, accessToken };
}
