import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { ConfigContext, type Config } from '../../config.ts';
import { RequireOwnPassword } from '../../features/account/require-own-password.tsx';
import type { NotesToForget } from '../../features/crm/forget-notes.ts';
import { ResearchPreflight } from '../../features/privacy/research-preflight.tsx';
import { ResearchProvider } from '../../features/research/run/research-provider.tsx';
import { WatchesContext } from '../../features/watching/watches-context.ts';
import { createKeyStore, KeyStoreContext } from '../../keys/key-store.ts';
import { firstUse } from '../../lazy-loading.ts';
import { localArea } from '../../storage/account-storage.ts';
import { doesName } from '../../storage/erase/erase.ts';
import { watchForgotten, type Forgotten } from '../../storage/erase/forgotten.ts';
import { notePlacesOf } from '../../storage/note-places.ts';
import { createWatches, type Watches } from '../../storage/watches.ts';
import { ErrorBoundary } from '../../ui/layout/error-boundary.tsx';
import { dismissToastsThat } from '../../ui/overlays/toast.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { forbidCodeGeneration } from '../../zod.ts';
import { LazySessions } from '../sessions/lazy-sessions.tsx';
import { Crashed } from './crashed.tsx';
import { Header } from './header.tsx';
import { shellTexts } from './texts.ts';

forbidCodeGeneration();

const CONTENT_ID = 'content';

/**
 * Offline, calls fail at once and say so; by default TanStack Query would leave them, and the screen, waiting. What is already
 * on the screen is not fetched again until the connection is back.
 */
const OFFLINE_TOO = {
  queries: {
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchOnWindowFocus: () => onlineManager.isOnline(),
  },
  mutations: { networkMode: 'always' },
} as const;

/** The frame of every screen behind the sign-in: header, content, and what all of them share. */
export function SignedIn({ config }: { readonly config: Config }): ReactElement {
  const { id } = useAccount();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: OFFLINE_TOO }));
  const [keyStore] = useState(() => createKeyStore(id, localArea));
  const backend = useBackend();
  const [watches] = useState(() => createWatches(id, localArea));
  useEffect(
    () => watchForgotten((person) => forgetPerson(queryClient, watches, person)),
    [queryClient, watches],
  );
  useEffect(
    () => watchForgottenNotes({ userId: id, backend, keys: keyStore }),
    [id, backend, keyStore],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigContext value={config}>
        <WatchesContext value={watches}>
          <a
            href={`#${CONTENT_ID}`}
            className="fixed top-2 left-2 z-20 -translate-y-16 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0 print:hidden"
          >
            {shellTexts.skipToContent}
          </a>
          <Header />
          <div id={CONTENT_ID} tabIndex={-1} className="outline-none">
            <ErrorBoundary fallback={Crashed}>
              <KeyStoreContext value={keyStore}>
                <ResearchPreflight>
                  {(preflight, prepare) => (
                    <ResearchProvider preflight={preflight} preparePreflight={prepare}>
                      <LazySessions>
                        <LazyVersionOffer />
                        <Suspense fallback={<Loading>{uiTexts.loading}</Loading>}>
                          <RequireOwnPassword>
                            <Screen />
                          </RequireOwnPassword>
                        </Suspense>
                      </LazySessions>
                    </ResearchProvider>
                  )}
                </ResearchPreflight>
              </KeyStoreContext>
            </ErrorBoundary>
          </div>
        </WatchesContext>
      </ConfigContext>
    </QueryClientProvider>
  );
}

/** One screen that fails ends no research, and the next one opens. */
function Screen(): ReactElement {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={ScreenFailed}>
      <Outlet />
    </ErrorBoundary>
  );
}

function ScreenFailed({ error }: { readonly error: unknown }): ReactElement {
  return <Crashed error={error} offlineRemedy={shellTexts.screenOffline} />;
}

const loadVersionOffer = () => import('../updates/new-version-offer.tsx');

/** Looks after new versions once the page is used. */
function LazyVersionOffer(): ReactElement | null {
  const [loaded, want] = useLoaded(loadVersionOffer);
  useEffect(() => void firstUse(globalThis).then(want), [want]);
  return loaded && <loaded.NewVersionOffer />;
}

/** Deletes the notes about whom is forgotten; what does that is loaded when there are some. Returns the function that stops it. */
function watchForgottenNotes(notes: Omit<NotesToForget, 'key'>): () => void {
  const left = new AbortController();
  const stop = watchForgotten(({ key }) => {
    if (notePlacesOf(notes.userId, key).length === 0) return;
    // What cannot be loaded now is tried again with the next visit.
    void import('../../features/crm/forget-notes.ts').then(
      ({ forgetCrmNotes }) => forgetCrmNotes({ ...notes, key }, left.signal),
      () => null,
    );
  });
  return () => {
    stop();
    left.abort();
  };
}

/** Drops answers in memory, also those of screens that are gone; what is on the screen is requested again. Ends a watch. */
function forgetPerson(queryClient: QueryClient, watches: Watches, { key }: Forgotten): void {
  watches.change(key, () => null);
  for (const queryKey of [queryKeys.reports, queryKeys.recordOfUse])
    void queryClient.resetQueries({ queryKey });
  // The name of an exported file, say.
  dismissToastsThat(({ title, description }) => doesName([title, description], key));
}
