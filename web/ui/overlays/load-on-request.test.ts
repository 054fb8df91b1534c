import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOnRequest } from './load-on-request.ts';
import { connectToaster } from './toast.ts';

const shown: (string | undefined)[] = [];
let disconnect: () => void;

beforeEach(() => {
  shown.length = 0;
  disconnect = connectToaster(({ description, title }) => {
    shown.push(description ?? title);
  });
});
afterEach(() => disconnect());

/** A request whose dialog comes when the test says so. */
function request() {
  let answer: (isLoaded: boolean) => void = () => undefined;
  const isToOpen = loadOnRequest(() => new Promise((resolve) => (answer = resolve)), {
    failed: 'Not loaded.',
    late: 'Choose it again.',
  });
  return { isToOpen, answer: (isLoaded: boolean) => answer(isLoaded) };
}

test('a dialog opens for who waits for it, also when the page scrolls or the pointer moves', async () => {
  const { isToOpen, answer } = request();
  fireEvent.scroll(document);
  fireEvent.pointerMove(document.body);
  answer(true);
  expect(await isToOpen).toBe(true);
  expect(shown).toEqual([]);
});

test.each(['pointerDown', 'keyDown', 'click'] as const)(
  'fault 331: what comes after a %s elsewhere comes too late, and says so',
  async (sign) => {
    const { isToOpen, answer } = request();
    fireEvent[sign](document.body);
    answer(true);
    expect(await isToOpen).toBe(false);
    expect(shown).toEqual(['Choose it again.']);
  },
);

test('fault 331: of two requests the later one is answered, whichever is loaded first', async () => {
  const [first, second] = [request(), request()];
  second.answer(true);
  first.answer(true);
  expect(await second.isToOpen).toBe(true);
  expect(await first.isToOpen).toBe(false);
  expect(shown).toEqual([]);
});

test('what cannot be loaded has failed, whatever was done meanwhile', async () => {
  const { isToOpen, answer } = request();
  fireEvent.keyDown(document.body);
  answer(false);
  expect(await isToOpen).toBe(false);
  expect(shown).toEqual(['Not loaded.']);
});
