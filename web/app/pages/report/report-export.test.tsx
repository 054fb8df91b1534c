import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { QUOTED_PAGE, reportDocument } from '../../../../engine/testing/report-document.ts';
import {
  MODELS,
  startLanguageModel,
} from '../../../../simulators/language-model/language-model.ts';
import { AuthenticationProvider, useAuthentication } from '../../../backend/authentication.tsx';
import { BackendContext } from '../../../backend/backend.ts';
import { ConfigContext } from '../../../config.ts';
import { ResearchProvider } from '../../../features/research/run/research-provider.tsx';
import { WatchesContext } from '../../../features/watching/watches-context.ts';
import { createKeyStore, KeyStoreContext } from '../../../keys/key-store.ts';
import { localArea } from '../../../storage/account-storage.ts';
import { createWatches } from '../../../storage/watches.ts';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { NOWHERE } from '../../../testing/render-app.tsx';
import { LazySessions } from '../../sessions/lazy-sessions.tsx';
import { ReportDraft, ReportExport } from './report-export.tsx';

const [MODEL] = MODELS;

beforeEach(() => localStorage.clear());

function SignedInOnly({ children }: { readonly children: ReactNode }): ReactNode {
  return useAuthentication().user && children;
}

/** What a screen behind the sign-in has around it, as far as a draft needs it. */
function withSessions(baseUrl: string) {
  localStorage.setItem(
    `legwork.language-model.${UMA.id}`,
    JSON.stringify({ baseUrl: `${baseUrl}/v1`, model: MODEL, offer: '' }),
  );
  const backend = createMemoryBackend({ signedIn: UMA });
  const queryClient = new QueryClient();
  const watches = createWatches(UMA.id, localArea);
  const keyStore = createKeyStore(UMA.id, localArea);
  function Wrapper({ children }: { readonly children: ReactNode }): ReactElement {
    return (
      <BackendContext value={backend}>
        <AuthenticationProvider onAccountGone={() => undefined}>
          <SignedInOnly>
            <QueryClientProvider client={queryClient}>
              <ConfigContext value={{ ...NOWHERE, modelOrigins: [baseUrl] }}>
                <WatchesContext value={watches}>
                  <KeyStoreContext value={keyStore}>
                    <ResearchProvider
                      preflight={async () => true}
                      preparePreflight={() => undefined}
                    >
                      <LazySessions>{children}</LazySessions>
                    </ResearchProvider>
                  </KeyStoreContext>
                </WatchesContext>
              </ConfigContext>
            </QueryClientProvider>
          </SignedInOnly>
        </AuthenticationProvider>
      </BackendContext>
    );
  }
  return { backend, Wrapper };
}

function shownReport() {
  const { prospect, researchedAt, foundBy, brief } = reportDocument();
  return {
    ...{ prospect, researchedAt, foundBy, brief, results: [QUOTED_PAGE], unread: [] },
    ...{ highlights: undefined, isWhole: true },
  };
}

test('fault 314: a draft under way, and one being edited, outlast the brief that is written anew', async () => {
  await using server = await startLanguageModel();
  const { backend, Wrapper } = withSessions(server.baseUrl);
  const report = shownReport();
  const { rerender } = render(<ReportDraft {...report} />, { wrapper: Wrapper });
  const rewriting = <ReportDraft {...report} brief={null} />;

  fireEvent.click(await screen.findByRole('button', { name: `Draft with ${MODEL}` }));
  await server.until((calls) => calls.length === 1);
  rerender(rewriting);

  await screen.findByText(/^Drafted with obedient-8b on/);
  await expect.poll(() => backend.saved()[0]?.draft?.model).toBe(MODEL);
  rerender(<ReportDraft {...report} />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit sentence 5' }));
  rerender(rewriting);
  expect(screen.getByRole('textbox', { name: 'Text of sentence 5' })).toHaveFocus();
});

test('fault 330: the ways to take a report along stay as they are when its draft and address are loaded', async () => {
  const { Wrapper } = withSessions('http://127.0.0.1:9');
  const menu = () => screen.queryByRole('button', { name: 'Export' });
  // As soon as it is there, and the sessions are not yet.
  const watching = new MutationObserver(
    () => document.activeElement === document.body && menu()?.focus(),
  );
  watching.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watching.disconnect());
  const report = shownReport();
  render(
    <>
      <ReportExport {...report} />
      <ReportDraft {...report} />
    </>,
    { wrapper: Wrapper },
  );
  await expect.poll(menu).toHaveFocus();
  watching.disconnect();

  await screen.findByRole('button', { name: `Draft with ${MODEL}` });
  expect(menu()).toHaveFocus();
});
