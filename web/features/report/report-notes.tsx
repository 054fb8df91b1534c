import type { ReactElement } from 'react';
import { explained, isNothingFound, type RejectedLink, type ServiceFailure } from '#engine';
import { Notice } from '../../ui/layout/notice.tsx';
import { Folded } from '../../ui/unfolding/folded.tsx';
import { reportTexts } from './texts.ts';

/** What went wrong in this run: each service by name, with a remedy. That nothing was found is an answer. */
export function FailureNotes(props: {
  readonly failures: readonly ServiceFailure[];
  /** Nothing real is in the report. */
  readonly isEmpty?: boolean;
}): ReactElement | null {
  const failures = props.failures.filter((failure) => !isNothingFound(failure));
  const notes = [...new Map(failures.map((failure) => [noteKey(failure), failure])).values()];
  if (notes.length === 0) return null;
  const lackKeys = notes.every(({ reason }) => reason === 'missing-key');
  // Somebody was asked and knew nothing: the key of a further service is not what is wrong.
  const isAnswered = props.isEmpty === true && failures.length < props.failures.length;
  if (lackKeys && isAnswered) return <NothingFound notes={notes} />;
  return (
    <Notice tone="warning" title={lackKeys ? reportTexts.keysMissing : reportTexts.failuresTitle}>
      <Notes notes={notes} />
    </Notice>
  );
}

function NothingFound({ notes }: { readonly notes: readonly ServiceFailure[] }): ReactElement {
  return (
    <Notice tone="warning" title={reportTexts.nothingFoundTitle}>
      <p className="pb-1.5">{reportTexts.nothingFoundRemedy}</p>
      <Notes notes={notes} />
    </Notice>
  );
}

function Notes({ notes }: { readonly notes: readonly ServiceFailure[] }): ReactElement {
  return (
    <ul className="grid gap-1.5">
      {notes.map((failure) => (
        <li key={noteKey(failure)} className="wrap-anywhere">
          {explained(failure)}
        </li>
      ))}
    </ul>
  );
}

function noteKey({ service, message }: ServiceFailure): string {
  return `${service} ${message}`;
}

/** Addresses that were found but are not in the report, each with the reason. */
export function RejectedLinks(props: {
  readonly rejected: readonly RejectedLink[];
}): ReactElement | null {
  const { rejected } = props;
  if (rejected.length === 0) return null;
  return (
    <Folded
      className="border-t border-line px-4 text-sm text-muted sm:px-5 print:hidden"
      summaryClassName="gap-2 py-3 w-fit rounded-sm hover:text-ink"
      summary={reportTexts.rejectedTitle(rejected.length)}
    >
      <ul className="grid gap-1.5 pb-4 pl-6">
        {rejected.map(({ url, reason }) => (
          <li key={url} className="wrap-anywhere">
            <span className="text-faint">{url}</span> {reason}
          </li>
        ))}
      </ul>
    </Folded>
  );
}
