import { expect, test } from 'vitest';
import { createRunSettings } from './run-settings.ts';

const STORAGES = { local: () => localStorage, session: () => sessionStorage } as const;

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
