import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { BriefLine } from '#engine';
import { lineKey } from './line-key.ts';
import { Proof } from './proof.tsx';

/** Lines with their proofs under them. */
export function ProvenList(props: {
  readonly lines: readonly BriefLine[];
  readonly isStrong?: boolean;
}): ReactElement {
  return (
    <ul className="grid gap-2">
      {props.lines.map((line) => (
        <li key={lineKey(line)} className="grid gap-0.5">
          <p className={clsx('wrap-anywhere', props.isStrong === true && 'font-medium')}>
            {line.text}
          </p>
          <Proof line={line} />
        </li>
      ))}
    </ul>
  );
}
