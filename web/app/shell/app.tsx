import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router';
import { AuthenticationProvider } from '../../backend/authentication.tsx';
import { BackendContext } from '../../backend/backend-context.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { texts } from '../../texts.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfigGate } from './config-gate.tsx';
import { Crashed } from './crashed.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { AppRoutes, preloadDashboard } from './routes.tsx';

function tellSessionOver(): void {
  showToast({ title: texts.signIn.signedOut, description: texts.signIn.sessionOver });
}

/** The whole application: settings first, then the backend and the session, then the screens. */
export function App(): ReactElement {
  return (
    <ErrorBoundary fallback={<Crashed />}>
      <ConfigGate preload={preloadDashboard}>
        {({ config, backend }) => (
          <BackendContext value={backend}>
            <AuthenticationProvider onSessionOver={tellSessionOver}>
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
