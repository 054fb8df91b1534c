import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import { BackendContext } from '../../backend/backend.ts';
import type { Preflight } from '../../backend/privacy.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { libraryReport } from '../../testing/report-documents.ts';
import { ResearchPreflight } from './research-preflight.tsx';

const JANE = { prospect: libraryReport().prospect, isByFreeServices: true, sources: ['dns'] };

function admitOn(backend: MemoryBackend): Preflight {
  const admits: Preflight[] = [];
  const { unmount } = render(
    <BackendContext value={backend}>
      <ResearchPreflight>
        {(preflight) => {
          admits.push(preflight);
          return null;
        }}
      </ResearchPreflight>
    </BackendContext>,
  );
  onTestFinished(unmount);
  const [preflight] = admits;
  if (!preflight) throw new Error('Nothing was rendered.');
  return preflight;
}

const { signal } = new AbortController();

test('a person nobody has forgotten is recorded and researched without a question', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });

  expect(await admitOn(backend)(JANE, signal)).toBe(true);
  expect(backend.recorded()).toMatchObject([
    { name: 'Jane Doe', userEmail: UMA.email, isByFreeServices: true, sources: ['dns'] },
  ]);
});

test.each([
  ['Research anyway', true, 1],
  ['Cancel', false, 0],
])('a forgotten person is asked about first: %s', async (button, isAdmitted, recorded) => {
  const backend = createMemoryBackend({ signedIn: UMA });
  await (await backend.privacy()).forgetProspect('jane doe|acme');

  const answer = admitOn(backend)(JANE, signal);
  await screen.findByText(/erased Jane Doe on 20 November 2026. Research anyway\?/);
  expect(backend.recorded()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: button }));

  expect(await answer).toBe(isAdmitted);
  expect(backend.recorded()).toHaveLength(recorded);
});

test('a research that cannot be recorded says why and leaves the decision to the user', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  backend.refuseNext('recordResearch', 'The disk is full.');

  const answer = admitOn(backend)(JANE, signal);
  await screen.findByText(/The disk is full\./);
  await userEvent.keyboard('{Escape}');

  expect(await answer).toBe(false);
});

test('fault 205: a research that nobody is there to be asked about is not made where it would need a yes, and says why', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const preflight = admitOn(backend);

  backend.refuseNext('recordResearch', 'The disk is full.');
  await expect(preflight(JANE, signal, true)).rejects.toThrow(
    'could not record this research or check whether Jane Doe was forgotten: The disk is full.',
  );
  await (await backend.privacy()).forgetProspect('jane doe|acme');
  expect(await preflight(JANE, signal, true)).toBe(false);

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(backend.recorded()).toEqual([]);
});

test('cancelling the run takes the question away', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  await (await backend.privacy()).forgetProspect('jane doe|acme');
  const run = new AbortController();

  const answer = admitOn(backend)(JANE, run.signal);
  await screen.findByRole('alertdialog');
  run.abort();

  expect(await answer).toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('fault 307: of two researches that are asked about at once each is asked about in its turn', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const privacy = await backend.privacy();
  for (const key of ['jane doe|acme', 'max marlow|acme']) await privacy.forgetProspect(key);
  const preflight = admitOn(backend);
  const run = new AbortController();
  const MAX = { ...JANE, prospect: { ...JANE.prospect, name: 'Max Marlow' } };

  const first = preflight(JANE, run.signal);
  await screen.findByText(/erased Jane Doe/);
  const second = preflight(MAX, signal);
  await userEvent.click(screen.getByRole('button', { name: 'Research anyway' }));
  expect(await first).toBe(true);

  await screen.findByText(/erased Max Marlow/);
  run.abort();
  await userEvent.click(await screen.findByRole('button', { name: 'Research anyway' }));
  expect(await second).toBe(true);
});
