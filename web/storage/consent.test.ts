import { expect, test } from 'vitest';
import { createConsent } from './consent.ts';
import { wipeBrowserData } from './erase/wipe.ts';

const consentOf = (userId: string) => createConsent('free-services', userId, () => localStorage);

test('the answer belongs to one account in this browser, and goes when the browser is cleared of it', async () => {
  expect(consentOf('uma').read()).toBeNull();

  consentOf('uma').write('yes');

  expect(consentOf('uma').read()).toBe('yes');
  expect(consentOf('ada').read()).toBeNull();
  await wipeBrowserData('uma');
  expect(consentOf('uma').read()).toBeNull();
});

test('an entry that is no answer is no consent', () => {
  localStorage.setItem('legwork.free-services.uma', 'perhaps');

  expect(consentOf('uma').read()).toBeNull();
  expect(consentOf('uma').withdrawal().aborted).toBe(true);
});

test('taking consent back aborts, also from another tab, and a new yes begins afresh', () => {
  const consent = consentOf('uma');
  consent.write('yes');
  const first = consent.withdrawal();
  expect(first.aborted).toBe(false);

  consent.write('no');
  expect(first.aborted).toBe(true);

  consent.write('yes');
  const second = consent.withdrawal();
  expect(second.aborted).toBe(false);
  localStorage.setItem('legwork.free-services.uma', 'no');
  globalThis.dispatchEvent(new StorageEvent('storage'));
  expect(second.aborted).toBe(true);
});

test('every change is reported to who watches, until they stop', () => {
  const consent = consentOf('uma');
  const heard: unknown[] = [];
  const stop = consent.watch(() => heard.push(consent.read()));

  consent.write('no');
  consent.write('yes');
  stop();
  consent.write('no');

  expect(heard).toEqual(['no', 'yes']);
});

test('where the browser refuses its storage the answer lives as long as the page', () => {
  const consent = createConsent('free-services', 'uma', () => {
    throw new DOMException('Refused', 'SecurityError');
  });

  consent.write('yes');

  expect(consent.read()).toBe('yes');
});
