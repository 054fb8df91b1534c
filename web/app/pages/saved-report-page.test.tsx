import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#engine';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
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
