import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDITS_LIMIT_MAX, createRunSettings, creditsLimitFrom } from './run-settings.ts';

const STORAGES = { local: () => localStorage, session: () => sessionStorage } as const;

test.each([
  ['', null],
  ['  ', null],
  ['80', 80],
  [' 80 ', 80],
  ['100000', 100_000],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['100001', undefined],
  ['eighty', undefined],
  ['Infinity', undefined],
])('the text %j is the limit %j', (text, limit) => {
  expect(creditsLimitFrom(text)).toBe(limit);
});

test('any text gives no limit, nothing, or a whole number in the bounds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const limit = creditsLimitFrom(text) ?? 1;

      expect(Number.isInteger(limit) && limit >= 1 && limit <= CREDITS_LIMIT_MAX).toBe(true);
    }),
  );
});

test('the limit stays with the account in this browser, the wish for fresh answers with the tab', () => {
  createRunSettings('one', STORAGES).write({ creditsMax: 80, isFresh: true });

  expect(createRunSettings('one', STORAGES).read()).toEqual({ creditsMax: 80, isFresh: true });
  expect(createRunSettings('other', STORAGES).read()).toEqual({ creditsMax: null, isFresh: false });
  sessionStorage.clear();
  expect(createRunSettings('one', STORAGES).read()).toEqual({ creditsMax: 80, isFresh: false });
  localStorage.setItem('legwork.credits-limit.one', 'much');
  expect(createRunSettings('one', STORAGES).read().creditsMax).toBeNull();
});

test('where the browser refuses its storage the settings live as long as the page', () => {
  const refusing = (): Storage => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const settings = createRunSettings('one', { local: refusing, session: refusing });

  settings.write({ creditsMax: 5, isFresh: true });

  expect(settings.read()).toEqual({ creditsMax: 5, isFresh: true });
});
