import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ENTRY = `legwork.firecrawl-key.${UMA.id}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The dashboard where `fetch` is what the test makes of it. */
function openDashboard(fetch: unknown) {
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderApp(createMemoryBackend({ signedIn: UMA }));
}

async function enterKey(key: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(await screen.findByLabelText('Firecrawl key'));
  await user.type(screen.getByLabelText('Firecrawl key'), key);
  await user.click(screen.getByRole('button', { name: 'Save Key: Firecrawl' }));
}

test('fault 301: a key whose check could not even begin can be saved again', async () => {
  // As where a part of the application that the check needs is gone.
  const { toasts } = openDashboard(undefined);

  await enterKey('fc-a-key-of-mine');

  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Error', description: 'Failed to verify API key. Please try again.' },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Save Key: Firecrawl' })).toBeEnabled();
  expect(screen.getByLabelText('Firecrawl key')).toHaveValue('fc-a-key-of-mine');
});

test('fault 302: a key that is removed while a new one is checked stays removed', async () => {
  localStorage.setItem(ENTRY, 'fc-the-old-key');
  const signals: AbortSignal[] = [];
  openDashboard((_: unknown, { signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Firecrawl key' }));
  await enterKey('fc-the-new-key');
  await waitFor(() => expect(signals).toHaveLength(1));

  await userEvent.click(screen.getByRole('button', { name: 'Remove Firecrawl key' }));

  expect(signals[0]?.aborted).toBe(true);
  expect(localStorage.getItem(ENTRY)).toBeNull();
});

test('each key has one link to where it is given out, beside the field it is pasted into, and no other', async () => {
  openDashboard(undefined);
  await screen.findByLabelText('Firecrawl key');

  const links = screen.getAllByRole('link', { name: /key|firecrawl|scraperapi|serpapi/iu });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Get a Firecrawl key',
    'Get a ScraperAPI key',
  ]);
  for (const name of ['Firecrawl', 'ScraperAPI']) {
    const card = screen.getByRole('region', { name });
    expect(within(card).getByRole('link')).toHaveAccessibleName(`Get a ${name} key (new tab)`);
  }
});
