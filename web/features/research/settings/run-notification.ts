import { useEffect, useEffectEvent, useRef } from 'react';
import { formTexts } from '../../../texts-form.ts';
import type { ResearchState } from '../run/research-state.ts';

/** Whether an account wants to be told of runs that end while the page is in the background. Kept in this browser. */
export type NotificationWish = {
  readonly read: () => boolean;
  readonly write: (isWanted: boolean) => void;
};

/** `storage` is asked for on each use; where the browser refuses it, the wish lives as long as the page. */
export function createNotificationWish(userId: string, storage: () => Storage): NotificationWish {
  const name = `legwork.notify.${userId}`;
  let latest = false;
  return {
    read() {
      try {
        return storage().getItem(name) === 'yes' || latest;
      } catch {
        return latest;
      }
    },
    write(isWanted) {
      latest = isWanted;
      try {
        if (isWanted) storage().setItem(name, 'yes');
        else storage().removeItem(name);
      } catch {
        // Kept in `latest` all the same.
      }
    },
  };
}

/** Tells through the system that a run has ended while nobody looked at the page. Says no more than the prospect's name. */
export function useRunNotification(userId: string, state: ResearchState): void {
  const { status } = state;
  const wasRunning = useRef(false);
  const tell = useEffectEvent((): void => {
    if (state.status === 'idle' || !document.hidden || !canNotify()) return;
    if (!createNotificationWish(userId, () => globalThis.localStorage).read()) return;
    const { done, other } = formTexts.notification;
    notify(status === 'done' ? done : other, state.run.prospect.name);
  });

  useEffect(() => {
    if (wasRunning.current && status !== 'running' && status !== 'cancelled') tell();
    wasRunning.current = status === 'running';
  }, [status]);
}

/** Does this browser know notifications, and has the user allowed them? */
function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

function notify(title: string, body: string): void {
  try {
    const notification = new Notification(title, { body, tag: 'legwork-run' });
    notification.addEventListener('click', () => {
      globalThis.focus();
      notification.close();
    });
  } catch {
    // Some mobile browsers refuse notifications from a page: the tab's title tells the same.
  }
}
