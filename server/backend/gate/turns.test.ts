import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

const LIMITS = { atATime: 1, perCaller: 1, waitingPerCaller: 3, waiting: 5 };

/** Takes turns for these callers in this order; answers in what order they began. */
async function orderOf(turns: Turns, callers: string): Promise<string> {
  const begun: string[] = [];
  const asked = Array.from(callers, (caller) =>
    turns.take(caller, () => {
      begun.push(caller);
      return nextRound();
    }),
  );
  await Promise.all(asked);
  return begun.join('');
}

test('callers take turns, however much one of them asks for', async () => {
  expect(await orderOf(createTurns(LIMITS), 'aaaaaaabbc')).toBe('abcabaaaaa');
});

test('one caller never has all places, so the next one begins at once', async () => {
  const turns = createTurns({ ...LIMITS, atATime: 3, perCaller: 2 });

  expect(await orderOf(turns, 'aaaab')).toBe('aabaa');
});

test('the line of one caller has an end, and so have all lines together', async () => {
  const turns = createTurns(LIMITS);
  const asked = Array.from('aaaa', (caller) => turns.take(caller, nextRound));
  const whileOwnIsFull = [turns.isFull('a'), turns.isFull('b')];
  asked.push(...Array.from('bb', (caller) => turns.take(caller, nextRound)));
  const whileAllIsFull = turns.isFull('c');

  await Promise.all(asked);

  expect(whileOwnIsFull).toEqual([true, false]);
  expect(whileAllIsFull).toBe(true);
  expect(turns.isFull('a')).toBe(false);
});

test('work that fails gives its turn on, and its error to whoever asked', async () => {
  const turns = createTurns(LIMITS);
  const failed = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => Promise.resolve('served'));

  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('served');
});

test('between two turns the process hears the network', async () => {
  const turns = createTurns(LIMITS);
  const heard: string[] = [];
  const note = (what: string) => () => {
    heard.push(what);
    return Promise.resolve();
  };
  const asked = [turns.take('a', note('turn')), turns.take('a', note('turn'))];
  setImmediate(() => heard.push('network'));

  await Promise.all(asked);

  expect(heard).toEqual(['turn', 'network', 'turn']);
});
