import type { ReactElement } from 'react';
import type { WhoLine } from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { lineKey } from './opener-list.tsx';
import { Proof } from './proof.tsx';
import { briefTexts } from './texts.ts';

/** The newest sure statement first and large; what contradicts it is marked, and what was earlier is small. */
export function WhoList({ lines }: { readonly lines: readonly WhoLine[] }): ReactElement {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={lineKey(line)} className="grid gap-1 break-inside-avoid">
          {line.standing === 'latest' ? <Latest line={line} /> : <Other line={line} />}
        </li>
      ))}
    </ul>
  );
}

function Latest({ line }: { readonly line: WhoLine }): ReactElement {
  return (
    <>
      <p className="text-lg font-semibold text-pretty wrap-anywhere">{line.text}</p>
      <Proof line={line} lines={2} />
    </>
  );
}

function Other({ line }: { readonly line: WhoLine }): ReactElement {
  const isConflict = line.standing === 'conflict';
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <Badge tone={isConflict ? 'warning' : 'neutral'}>
          {briefTexts.standing[isConflict ? 'conflict' : 'earlier']}
        </Badge>
        <span className={isConflict ? 'font-medium wrap-anywhere' : 'text-sm wrap-anywhere'}>
          {line.text}
        </span>
      </p>
      <Proof line={line} />
    </>
  );
}
