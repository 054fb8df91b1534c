import type { ReactElement } from 'react';
import type { WhoLine } from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { lineKey } from './line-key.ts';
import { Proof } from './proof.tsx';
import { briefTexts } from './texts.ts';

/** The latest role first and large; what contradicts it is marked, what was earlier is small. */
export function WhoList({ lines }: { readonly lines: readonly WhoLine[] }): ReactElement {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={lineKey(line)} className="grid gap-0.5">
          {line.standing === 'latest' ? (
            <p className="text-lg font-semibold wrap-anywhere">{line.text}</p>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
              <Badge tone={line.standing === 'conflict' ? 'warning' : 'neutral'}>
                {briefTexts.standing[line.standing]}
              </Badge>
              {line.text}
            </p>
          )}
          <Proof line={line} />
        </li>
      ))}
    </ul>
  );
}
