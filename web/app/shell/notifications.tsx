import { useId, useSyncExternalStore, type ReactElement } from 'react';
import { formatTime } from '../../ui/format.ts';
import { pastToasts, watchToasts, type PastToast } from '../../ui/overlays/toast.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.notifications;

/** What toasts said lately: they go as fast as specified, their texts stay reachable here. */
export function Notifications(): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-2.5">
      <h2 id={id} className="px-4 text-sm font-semibold">
        {texts.title}
      </h2>
      <PastToasts />
    </section>
  );
}

function PastToasts(): ReactElement {
  const toasts = useSyncExternalStore(watchToasts, pastToasts);
  if (toasts.length === 0) {
    return <p className="px-4 pt-1 pb-3 text-sm text-muted">{texts.none}</p>;
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
          {formatTime(shownAt)}
        </time>
      </div>
      {description !== undefined && <p className="text-muted wrap-anywhere">{description}</p>}
    </li>
  );
}
