import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResearchRun } from '../../research-run.ts';
import { chooseToBeWiped, isToBeWiped } from '../../storage/erase/wipe-choice.ts';
import { createSavedRuns } from '../../storage/runs/runs.ts';
import { withTestDatabase } from '../../testing/browser-database.ts';
import { ADA, createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { JANE } from '../../testing/research-place.ts';
import { pastToasts, showToast } from '../../ui/overlays/toast.ts';

const OWN = ['legwork.firecrawl-key.uma', 'legwork.scraperapi-key.uma'];
const OTHERS = ['legwork.firecrawl-key.ada', 'somebody.else.uma', 'legwork.session'];
const DRAFT = 'legwork.prospect-draft.uma';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of [...OWN, ...OTHERS]) localStorage.setItem(name, 'kept');
  sessionStorage.setItem(DRAFT, '{"name":"Ingrid Solberg"}');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const signInButton = () => screen.findByRole('button', { name: 'Sign In' });

async function signOut(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
}

function left(): readonly string[] {
  return [...OWN, ...OTHERS].filter((name) => localStorage.getItem(name) !== null);
}

test('threat 7: who chose to be forgotten leaves no key and no draft behind, and takes nobody else’s', async () => {
  chooseToBeWiped('uma', true);
  renderApp(createMemoryBackend({ signedIn: UMA }));

  await signOut();
  await signInButton();

  await waitFor(() => expect(left()).toEqual(OTHERS));
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
  expect(isToBeWiped('uma')).toBe(true);
});

test('who did not choose so finds the keys again', async () => {
  chooseToBeWiped('ada', true);
  renderApp(createMemoryBackend({ signedIn: UMA }));

  await signOut();
  await signInButton();

  await waitFor(() => expect(localStorage.getItem('legwork.firecrawl-key.ada')).toBeNull());
  expect(left()).toEqual(expect.arrayContaining(OWN));
});

test('a session that ends in another tab, or runs out, is a sign-out too', async () => {
  chooseToBeWiped('uma', true);
  const backend = createMemoryBackend({ signedIn: UMA });
  renderApp(backend);
  await screen.findByRole('button', { name: 'Sign Out' });
  expect(left()).toEqual([...OWN, ...OTHERS]);

  backend.endSession();

  await waitFor(() => expect(left()).toEqual(OTHERS));
});

test('a page that was gone too soon is made up for on the next visit, whoever comes', async () => {
  chooseToBeWiped('uma', true);

  renderApp(createMemoryBackend({ signedIn: ADA }));

  await waitFor(() => expect(left()).toEqual(OTHERS));
});

test('a sign-out that fails takes nothing away', async () => {
  chooseToBeWiped('uma', true);
  const backend = createMemoryBackend({ signedIn: UMA });
  backend.refuseNext('signOut', 'The backend is away');
  const { toasts } = renderApp(backend);

  await signOut();

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(left()).toEqual([...OWN, ...OTHERS]);
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
});

test.each(['here', 'in another tab'])(
  'a sign-out %s is said once the screens are gone, and nothing they said is left to read',
  async (place) => {
    const backend = createMemoryBackend({ signedIn: UMA });
    renderApp(backend);
    await screen.findByRole('button', { name: 'Sign Out' });
    showToast({ title: 'Report saved' });

    if (place === 'here') await signOut();
    else act(backend.endSession);
    await signInButton();

    expect(pastToasts().map(({ title }) => title)).toEqual(['Signed out']);
  },
);

const RUN: ResearchRun = {
  prospect: JANE,
  stage: 'searching',
  researchedAt: null,
  startedAtMs: 0,
  stageEnteredAtMs: 0,
  lastEventAtMs: 0,
  calls: [],
  results: [],
  unread: [],
  failures: [],
  rejected: [],
  foundBy: null,
};

test('fault 327: a run that is being saved at the sign-out, until its screen goes, leaves nothing behind', async () => {
  const database = withTestDatabase();
  const runs = createSavedRuns('uma');
  const save = () => runs.write({ status: 'running', run: RUN });
  await save();
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving: Promise<void>[] = [];
  renderApp(backend);
  await screen.findByRole('button', { name: 'Sign Out' });
  // The screen is still there when the session has gone.
  backend.watchSession((session) => session ?? saving.push(save(), save()));
  expect(database.kept('runs')).toHaveLength(1);

  database.hold();
  await signOut();
  await signInButton();
  database.release();
  await Promise.all(saving);

  await expect.poll(() => database.kept('runs')).toEqual([]);
});
