import { expect, test } from 'vitest';
import { queueReducer, type Queue } from '#engine';
import { savedQueueFrom, type SavedQueues } from '../../storage/queues.ts';
import { JANE } from '../../testing/research-place.ts';
import { createQueueStore } from './queue-store.ts';

const LIST: Queue | null = queueReducer(
  queueReducer(null, {
    kind: 'created',
    prospects: [{ row: 1, prospect: JANE }],
    creditsMax: null,
  }),
  { kind: 'started' },
);

/** A list that another tab works on until the test closes that. */
async function openBesides() {
  let kept = LIST;
  const queues: SavedQueues = {
    read: async () => savedQueueFrom(kept),
    write: async () => undefined,
    link: async () => undefined,
    forget: async () => undefined,
  };
  let close = (): void => undefined;
  const store = createQueueStore(
    queues,
    async () => false,
    () => new Promise((resolve) => (close = () => resolve(true))),
  );
  await store.restore();
  expect(store.read()?.reason).toBe('elsewhere');
  return { store, keep: (queue: Queue | null) => void (kept = queue), close: () => close() };
}

test('fault 332: a list whose tab is closed can be continued in the other one', async () => {
  const { store, close } = await openBesides();
  close();
  await expect.poll(() => store.read()?.reason).toBe('interrupted');
});

test('fault 332: a list that ends in its own tab is shown as it has ended', async () => {
  const { store, keep, close } = await openBesides();
  keep(queueReducer(LIST, { kind: 'stopped' }));
  close();
  await expect.poll(() => store.read()?.status).toBe('stopped');
});

test('fault 332: a list that was made here meanwhile stays', async () => {
  const { store, close } = await openBesides();
  store.create([{ row: 1, prospect: JANE }], 5);
  const made = store.read();
  close();
  await Promise.resolve();
  expect(store.read()).toBe(made);
});
