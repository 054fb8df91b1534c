import { expect, test } from 'vitest';
import { ADA, createMemoryBackend } from '../testing/memory-backend.ts';
import { BackendError } from './backend-error.ts';
import type { Backend, Session } from './backend.ts';
import { createLazyBackend } from './open-backend.ts';

const NEVER = new Promise<void>(() => undefined);

/** A late backend, how often its client was fetched, and the sessions it reported. */
function watched(load: () => Promise<Backend>, wanted = NEVER) {
  let fetched = 0;
  const sessions: (Session | null)[] = [];
  const backend = createLazyBackend(() => {
    fetched += 1;
    return load();
  }, wanted);
  const stop = backend.watchSession((session) => sessions.push(session));
  return { backend, sessions, stop, fetched: () => fetched };
}

test('nobody is signed in, and nothing is fetched, until the client is wanted', async () => {
  const { sessions, fetched } = watched(async () => createMemoryBackend());
  await Promise.resolve();

  expect(sessions).toEqual([null]);
  expect(fetched()).toBe(0);
});

test('the first call fetches the client once, and the session it brings is reported', async () => {
  const { backend, sessions, fetched } = watched(async () => createMemoryBackend());

  await (await backend.session()).signIn(ADA.email, ADA.password);
  const role = await (await backend.session()).readRole(ADA.id, new AbortController().signal);

  expect(role).toBe('admin');
  expect(fetched()).toBe(1);
  expect(sessions.at(-1)?.user.id).toBe(ADA.id);
});

test('a sign-in elsewhere is noticed as soon as the page is used', async () => {
  const { sessions } = watched(
    async () => createMemoryBackend({ signedIn: ADA }),
    Promise.resolve(),
  );

  await expect.poll(() => sessions.at(-1)?.user.id).toBe(ADA.id);
});

test('a client that cannot be fetched fails the call, and the next one tries again', async () => {
  const answers = [
    () => Promise.reject<Backend>(new BackendError('unreachable', 'Away')),
    async () => createMemoryBackend(),
  ];
  const { backend, sessions } = watched(() => answers.shift()?.() ?? Promise.reject(new Error()));

  await expect(backend.session()).rejects.toThrow('Away');
  await (await backend.session()).signIn(ADA.email, ADA.password);

  expect(sessions.at(-1)?.user.id).toBe(ADA.id);
});

test('whoever stopped watching hears nothing of a client that comes later', async () => {
  const { backend, sessions, stop } = watched(async () => createMemoryBackend());

  stop();
  await (await backend.session()).signIn(ADA.email, ADA.password);

  expect(sessions).toEqual([null]);
});
