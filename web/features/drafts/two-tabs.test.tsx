import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  changedDraft,
  draftText,
  withSentences,
  type Draft,
  type DraftSentence,
} from '../../../engine/model/draft.ts';
import { reportDocument as briefedReport } from '../../../engine/testing/report-document.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

function sentence(text: string): DraftSentence {
  return { parts: [{ kind: 'text', text }], choice: null, isEdited: false };
}

const DRAFT: Draft = {
  model: 'obedient-8b',
  host: 'localhost:11434',
  lines: [],
  mails: { plain: ['First words.', 'Second words.'].map(sentence), warm: [], short: [] },
  summary: [],
  order: [],
  offer: '',
  tokens: null,
  costUsd: null,
  elapsedMs: 1200,
};

/** Writes one sentence of the draft on the screen anew. */
async function edit(number: number, text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Edit sentence ${number}` }));
  const field = screen.getByRole('textbox', { name: `Text of sentence ${number}` });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('fault 337: a sentence that another tab has changed is kept, and shown, when this one changes another', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = await backend.reports();
  const report = { ...briefedReport(), draft: DRAFT };
  const id = await library.saveReport(report);
  renderApp(backend, { path: `/reports/${id}` });
  const saved = () => {
    const draft = backend.saved()[0]?.draft ?? DRAFT;
    return draftText(draft.mails.plain, draft);
  };
  await edit(1, 'Mine.');
  await waitFor(() => expect(saved()).toBe('Mine. Second words.'));

  const theirs = withSentences(DRAFT, 'plain', [sentence('First words.'), sentence('Theirs.')]);
  await library.saveReport({ ...report, draft: changedDraft(theirs, DRAFT, new Date()) });
  await edit(1, 'Mine again.');

  await waitFor(() => expect(saved()).toBe('Mine again. Theirs.'));
  const panel = screen.getByRole('region', { name: 'Draft' });
  expect(await within(panel).findByText('Theirs.')).toBeInTheDocument();
});
