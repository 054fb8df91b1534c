import { useEffect, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router';
import { AuthenticationProvider } from '../../backend/authentication.tsx';
import { BackendContext, type SessionEnding } from '../../backend/backend.ts';
import { firstUse } from '../../lazy-loading.ts';
import { ErrorBoundary } from '../../ui/layout/error-boundary.tsx';
import { dismissToasts, showToast, watchToasts } from '../../ui/overlays/toast.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { appTexts } from '../texts.ts';
import { ConfigGate } from './config-gate.tsx';
import { Crashed } from './crashed.tsx';
import { AppRoutes, preloadDashboard } from './routes.tsx';

/** Takes away what toasts said to the account that is gone, then says that it is signed out. */
export function showSignedOut(ending: SessionEnding | null): void {
  dismissToasts();
  if (ending === null) return;
  const isOver = ending === 'over';
  showToast({ title: appTexts.signedOut, ...(isOver && { description: appTexts.sessionOver }) });
}

/** The whole application: settings first, then the backend and the session, then the screens. */
export function App(): ReactElement {
  return (
    <ErrorBoundary fallback={Crashed}>
      <ConfigGate preload={preloadDashboard}>
        {({ config, backend }) => (
          <BackendContext value={backend}>
            <AuthenticationProvider onAccountGone={showSignedOut}>
              <BrowserRouter>
                <AppRoutes config={config} />
              </BrowserRouter>
            </AuthenticationProvider>
          </BackendContext>
        )}
      </ConfigGate>
      <LazyToaster />
    </ErrorBoundary>
  );
}

const loadToaster = () => import('../../ui/overlays/toaster.tsx');

/** Where toasts appear. Nothing has anything to say before somebody begins to use the page; then it is loaded. */
function LazyToaster(): ReactElement | null {
  const [loaded, want] = useLoaded(loadToaster);

  useEffect(() => {
    // Without a connection it stays away, and the next toast tries again: a toast must never take the screen down.
    void firstUse(globalThis).then(want);
    return watchToasts(() => void want());
  }, [want]);

  return loaded && <loaded.Toaster />;
}
