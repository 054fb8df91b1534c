import { expect, test } from 'vitest';
import {
  doneWith,
  JANE,
  openWith,
  resultWith,
  startWith,
  reporting,
} from '../../../testing/research-place.ts';

const KEY = 'jane doe|acme';
const found = { kind: 'result', result: resultWith({}) } as const;
const now = (): string => new Date().toISOString();

test('a run about a person who is forgotten stops, is put away, and is not saved again', async () => {
  const { store, runs, state } = startWith(reporting([found], true));
  await expect.poll(() => runs.steps).toContain('saved running');

  expect(store.forget({ key: 'john roe|acme', at: now(), isNew: true })).toBe(true);
  expect(state().status).toBe('running');
  expect(store.forget({ key: KEY, at: now(), isNew: true })).toBe(true);

  await expect.poll(() => state().status).toBe('idle');
  expect(runs.steps.at(-1)).toBe('discarded');
  expect(await runs.read()).toBeNull();
});

test('a report on the screen goes with its person', async () => {
  const { store, runs, state } = startWith(reporting([doneWith([resultWith({})])]));
  await expect.poll(() => state().status).toBe('done');

  store.forget({ key: KEY, at: now(), isNew: true });

  expect(state().status).toBe('idle');
  expect(await runs.read()).toBeNull();
});

test('a run that its user is asked about, or has said yes to since, goes on when its person is found to be forgotten', async () => {
  const answers: ((isYes: boolean) => void)[] = [];
  const { store, runs, state } = openWith(reporting([found], true), {
    preflight: () => new Promise((resolve) => answers.push(resolve)),
  });
  store.start(JANE);
  await expect.poll(() => answers).toHaveLength(1);
  const foundOutAt = now();
  expect(store.forget({ key: KEY, at: foundOutAt, isNew: false })).toBe(false);

  // The clock counts milliseconds, and the answer comes later.
  await expect.poll(now).not.toBe(foundOutAt);
  answers[0]?.(true);
  await expect.poll(() => runs.steps).toContain('saved running');
  expect(store.forget({ key: KEY, at: foundOutAt, isNew: false })).toBe(false);
  expect(state().status).toBe('running');

  expect(store.forget({ key: KEY, at: now(), isNew: false })).toBe(true);
  await expect.poll(() => state().status).toBe('idle');
});

test('a run that its user decides against leaves nothing in the browser', async () => {
  const { store, runs, state } = openWith(reporting([found]), { preflight: async () => false });

  store.start(JANE);
  await expect.poll(() => state().status).toBe('cancelled');

  expect(runs.steps).toEqual(['answers cleared']);
});
