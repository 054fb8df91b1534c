import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDay } from './use-day.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 30, 21, 15));
});
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

test('fault 333: a page that is open over night has the new day from midnight on, and the day after', () => {
  const { result, rerender } = renderHook(useDay);
  const evening = result.current;

  pass(164 * MINUTE);
  rerender();
  expect(result.current).toBe(evening);

  pass(MINUTE);
  expect(result.current).toEqual(new Date(2026, 11, 1));
  pass(24 * 60 * MINUTE);
  expect(result.current).toEqual(new Date(2026, 11, 2));
});

test.each([
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['has the focus again', () => globalThis.dispatchEvent(new Event('focus'))],
])('fault 333: a page whose computer slept over midnight has the new day when it %s', (_, wake) => {
  const { result } = renderHook(useDay);
  act(() => void wake());
  expect(result.current.getDate()).toBe(30);

  vi.setSystemTime(new Date(2026, 11, 1, 9));
  act(() => void wake());

  expect(result.current).toEqual(new Date(2026, 11, 1, 9));
});
