import { clsx } from 'clsx';
import { ChevronRight, Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Reason, ResearchResult } from '#engine';
import { reportTexts } from '../../texts-research.ts';

/** Why an item got its percent, on demand: the very evidence that moved the number. */
export function RelevanceReasons(props: { readonly result: ResearchResult }): ReactElement | null {
  const { relevance, reasons } = props.result;
  if (reasons.length === 0) return null;
  return (
    <details className="group/why min-w-0 text-sm">
      <summary className="flex h-8 w-fit list-none items-center gap-1 rounded-sm pr-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform group-open/why:rotate-90"
        />
        {reportTexts.why(relevance)}
      </summary>
      <ul className="grid gap-1 pt-1 pb-1 pl-5">
        {reasons.map((reason) => (
          <ReasonLine key={`${reason.effect} ${reason.text}`} reason={reason} />
        ))}
      </ul>
    </details>
  );
}

function ReasonLine({ reason }: { readonly reason: Reason }): ReactElement {
  const isFor = reason.effect === 'for';
  const Icon = isFor ? Plus : Minus;
  return (
    <li className="flex items-start gap-2 text-muted">
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-4 shrink-0', isFor ? 'text-accent' : 'text-danger')}
      />
      <span className="sr-only">{isFor ? reportTexts.reasonFor : reportTexts.reasonAgainst}</span>
      <span className="wrap-anywhere">{reason.text}</span>
    </li>
  );
}
