import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { localArea } from '../../storage/account-storage.ts';
import { eraseProspectHere, savedProspects } from '../../storage/erase/erase.ts';
import { wipeBrowserData } from '../../storage/erase/wipe.ts';
import { createWatches, type Watch } from '../../storage/watches.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { libraryReport } from '../../testing/report-documents.ts';

const { prospect: JANE } = libraryReport();
const HOUR_MS = 3_600_000;
const MAX = { ...JANE, name: 'Max Marlow' };

beforeEach(() => localStorage.clear());

async function backendWithReport(): Promise<{ backend: MemoryBackend; id: string }> {
  const backend = createMemoryBackend({ signedIn: UMA });
  const researchedAt = new Date().toISOString();
  const id = await (await backend.reports()).saveReport(libraryReport({ researchedAt }));
  return { backend, id };
}

const watchOf = (part: Partial<Watch>): Watch => ({
  prospect: JANE,
  nextAt: new Date(Date.now() + HOUR_MS).toISOString(),
  lastAt: null,
  trouble: '',
  news: [],
  ...part,
});

function watchingUmas(...watches: readonly Watch[]): void {
  localStorage.setItem('legwork.watches.uma', JSON.stringify(watches));
}

const bell = () => screen.queryByRole('button', { name: /^Watched people/ });

test('a saved report can be watched: the page says that it needs to be open, what it costs, and gives the command; and watching ends', async () => {
  const { backend, id } = await backendWithReport();
  renderApp(backend, { path: `/reports/${id}` });
  const start = await screen.findByRole('button', { name: 'Tell me when there is something new' });
  expect(bell()).not.toBeInTheDocument();

  await userEvent.click(start);

  const note = await screen.findByText(/only while it is open in a tab/);
  expect(note).toHaveTextContent(/at most once a day/);
  expect(note).toHaveTextContent(/within your credit limit/);
  expect(screen.getByText(/legwork watch watched\.csv --state legwork-watch$/)).toHaveTextContent(
    '"Jane Doe","Acme","CISO"',
  );
  expect(bell()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Copy the command' }));
  expect(await navigator.clipboard.readText()).toContain('legwork watch watched.csv');

  await userEvent.click(screen.getByRole('button', { name: 'Stop watching' }));
  expect(bell()).not.toBeInTheDocument();
  expect(localStorage.getItem('legwork.watches.uma')).toBeNull();
});

test('the bell counts what is new until it has been looked at, and leads to the report; a failure says why', async () => {
  const { backend, id } = await backendWithReport();
  const news = {
    at: '2026-11-22T09:00:00.000Z',
    reportId: id,
    pages: 2,
    events: 1,
    titles: ['Acme was fined'],
    isSeen: false,
  };
  watchingUmas(
    watchOf({ prospect: MAX, trouble: 'The server could not be reached.' }),
    watchOf({ news: [news], lastAt: news.at }),
  );
  renderApp(backend, { path: '/reports' });

  const list = await screen.findByRole('list', { name: 'Watched people' });
  expect(screen.getAllByText('Watched people')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Watched people, 1 new' })).toBeInTheDocument();
  expect(list).toHaveTextContent(/^Jane Doe.*1 event and 2 pages found on 22 November 2026/);
  expect(list).toHaveTextContent(/Max Marlow.*Last time: The server could not be reached\./);
  expect(within(list).getByRole('link')).toHaveAttribute('href', `/reports/${id}`);

  await userEvent.click(screen.getByRole('link', { name: 'Legwork, dashboard' }));
  await screen.findByRole('button', { name: 'Watched people' });
});

test('whoever stops watching somebody has the focus in the list of the others', async () => {
  const { backend } = await backendWithReport();
  watchingUmas(watchOf({ prospect: MAX }), watchOf({}));
  renderApp(backend, { path: '/reports' });
  const list = await screen.findByRole('list', { name: 'Watched people' });

  await userEvent.click(screen.getByRole('button', { name: 'Stop watching Max Marlow' }));

  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list.parentElement).toHaveFocus();
});

test('what another page writes is seen at once', async () => {
  const { backend } = await backendWithReport();
  renderApp(backend, { path: '/reports' });
  await screen.findByRole('list', { name: 'Saved reports' });

  watchingUmas(watchOf({}));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));

  await waitFor(() => expect(bell()).toBeInTheDocument());
});

test('who is forgotten is watched by no account of this browser any more, and a wiped account watches nobody', async () => {
  watchingUmas(watchOf({}), watchOf({ prospect: MAX }));
  localStorage.setItem('legwork.watches.ada', JSON.stringify([watchOf({})]));
  expect([...(await savedProspects())].toSorted()).toEqual(['jane doe|acme', 'max marlow|acme']);

  // This environment has no database; what else the browser keeps is erased all the same.
  await eraseProspectHere('jane doe|acme').catch(() => null);

  expect(localStorage.getItem('legwork.watches.uma')).not.toContain('Jane');
  expect(localStorage.getItem('legwork.watches.ada')).not.toContain('Jane');
  expect(createWatches('uma', localArea).read()).toMatchObject([{ prospect: MAX }]);
  await wipeBrowserData('uma');
  expect(localStorage.getItem('legwork.watches.uma')).toBeNull();
});
