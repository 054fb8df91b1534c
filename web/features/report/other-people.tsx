import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ResearchResult } from '#engine';
import { reportTexts } from '../../texts-research.ts';
import { ResultList } from './result-list.tsx';

/** Items that look like a namesake: apart, folded, with their reasons (design decision 1). */
export function OtherPeople(props: {
  readonly results: readonly ResearchResult[];
}): ReactElement | null {
  if (props.results.length === 0) return null;
  return (
    <details className="group/others border-t border-line bg-sunken">
      <summary className="flex list-none items-center gap-2 px-4 py-3 text-base font-medium -outline-offset-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform group-open/others:rotate-90"
        />
        {reportTexts.others}
        <span className="rounded-full bg-hover px-1.5 text-xs text-muted tabular-nums">
          {props.results.length}
        </span>
      </summary>
      <p className="px-4 pb-2 text-sm text-muted sm:px-5">{reportTexts.othersLead}</p>
      <ResultList results={props.results} />
    </details>
  );
}
