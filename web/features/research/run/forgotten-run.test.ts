import { expect, test } from 'vitest';
import {
  doneWith,
  JANE,
  openWith,
  resultWith,
  startWith,
  telling,
} from '../../../testing/research-place.ts';

const KEY = 'jane doe|acme';
const found = { kind: 'result', result: resultWith({}) } as const;
const later = (): string => new Date(Date.now() + 1000).toISOString();
const earlier = (): string => new Date(Date.now() - 60_000).toISOString();

test('a run about a person who is forgotten stops, is put away, and is not saved again', async () => {
  const { store, runs, state } = startWith(telling([found], true));
  await expect.poll(() => runs.steps).toContain('saved running');

  expect(store.forget({ key: 'john roe|acme', at: later() })).toBe(true);
  expect(state().status).toBe('running');
  expect(store.forget({ key: KEY, at: later() })).toBe(true);

  await expect.poll(() => state().status).toBe('idle');
  expect(runs.steps.at(-1)).toBe('discarded');
  expect(await runs.read()).toBeNull();
});

test('a report on the screen goes with its person', async () => {
  const { store, runs, state } = startWith(telling([doneWith([resultWith({})])]));
  await expect.poll(() => state().status).toBe('done');

  store.forget({ key: KEY, at: later() });

  expect(state().status).toBe('idle');
  expect(await runs.read()).toBeNull();
});

test('a run that began after its person was forgotten goes on: its user has been asked', async () => {
  const { store, runs, state } = startWith(telling([found], true));
  await expect.poll(() => runs.steps).toContain('saved running');

  expect(store.forget({ key: KEY, at: earlier() })).toBe(false);
  expect(state().status).toBe('running');
});

test('a run that its user decides against leaves nothing in the browser', async () => {
  const { store, runs, state } = openWith(telling([found]), { preflight: async () => false });

  store.start(JANE);
  await expect.poll(() => state().status).toBe('cancelled');

  expect(runs.steps).toEqual(['answers cleared']);
});
