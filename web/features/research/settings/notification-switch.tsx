import { useId, useState, type ReactElement } from 'react';
import { useAccount } from '../../../backend/authentication.tsx';
import { localArea } from '../../../storage/account-storage.ts';
import { createNotificationWish } from './run-notification.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.notification;

/** Asks for notifications, and for the browser's permission on that click only. Hidden where the browser knows none. */
export function NotificationSwitch(): ReactElement | null {
  const id = useId();
  const { id: userId } = useAccount();
  const [wish] = useState(() => createNotificationWish(userId, localArea));
  const [isOn, setIsOn] = useState(() => wish.read());
  const [isDenied, setIsDenied] = useState(() => isOn && permission() === 'denied');
  if (permission() === 'unknown') return null;

  async function change(isWanted: boolean): Promise<void> {
    const answer = isWanted ? await Notification.requestPermission() : 'default';
    setIsDenied(answer === 'denied');
    const isAllowed = answer === 'granted';
    wish.write(isAllowed);
    setIsOn(isAllowed);
  }

  return (
    <div className="grid gap-1.5 text-sm">
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 text-muted">
        <input
          type="checkbox"
          checked={isOn && !isDenied}
          onChange={(event) => void change(event.currentTarget.checked)}
          aria-describedby={`${id}-note`}
          className="size-4 accent-accent"
        />
        {texts.label}
      </label>
      <output id={`${id}-note`} className={isDenied ? 'text-xs text-warning' : 'sr-only'}>
        {isDenied && texts.denied}
      </output>
    </div>
  );
}

function permission(): NotificationPermission | 'unknown' {
  return 'Notification' in globalThis ? Notification.permission : 'unknown';
}
