import { beforeEach, expect, test } from 'vitest';
import {
  accountStorage,
  accountsWith,
  lastingStorage,
  localArea,
  type StorageArea,
} from './account-storage.ts';

beforeEach(() => localStorage.clear());

const refusing: StorageArea = () => {
  throw new DOMException('Denied', 'SecurityError');
};

test('an entry is the account’s own, under the name that wiping it looks for', () => {
  const entry = accountStorage(localArea, 'notify', 'uma');

  expect(entry.write('yes')).toBe(true);

  expect(localStorage.getItem('legwork.notify.uma')).toBe('yes');
  expect(accountStorage(localArea, 'notify', 'ada').read()).toBeNull();
  expect([...accountsWith(localArea, 'notify')]).toEqual([['uma', 'yes']]);
  entry.write(null);
  expect(localStorage.getItem('legwork.notify.uma')).toBeNull();
});

test('where the browser refuses its storage nothing throws, and nothing is held in its place', () => {
  const entry = accountStorage(refusing, 'firecrawl-key', 'uma');

  expect(entry.write('a text')).toBe(false);

  expect(entry.read()).toBeNull();
  expect(accountsWith(refusing, 'firecrawl-key').size).toBe(0);
});

test('what has to last as long as the page does so without storage, and holds no copy beside storage', () => {
  const without = lastingStorage(refusing, 'prospect-draft', 'uma');
  without.write('typed');
  expect(without.read()).toBe('typed');
  without.write(null);
  expect(without.read()).toBeNull();

  const beside = lastingStorage(localArea, 'prospect-draft', 'uma');
  beside.write('typed');
  localStorage.clear();
  expect(beside.read()).toBeNull();
});
