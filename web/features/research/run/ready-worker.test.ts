import { expect, test } from 'vitest';
import { createReadyWorker, type OpenedWorker } from './ready-worker.ts';

/** Workers by number, each noted when it is opened and closed. */
function workshop({ failing = new Set<number>() } = {}) {
  const opened: OpenedWorker[] = [];
  const closed: number[] = [];
  const ready = createReadyWorker(() => {
    const nth = opened.length;
    const worker: OpenedWorker = {
      research: async function* nothing() {},
      hasFailed: () => failing.has(nth),
      close: () => closed.push(nth),
    };
    opened.push(worker);
    return worker;
  });
  return { ready, opened, closed };
}

test('the worker that is ready is the one a run gets', () => {
  const { ready, opened } = workshop();

  ready.prepare();
  ready.prepare();

  expect(opened).toHaveLength(1);
  expect(ready.take()).toBe(opened[0]);
});

test('no two runs share a worker', () => {
  const { ready, opened } = workshop();
  ready.prepare();

  const workers = [ready.take(), ready.take()];

  expect(workers).toEqual([opened[0], opened[1]]);
  expect(opened[0]).not.toBe(opened[1]);
});

test('a worker whose code could not be loaded is replaced', () => {
  const failing = new Set([0]);
  const { ready, opened, closed } = workshop({ failing });
  ready.prepare();

  expect(ready.take()).toBe(opened[1]);
  expect(closed).toEqual([0]);
});

test('a browser that opens no worker fails the run and nothing before', () => {
  const ready = createReadyWorker(() => {
    throw new Error('No workers here.');
  });

  expect(() => ready.prepare()).not.toThrow();
  expect(() => ready.take()).toThrow('No workers here.');
});

test('whoever leaves takes the ready worker along', () => {
  const { ready, opened, closed } = workshop();
  ready.prepare();
  ready.close();

  expect(closed).toEqual([0]);
  expect(ready.take()).toBe(opened[1]);
});
