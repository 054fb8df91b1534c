import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoaded } from './use-loaded.ts';

const PART = { Form: () => null };

test('a part is there once it was wanted and could be had; one that could not stays away until it is wanted again', async () => {
  let isConnected = false;
  const load = () =>
    isConnected ? Promise.resolve(PART) : Promise.reject(new Error('No connection'));
  const { result } = renderHook(() => useLoaded(load));
  const want = () => act(() => result.current[1]());

  expect(result.current[0]).toBeNull();
  expect(await want()).toBe(false);
  expect(result.current[0]).toBeNull();
  isConnected = true;
  expect(await want()).toBe(true);
  expect(result.current[0]).toBe(PART);
});
