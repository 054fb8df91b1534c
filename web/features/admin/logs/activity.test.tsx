import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, createMemoryBackend } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

test('an export that fails says why, and can be asked for again', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  backend.refuseNext('exportAudit', 'Not now.');
  const { toasts } = renderApp(backend, { path: '/admin' });
  const exportButton = await screen.findByRole('button', { name: 'Export' });

  await userEvent.click(exportButton);
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: 'Could not export the activity: Not now.' }]),
  );
  await waitFor(() => expect(exportButton).toBeEnabled());
  await userEvent.click(exportButton);

  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]?.title).toMatch(/^Saved as legwork-audit-\d{4}-\d\d-\d\d\.jsonl$/u);
});
