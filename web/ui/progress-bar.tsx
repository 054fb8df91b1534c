import type { ReactElement } from 'react';

/** A bar from 0 to 100 percent (§9). */
export function ProgressBar(props: {
  readonly label: string;
  readonly percent: number;
}): ReactElement {
  return (
    <progress aria-label={props.label} max={100} value={props.percent} className="progress-bar" />
  );
}
