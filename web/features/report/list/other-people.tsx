import type { ReactElement } from 'react';
import { Folded } from '../folded.tsx';
import { ResultList } from './result-list.tsx';
import type { ResultListProps } from './result-list.tsx';
import { reportTexts } from '../texts.ts';

/** Items that look like a namesake: apart, folded, with their reasons (docs/decisions/001). */
export function OtherPeople(props: ResultListProps): ReactElement | null {
  if (props.items.length === 0) return null;
  return (
    <Folded
      className="border-t border-line bg-sunken"
      summaryClassName="gap-2 px-4 py-3 text-base font-medium -outline-offset-2 sm:px-5"
      summary={
        <>
          {reportTexts.others}
          <span className="rounded-full bg-hover px-1.5 text-xs text-muted tabular-nums">
            {props.items.length}
          </span>
        </>
      }
    >
      <p className="px-4 pb-2 text-sm text-muted sm:px-5">{reportTexts.othersLead}</p>
      <ResultList {...props} />
    </Folded>
  );
}
