import { expect, test } from 'vitest';
import { serviceAccess } from './service-order.ts';

test.each([
  [true, true, 'keys'],
  [true, false, 'keys'],
  [false, true, 'free services'],
  [false, false, 'nothing'],
] as const)('keys %s and consent %s: a run is made with %s', (hasKeys, isConsentGiven, access) => {
  expect(serviceAccess({ hasKeys, isConsentGiven })).toBe(access);
});
