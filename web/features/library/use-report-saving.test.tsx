import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AuthenticationProvider, useAuthentication } from '../../backend/authentication.tsx';
import { BackendContext } from '../../backend/backend-context.tsx';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import type { MemoryBackend } from '../../testing/memory-backend.ts';
import { reportDocument } from '../../testing/report-documents.ts';
import { useReportSaving } from './use-report-saving.ts';

function WhenSignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  return useAuthentication().user && children;
}

async function savingOn(backend: MemoryBackend) {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <QueryClientProvider client={client}>
      <BackendContext value={backend}>
        <AuthenticationProvider>
          <WhenSignedIn>{children}</WhenSignedIn>
        </AuthenticationProvider>
      </BackendContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useReportSaving(), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  return result;
}

test('a report that could not be saved is kept, told of, and saved with the next try', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = await savingOn(backend);
  const document = reportDocument();

  backend.refuseNext('saveReport', 'You have 500 saved reports.');
  await act(() => saving.current.save(document));
  expect(saving.current.latest).toEqual({
    status: 'failed',
    document,
    message: 'You have 500 saved reports.',
  });

  act(() => saving.current.retry());
  await waitFor(() => expect(saving.current.latest?.status).toBe('saved'));
  expect(backend.saved()).toEqual([document]);
});

test('saving the same report twice keeps it once, and forgetting its person lets go of it', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = await savingOn(backend);

  await act(() => saving.current.save(reportDocument()));
  await act(() => saving.current.save(reportDocument()));
  expect(backend.saved()).toHaveLength(1);

  act(() => saving.current.forget('john roe|acme'));
  expect(saving.current.latest?.status).toBe('saved');
  act(() => saving.current.forget('jane doe|acme'));
  expect(saving.current.latest).toBeNull();
});
