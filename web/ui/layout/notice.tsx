import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

const TONES = {
  info: { icon: Info, className: 'border-info/25 bg-info-soft', iconClassName: 'text-info' },
  warning: {
    icon: TriangleAlert,
    className: 'border-warning/25 bg-warning-soft',
    iconClassName: 'text-warning',
  },
  danger: {
    icon: CircleAlert,
    className: 'border-danger/25 bg-danger-soft',
    iconClassName: 'text-danger',
  },
} as const;

/** Something the reader should know that stays on the page, unlike a toast. */
export function Notice(props: {
  readonly tone: keyof typeof TONES;
  readonly title?: string;
  readonly children: ReactNode;
}): ReactElement {
  const { icon: Icon, className, iconClassName } = TONES[props.tone];
  return (
    <div className={clsx('flex gap-2.5 rounded-md border px-3 py-2.5 text-sm', className)}>
      <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', iconClassName)} />
      <div className="grid min-w-0 gap-1">
        {props.title !== undefined && <p className="font-medium">{props.title}</p>}
        {props.children}
      </div>
    </div>
  );
}

/** What went wrong with a form as a whole, under its fields; announced when it appears. `null` shows nothing. */
export function FormFailure({ message }: { readonly message: string | null }): ReactElement {
  return (
    <div role="alert">
      {message !== null && (
        <Notice tone="danger">
          <p>{message}</p>
        </Notice>
      )}
    </div>
  );
}
