import { useState } from 'react';
import type { ReactElement } from 'react';
import type { BriefLine } from '#engine';
import { Button } from '../../ui/button.tsx';
import { lineKey } from './line-key.ts';
import { Whereabouts } from './proof.tsx';
import { briefTexts } from './texts.ts';

/** Quotations that fit into thirty seconds. */
const SHOWN_AT_FIRST = 2;

/** What the person said. The words are their own proof. */
export function OwnWordsList({ lines }: { readonly lines: readonly BriefLine[] }): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="grid gap-2.5">
        {shown.map((line) => (
          <li key={lineKey(line)} className="border-l-2 border-accent/40 pl-3">
            <blockquote className="max-w-prose text-pretty wrap-anywhere">
              {briefTexts.quoted(line.text)}
            </blockquote>
            <Whereabouts line={line} />
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button size="sm" variant="quiet" className="print:hidden" onClick={() => setIsWhole(true)}>
          {briefTexts.more(lines.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
