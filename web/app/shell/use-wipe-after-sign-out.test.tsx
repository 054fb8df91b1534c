import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AuthenticationProvider } from '../../backend/authentication.tsx';
import { BackendContext } from '../../backend/backend.ts';
import { chooseToBeWiped } from '../../storage/erase/wipe-choice.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { loadWipe, useWipeAfterSignOut } from './use-wipe-after-sign-out.ts';

const KEY = 'legwork.firecrawl-key.uma';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** A visit whose wiping is loaded when the test says so. */
async function visit() {
  const backend = createMemoryBackend({ signedIn: UMA });
  const asked: (() => void)[] = [];
  const loads: Promise<unknown>[] = [];
  const load = () => {
    const loaded = new Promise<void>((resolve) => asked.push(resolve)).then(loadWipe);
    loads.push(loaded);
    return loaded;
  };
  const letIn = async (): Promise<void> => {
    for (const come of asked) come();
    await Promise.all(loads);
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BackendContext value={backend}>
      <AuthenticationProvider>{children}</AuthenticationProvider>
    </BackendContext>
  );
  await act(async () => void renderHook(() => useWipeAfterSignOut(load), { wrapper }));
  return { backend, asked, letIn: () => act(letIn) };
}

test('fault 328: who signs in again before the wiping is loaded keeps the keys that are entered from then on', async () => {
  chooseToBeWiped('uma', true);
  const { backend, letIn } = await visit();
  const session = await backend.session();
  act(backend.endSession);
  await act(() => session.signIn(UMA.email, UMA.password));
  localStorage.setItem(KEY, 'entered since');

  await letIn();
  expect(localStorage.getItem(KEY)).toBe('entered since');

  act(backend.endSession);
  await letIn();
  await expect.poll(() => localStorage.getItem(KEY)).toBeNull();
});

test('fault 328: the wiping is loaded while the account that has chosen it is still signed in, and for nobody else', async () => {
  expect((await visit()).asked).toHaveLength(0);

  chooseToBeWiped('uma', true);
  expect((await visit()).asked).toHaveLength(1);
});
