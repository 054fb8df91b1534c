import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';

const { prospect: JANE } = libraryReport();

async function withReports(count = 2): Promise<MemoryBackend> {
  const backend = createMemoryBackend({ signedIn: UMA });
  for (let number = 1; number <= count; number += 1) {
    const prospect = { ...JANE, name: `Person ${number}` };
    const researchedAt = new Date(Date.UTC(2026, 10, 20, 9, number)).toISOString();
    await (await backend.reports()).saveReport(libraryReport({ prospect, researchedAt }));
  }
  return backend;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Saved reports' })).findAllByRole('listitem');

test('without reports the list says how to get one, and has nothing to search in', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA }), { path: '/reports' });

  await screen.findByText('No saved reports yet. Finished research is saved here automatically.');
  expect(await screen.findByText(/Each report is deleted after 180 days\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Research a prospect' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('without a connection the list says that it cannot be loaded, and is loaded once the connection is back', async () => {
  const backend = await withReports();
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  backend.refuseNext('listReports', 'You are offline.');
  renderApp(backend, { path: '/reports' });

  await screen.findByText('Could not load the reports: You are offline.');
  onlineManager.setOnline(true);
  expect(await rows()).toHaveLength(2);
});

test('reports are listed newest first, page after page, and found by name', async () => {
  renderApp(await withReports(30), { path: '/reports' });

  expect(await rows()).toHaveLength(25);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rows()).toHaveLength(30));
  expect((await rows())[0]).toHaveTextContent('Person 30');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or company' }), '17');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or company' }), 'x');
  await screen.findByText('No report matches “17x”.');
});

test('several reports on one person are listed together, the latest first and marked', async () => {
  const backend = await withReports(2);
  for (const day of [1, 2]) {
    const researchedAt = new Date(Date.UTC(2026, 9, day)).toISOString();
    await (await backend.reports()).saveReport(libraryReport({ prospect: JANE, researchedAt }));
  }
  const latest = libraryReport({ prospect: JANE, researchedAt: '2026-11-20T10:00:00Z' });
  await (await backend.reports()).saveReport(latest);
  renderApp(backend, { path: '/reports' });

  const earlier = within(
    await screen.findByRole('list', { name: `Earlier reports on ${JANE.name}` }),
  );
  expect(earlier.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2 October 2026, 00:00',
    '1 October 2026, 00:00',
  ]);
  const people = screen.getAllByRole('link', { name: /^(?:Person \d|Jane)/ });
  expect(people.map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    JANE.name,
    'Person 2',
    'Person 1',
  ]);
  expect(screen.getAllByText('Latest')).toHaveLength(1);

  // Two of one day are told apart by their time, also before one is deleted.
  await userEvent.click(
    earlier.getByRole('button', {
      name: `Delete the report on ${JANE.name} of 1 October 2026, 00:00`,
    }),
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('of 1 October 2026, 00:00?');
});

test('a list that cannot be read says why and can be tried again', async () => {
  const backend = await withReports();
  backend.refuseNext('listReports', 'The database sleeps.');
  renderApp(backend, { path: '/reports' });

  await screen.findByText('Could not load the reports: The database sleeps.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});

test('a deleted report goes at once; one that could not be deleted comes back', async () => {
  const backend = await withReports();
  const { toasts } = renderApp(backend, { path: '/reports' });
  await rows();
  const remove = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: /^Delete the report on Person 1 / }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  };

  backend.refuseNext('deleteReport', 'Not now.');
  await remove();
  await waitFor(() =>
    expect(toasts.at(-1)?.description).toBe('Could not delete the report: Not now.'),
  );
  expect(await rows()).toHaveLength(2);
  await remove();

  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(backend.saved().map(({ prospect }) => prospect.name)).toEqual(['Person 2']);
});

test('a saved report opens with its results and what is new in it', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  await (await backend.reports()).saveReport(libraryReport());
  const results = [
    savedResult({ url: 'https://www.news.example/one?utm_source=x' }),
    savedResult({ id: 'two', url: 'https://news.example/two', title: 'Acme was fined' }),
  ];
  const later = libraryReport({ researchedAt: '2026-11-21T09:00:00.000Z', results });
  const id = await (await backend.reports()).saveReport(later);
  renderApp(backend, { path: `/reports/${id}` });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Jane Doe, Acme');
  const news = await screen.findByRole('region', { name: /^New since 20 November 2026/ });
  expect(news).toHaveTextContent('1 page');
  expect(news).toHaveTextContent('Acme was fined');
  const report = screen.getByRole('region', { name: 'Intelligence Report' });
  expect(within(report).getByText('2 insights')).toBeInTheDocument();
});

test('a report that is not there, and one that cannot be read, are distinguished', async () => {
  const backend = await withReports();
  renderApp(backend, { path: '/reports/somebody-elses' });
  await screen.findByRole('heading', { name: 'Report not found' });

  backend.refuseNext('readReport', 'The database sleeps.');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Reports' }));
  await rows();
  await userEvent.click(screen.getByRole('link', { name: /Person 1/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not load the report: The database sleeps.',
  );
});

test('forgetting asks first, then nothing of the person is left on screen or in the database', async () => {
  const backend = await withReports();
  await (
    await backend.privacy()
  ).recordResearch(
    { name: 'Person 2', company: 'Acme' },
    { isAnyway: false, isByFreeServices: false, sources: [] },
  );
  const { toasts } = renderApp(backend, { path: '/reports' });
  await userEvent.click(await screen.findByRole('link', { name: /Person 2/ }));
  const ask = async (): Promise<void> => {
    const [button] = await screen.findAllByRole('button', { name: 'Forget this person' });
    if (button) await userEvent.click(button);
  };

  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(backend.saved()).toHaveLength(2);
  await ask();
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Forget this person' }));

  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByText('Person 2')).not.toBeInTheDocument();
  expect(backend.recorded()).toEqual([]);
  await waitFor(() => expect(toasts).toHaveLength(1));
});
