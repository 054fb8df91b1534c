import { Bell } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { forgetToasts, pastToasts, watchToasts } from '../../ui/toast.ts';
import type { PastToast } from '../../ui/toast.ts';

const { notifications: words } = texts;
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What toasts said lately: they go as fast as specified, their texts stay reachable here. */
export function Notifications(): ReactElement {
  const id = useId();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => forgetToasts, []);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        popoverTarget={id}
        aria-label={words.open}
        title={words.open}
      >
        <Bell aria-hidden className="size-4" />
      </Button>
      <section
        id={id}
        popover="auto"
        onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
        aria-labelledby={titleId}
        className="inset-auto top-15 right-3 max-h-[min(26rem,80dvh)] w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line bg-surface text-ink shadow-float"
      >
        <h2 id={titleId} className="border-b border-line px-4 py-2.5 text-sm font-semibold">
          {words.title}
        </h2>
        {isOpen && <PastToasts />}
      </section>
    </>
  );
}

function PastToasts(): ReactElement {
  const toasts = useSyncExternalStore(watchToasts, pastToasts);
  if (toasts.length === 0) {
    return <p className="px-4 py-6 text-center text-sm text-muted">{words.none}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {toasts.map((toast) => (
        <Notification key={toast.id} toast={toast} />
      ))}
    </ul>
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
