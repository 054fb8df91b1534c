import { clsx } from 'clsx';
import { CircleQuestionMark, Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { reasonText, toBeConfirmedText, type Prospect, type Reason } from '#engine';
import { Folded } from '../../../ui/unfolding/folded.tsx';
import type { ReportResult } from '../report.ts';
import { dateOrigins, reportTexts } from '../texts.ts';

/** It moves the number, but cannot name whom the pages share. */
const SAYS_NOTHING: Reason['code'] = 'shared-names';

/** Why an item got its percentage, on demand: the evidence, what is missing to be confirmed, and where its date is from. */
export function RelevanceReasons(props: {
  readonly result: ReportResult;
  readonly prospect: Prospect;
}): ReactElement | null {
  const { relevance, date, isSample } = props.result;
  const lack = isSample === true ? '' : toBeConfirmedText(props.result, props.prospect);
  const reasons = props.result.reasons.filter(({ code }) => code !== SAYS_NOTHING);
  if (reasons.length === 0) return null;
  return (
    <Folded
      className="min-w-0 text-sm open:w-full"
      summaryClassName="h-8 w-fit rounded-sm pr-2 text-muted hover:text-ink"
      summary={reportTexts.why(relevance)}
    >
      <ul className="grid gap-1 pt-1 pb-1 pl-5 print:pl-0">
        {reasons.map((reason) => (
          <ReasonLine key={`${reason.effect} ${reasonText(reason)}`} reason={reason} />
        ))}
        {lack !== '' && (
          <li className="flex items-start gap-2 text-muted">
            <CircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere">{lack}</span>
          </li>
        )}
        {date && (
          <li className="pl-6 text-muted">{reportTexts.dateFrom(dateOrigins[date.origin])}</li>
        )}
      </ul>
    </Folded>
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
      <span className="wrap-anywhere">{reasonText(reason)}</span>
    </li>
  );
}
