import { renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { EMPTY_PROSPECT } from '#engine';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { researchReducer, type ResearchState } from '../run/research-state.ts';
import { createNotificationWish, useRunNotification } from './run-notification.ts';

beforeEach(() => localStorage.clear());

type Shown = { readonly title: string; readonly body: string };

/** The browser's notifications, written down instead of shown; asking for permission answers `permission`. */
function withNotifications(permission: NotificationPermission): {
  readonly shown: readonly Shown[];
  readonly asked: () => number;
} {
  const shown: Shown[] = [];
  let asked = 0;
  class WrittenDown extends EventTarget {
    static permission: NotificationPermission = permission === 'denied' ? 'default' : permission;
    static async requestPermission(): Promise<NotificationPermission> {
      asked += 1;
      WrittenDown.permission = permission;
      return permission;
    }
    constructor(title: string, options: { readonly body: string }) {
      super();
      shown.push({ title, body: options.body });
    }
    close(): void {}
  }
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: WrittenDown });
  onTestFinished(() => {
    if (own === undefined) Reflect.deleteProperty(globalThis, 'Notification');
    else Object.defineProperty(globalThis, 'Notification', own);
  });
  return { shown, asked: () => asked };
}

function inBackground(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
}

const running = researchReducer(
  { status: 'idle' },
  {
    kind: 'started',
    researchedAt: '2026-11-21T09:00:00.000Z',
    prospect: { ...EMPTY_PROSPECT, name: 'Jane Doe', company: 'Acme', notes: 'secret' },
    atMs: 0,
  },
);

function runThatEnds(status: 'done' | 'cancelled' | 'broken'): void {
  const { rerender } = renderHook(
    ({ state }: { readonly state: ResearchState }) => useRunNotification('uma', state),
    { initialProps: { state: running } },
  );
  rerender({ state: researchReducer(running, { kind: 'ended', status }) });
}

test.for([
  ['done', 'Research finished'],
  ['broken', 'Research ended'],
] as const)(
  'a run in the background that ends %s is told, with nothing but the name',
  ([status, title]) => {
    const { shown } = withNotifications('granted');
    createNotificationWish('uma', () => localStorage).write(true);
    inBackground(true);

    runThatEnds(status);

    expect(shown).toEqual([{ title, body: 'Jane Doe' }]);
  },
);

test.for([
  ['the page is looked at', 'done', false, true, 'granted'],
  ['nobody wished it', 'done', true, false, 'granted'],
  ['the browser has not been asked', 'done', true, true, 'default'],
  ['the user cancelled the run', 'cancelled', true, true, 'granted'],
] as const)('nothing is told when %s', ([, status, isHidden, isWanted, permission]) => {
  const { shown } = withNotifications(permission);
  createNotificationWish('uma', () => localStorage).write(isWanted);
  inBackground(isHidden);

  runThatEnds(status);

  expect(shown).toEqual([]);
});

test('permission is asked for on the click only, and a refusal is explained', async () => {
  const { asked } = withNotifications('denied');
  renderApp(createMemoryBackend({ signedIn: UMA }));
  const wish = await screen.findByRole('checkbox', { name: /^Notify me/ });
  expect(asked()).toBe(0);

  await userEvent.click(wish);

  expect(asked()).toBe(1);
  expect(wish).not.toBeChecked();
  expect(wish).toHaveAccessibleDescription(/blocks notifications/);
  expect(localStorage.getItem(`legwork.notify.${UMA.id}`)).toBeNull();
});

test('a wish that was granted is remembered for the account', async () => {
  withNotifications('granted');
  renderApp(createMemoryBackend({ signedIn: UMA }));

  await userEvent.click(await screen.findByRole('checkbox', { name: /^Notify me/ }));

  expect(createNotificationWish(UMA.id, () => localStorage).read()).toBe(true);
  expect(createNotificationWish('ada', () => localStorage).read()).toBe(false);
});
