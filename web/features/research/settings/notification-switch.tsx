import { useId, useState, type ReactElement } from 'react';
import { useAccount } from '../../../backend/authentication.tsx';
import { localArea } from '../../../storage/account-storage.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { createNotificationWish, notificationPermission } from './run-notification.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.notification;

/** Turns notifications on and off; only that click asks for the browser's permission. Hidden where the browser has none. */
export function NotificationSwitch(): ReactElement | null {
  const noteId = useId();
  const { id: userId } = useAccount();
  const [wish] = useState(() => createNotificationWish(userId, localArea));
  const [isOn, setIsOn] = useState(() => wish.read());
  const [isDenied, setIsDenied] = useState(() => isOn && notificationPermission() === 'denied');
  if (notificationPermission() === 'unknown') return null;

  async function change(isWanted: boolean): Promise<void> {
    const answer = isWanted ? await Notification.requestPermission() : 'default';
    setIsDenied(answer === 'denied');
    const isAllowed = answer === 'granted';
    wish.write(isAllowed);
    setIsOn(isAllowed);
  }

  return (
    <div className="grid gap-1.5 text-sm">
      <Checkbox
        label={texts.label}
        describedBy={noteId}
        isOn={isOn && !isDenied}
        onChange={(isWanted) => void change(isWanted)}
      />
      <output id={noteId} className={isDenied ? 'text-xs text-warning' : 'sr-only'}>
        {isDenied && texts.denied}
      </output>
    </div>
  );
}
