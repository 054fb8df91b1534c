import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { reportDocument as briefedReport } from '../../../engine/testing/report-document.ts';
import { ADA, createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../testing/render-app.tsx';
import { libraryReport } from '../../testing/report-documents.ts';

/** A report of Uma's, and its address. */
async function withReport(
  document = libraryReport(),
): Promise<{ backend: MemoryBackend; id: string; path: string }> {
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(document);
  return { backend, id, path: `/reports/${id}` };
}

async function sharedWithAda(document = libraryReport()) {
  const { backend, id, path } = await withReport(document);
  await (await backend.reports()).shareReport(id, ADA.email);
  await (await backend.session()).signIn(ADA.email, ADA.password);
  return { backend, path };
}

test('the owner shares a report by a colleague’s address, sees who can read it, and stops', async () => {
  const { backend, id, path } = await withReport();
  const { toasts } = renderApp(backend, { path });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share report' }));
  const field = dialog.getByLabelText(/^Their email address/u);
  const submit = dialog.getByRole('button', { name: 'Share' });

  await user.type(field, 'ada');
  await user.click(submit);
  expect(dialog.getByText('An email address looks like name@company.com.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'ada@elsewhere.example');
  await user.click(submit);
  await dialog.findByText(/nobody here has the address ada@elsewhere\.example\.$/u);
  await user.clear(field);
  await user.type(field, ADA.email);
  await user.click(submit);

  const receivers = within(await dialog.findByRole('list', { name: 'Who can read it' }));
  expect(receivers.getByText(ADA.email)).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(toasts.at(-1)?.title).toBe(`Shared with ${ADA.email}`);
  await user.click(receivers.getByRole('button', { name: `Stop sharing with ${ADA.email}` }));
  await waitFor(() => expect(dialog.queryByRole('list')).not.toBeInTheDocument());
  const { signal } = new AbortController();
  expect(await (await backend.reports()).readShares(id, signal)).toEqual([]);
});

test('fault 265: whoever a report is shared with reads whose it is, changes nothing, and saves no copy by drafting', async () => {
  const { backend, path } = await sharedWithAda(briefedReport());
  // Ada could draft a report of her own.
  const model = 'http://127.0.0.1:9';
  const settings = JSON.stringify({ baseUrl: `${model}/v1`, model: 'any', offer: '' });
  localStorage.setItem(`legwork.language-model.${ADA.id}`, settings);
  onTestFinished(() => localStorage.clear());
  renderApp(backend, { path, config: { ...NOWHERE, modelOrigins: [model] } });

  const notice = await screen.findByText(`Shared by ${UMA.email}`);
  expect(notice).toBeVisible();
  for (const name of ['Delete', 'Share', /draft/iu]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('heading', { name: 'Draft' })).not.toBeInTheDocument();
  expect(backend.saved()).toHaveLength(1);
});

test('a shared report is marked in the list, and can be taken from it', async () => {
  const { backend } = await sharedWithAda();
  renderApp(backend, { path: '/reports' });
  const list = within(await screen.findByRole('list', { name: 'Saved reports' }));
  expect(await list.findByText(`Shared by ${UMA.email}`)).toBeVisible();
  expect(list.queryByRole('button', { name: /^Delete/u })).not.toBeInTheDocument();

  await userEvent.click(list.getByRole('link', { name: /^Jane Doe/u }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from my reports' }));

  await screen.findByText(/^No saved reports yet\./u);
  expect(backend.saved()).toHaveLength(1);
});

test('a failure to stop sharing is reported', async () => {
  const { backend, id, path } = await withReport();
  await (await backend.reports()).shareReport(id, ADA.email);
  backend.refuseNext('unshareReport', 'Not now.');
  const { toasts } = renderApp(backend, { path });
  await userEvent.click(await screen.findByRole('button', { name: 'Shared with 1' }));

  await userEvent.click(
    await screen.findByRole('button', { name: `Stop sharing with ${ADA.email}` }),
  );

  await waitFor(() =>
    expect(toasts.at(-1)?.description).toBe('Could not change who can read the report: Not now.'),
  );
});
