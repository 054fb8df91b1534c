import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

const TONES = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  violet: 'bg-violet-soft text-violet',
  rose: 'bg-rose-soft text-rose',
} as const;

/** The colours a badge can have. */
export type BadgeTone = keyof typeof TONES;

/** A short word in a pill. */
export function Badge(props: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-px text-xs font-medium whitespace-nowrap',
        TONES[props.tone ?? 'neutral'],
      )}
    >
      {props.children}
    </span>
  );
}
