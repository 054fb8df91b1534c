import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftSentenceText, EMPTY_BRIEF, type Draft, type DraftSentence } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { ReportLibrary } from '../../backend/reports.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';

test('what a page says is marked with its language, in its title and in quotes, and nothing where that is not known', async () => {
  const line = (quote: string, resultId: string) => ({
    ...{ text: quote, quote, resultId, url: `https://news.example/${resultId}`, date: null },
  });
  const document = libraryReport({
    results: [
      savedResult({ id: 'de', language: 'de', title: 'Die Bank prüft', description: 'Mehr dazu.' }),
      savedResult({ id: 'none', language: null, title: 'Kurz', description: '' }),
    ],
    brief: {
      ...EMPTY_BRIEF,
      inTheirWords: [line('Wir prüfen alles.', 'de'), line('Kurz gesagt.', 'none')],
    },
  });
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(document);
  renderApp(backend, { path: `/reports/${id}` });

  expect(await screen.findByText('“Wir prüfen alles.”')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('“Kurz gesagt.”')).not.toHaveAttribute('lang');
  const title = await screen.findByRole('heading', { name: 'Die Bank prüft' });
  expect(title).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Mehr dazu.')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('heading', { name: 'Kurz' })).not.toHaveAttribute('lang');
});

test('a report that was saved without its brief says so, and claims nothing of facts or of a post', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(libraryReport());
  renderApp(backend, { path: `/reports/${id}` });

  expect(await screen.findByText('The brief could not be written.')).toBeVisible();
  expect(screen.queryByText('No verifiable facts were found.')).not.toBeInTheDocument();
  expect(screen.queryByText('No page confirms their current job')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Research again' })).toBeVisible();
});

test('a report stays on the screen when it cannot be read again as its page gets the focus', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = await backend.reports();
  const id = await library.saveReport(libraryReport());
  const readReport = vi.fn<ReportLibrary['readReport']>((...asked) => library.readReport(...asked));
  const reports = () => Promise.resolve({ ...library, readReport });
  renderApp({ ...backend, reports }, { path: `/reports/${id}` });
  const heading = await screen.findByRole('heading', { level: 1, name: /^Jane Doe/ });
  const settled = () => readReport.mock.settledResults.map(({ type }) => type);
  const before = settled();

  readReport.mockRejectedValueOnce(new BackendError('unreachable', 'No answer.'));
  globalThis.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(settled).toEqual([...before, 'rejected']);
  globalThis.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(settled).toEqual([...before, 'rejected', 'fulfilled']);

  // What had said that the report cannot be read would have taken the place of this very heading.
  expect(heading).toBeVisible();
});

test('fault 325: who has gone on to another screen while a report is being deleted stays there', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = await backend.reports();
  await library.saveReport(libraryReport());
  let answer = (): void => undefined;
  const deleted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const reports = async () => ({ ...library, deleteReport: () => deleted });
  const { toasts } = renderApp({ ...backend, reports }, { path: '/reports' });

  // The list's code is there: it could be shown at once.
  fireEvent.click(await screen.findByRole('link', { name: /^Jane Doe/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Research' }));
  const field = await screen.findByLabelText('Full Name');
  answer();

  await expect.poll(() => toasts.map(({ title }) => title)).toEqual(['Report deleted']);
  // Where it would lead away, it does so after that.
  await act(async () => undefined);
  expect(field).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reports', level: 1 })).toBeNull();
});

const sentence = (text: string): DraftSentence => ({
  parts: [{ kind: 'text', text }],
  choice: null,
  isEdited: false,
});
const DRAFT: Draft = {
  ...{ model: 'obedient-8b', host: 'localhost:11434', lines: [], summary: [], order: [] },
  mails: { plain: [sentence('One.'), sentence('Two.')], warm: [], short: [] },
  ...{ offer: '', tokens: null, costUsd: 0, elapsedMs: 1200 },
};

/** Opens the editor of a sentence, writes, and leaves it open. */
async function write(place: number, text: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Edit sentence ${place}` }));
  const field = screen.getByRole('textbox', { name: `Text of sentence ${place}` });
  fireEvent.change(field, { target: { value: text } });
}

async function edit(place: number, text: string): Promise<void> {
  await write(place, text);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

const savedTexts = (backend: MemoryBackend): readonly string[] | undefined => {
  const draft = backend.saved()[0]?.draft;
  return draft?.mails.plain.map((each) => draftSentenceText(each, draft));
};

test('fault 315: an edited draft that could not be saved says so, is there on coming back, and is saved with the next edit', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(libraryReport({ draft: DRAFT }));
  renderApp(backend, { path: `/reports/${id}` });
  backend.refuseNext('saveReport', 'No room.');

  await edit(1, 'First.');
  expect(await screen.findByText(/^The report is not saved yet: No room\./)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Reports' }));
  fireEvent.click(await screen.findByRole('link', { name: /^Jane Doe/ }));
  expect(await screen.findByText('First.')).toBeVisible();
  await edit(2, 'Second.');

  await expect.poll(() => savedTexts(backend)).toEqual(['First.', 'Second.']);
});

test('fault 316: who leaves a report with two sentences half typed keeps both', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(libraryReport({ draft: DRAFT }));
  renderApp(backend, { path: `/reports/${id}` });

  await write(1, 'First.');
  await write(2, 'Second.');
  fireEvent.click(screen.getByRole('link', { name: 'Back to Reports' }));

  await expect.poll(() => savedTexts(backend)).toEqual(['First.', 'Second.']);
});
