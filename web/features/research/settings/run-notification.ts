import { useEffect, useEffectEvent, useRef } from 'react';
import { lastingStorage, localArea, type StorageArea } from '../../../storage/account-storage.ts';
import type { ResearchState } from '../run/research-state.ts';
import { settingsTexts } from './texts.ts';

/** Whether an account wants a notification of runs that end in the background; kept in this browser, or as long as the page. */
export function createNotificationWish(
  userId: string,
  area: StorageArea,
): { readonly read: () => boolean; readonly write: (isWanted: boolean) => void } {
  const entry = lastingStorage(area, 'notify', userId);
  return {
    read: () => entry.read() === 'yes',
    write: (isWanted) => void entry.write(isWanted ? 'yes' : null),
  };
}

/** Notifies through the system that a run has ended while nobody looked at the page. Says no more than the prospect's name. */
export function useRunNotification(userId: string, state: ResearchState): void {
  const { status } = state;
  const wasRunning = useRef(false);
  const shown = useRef<Notification | null>(null);
  const notifyOfEnd = useEffectEvent((): void => {
    if (state.status === 'idle' || !document.hidden || notificationPermission() !== 'granted')
      return;
    if (!createNotificationWish(userId, localArea).read()) return;
    const { done, other } = settingsTexts.notification;
    shown.current = notify(status === 'done' ? done : other, state.run.prospect.name);
  });

  useEffect(() => {
    if (wasRunning.current && status !== 'running' && status !== 'cancelled') notifyOfEnd();
    wasRunning.current = status === 'running';
    // The run was put away, perhaps because its person is forgotten.
    if (status === 'idle') shown.current?.close();
  }, [status]);
}

/** What the user allows this browser; 'unknown' where it has no notifications. */
export function notificationPermission(): NotificationPermission | 'unknown' {
  return 'Notification' in globalThis ? Notification.permission : 'unknown';
}

function notify(title: string, body: string): Notification | null {
  try {
    const notification = new Notification(title, { body, tag: 'legwork-run' });
    notification.addEventListener('click', () => {
      globalThis.focus();
      notification.close();
    });
    return notification;
  } catch {
    // Some mobile browsers refuse notifications from a page: the tab's title says the same.
    return null;
  }
}
