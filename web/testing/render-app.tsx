import { render } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { showSignedOut } from '../app/shell/app.tsx';
import { AppRoutes } from '../app/shell/routes.tsx';
import { AuthenticationProvider } from '../backend/authentication.tsx';
import { BackendContext } from '../backend/backend.ts';
import type { Config } from '../config.ts';
import { connectToaster, dismissToasts, type Toast } from '../ui/overlays/toast.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** Settings whose services nobody listens at; tests that need one put its simulator in. */
export const NOWHERE: Config = {
  supabaseUrl: '/',
  supabaseAnonKey: 'public',
  services: {
    scraperapi: 'http://127.0.0.1:9',
    serpapi: 'http://127.0.0.1:9',
    firecrawl: 'http://127.0.0.1:9',
  },
  keyless: null,
  sources: null,
  crms: {},
  example: null,
  modelOrigins: [],
  scrapeConcurrency: 2,
  isNew: false,
  singleSignOn: null,
};

/** The whole application on a memory backend, opened at `path`. Answers the toasts as they come. */
export function renderApp(
  backend: MemoryBackend,
  { path = '/', config = NOWHERE }: { readonly path?: string; readonly config?: Config } = {},
): { readonly toasts: readonly Toast[] } {
  const toasts = collectToasts();
  render(
    <BackendContext value={backend}>
      <AuthenticationProvider onAccountGone={showSignedOut}>
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes config={config} />
        </MemoryRouter>
      </AuthenticationProvider>
    </BackendContext>,
  );
  return { toasts };
}

/** Takes the toaster's place until the test is over. */
export function collectToasts(): readonly Toast[] {
  const toasts: Toast[] = [];
  // What an earlier test said without a toaster would come here.
  dismissToasts();
  onTestFinished(connectToaster((toast) => toasts.push(toast)));
  return toasts;
}
