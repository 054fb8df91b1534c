import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { texts } from '../texts.ts';
import { buttonStyle } from '../ui/button.tsx';
import { forgetToasts, pastToasts, watchToasts } from '../ui/toast.ts';
import type { PastToast } from '../ui/toast.ts';

const { notifications: words } = texts;
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What toasts said lately: they go as fast as specified, their texts stay reachable here. */
export function Notifications(): ReactElement {
  const toasts = useSyncExternalStore(watchToasts, pastToasts);
  useEffect(() => forgetToasts, []);
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={words.open}
        title={words.open}
        className={buttonStyle({ look: 'quiet', size: 'icon' })}
      >
        <Bell aria-hidden className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={words.title}
          className="z-20 grid max-h-[min(26rem,80dvh)] w-80 max-w-[calc(100vw-1.5rem)] content-start overflow-y-auto rounded-lg border border-line bg-surface shadow-float"
        >
          <h2 className="border-b border-line px-4 py-2.5 text-sm font-semibold">{words.title}</h2>
          {toasts.length === 0 && (
            <p className="px-4 py-6 text-center text-sm text-muted">{words.none}</p>
          )}
          <ul className="divide-y divide-line">
            {toasts.map((toast) => (
              <Notification key={toast.id} toast={toast} />
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Notification({ toast }: { readonly toast: PastToast }): ReactElement {
  const { title, description, tone, shownAt } = toast;
  return (
    <li className="grid gap-0.5 px-4 py-2.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <p className={tone === 'destructive' ? 'font-medium text-danger' : 'font-medium'}>
          {title}
        </p>
        <time dateTime={shownAt.toISOString()} className="text-xs text-faint tabular-nums">
          {TIME.format(shownAt)}
        </time>
      </div>
      {description !== undefined && <p className="text-muted wrap-anywhere">{description}</p>}
    </li>
  );
}
