import type { ReactElement } from 'react';

/** §9: the bar's maximum. */
const PROGRESS_MAX = 100;

/** A bar from 0 to 100 percent. */
export function ProgressBar(props: {
  readonly label: string;
  readonly percent: number;
}): ReactElement {
  return (
    <progress
      aria-label={props.label}
      max={PROGRESS_MAX}
      value={props.percent}
      className="progress-bar"
    />
  );
}
