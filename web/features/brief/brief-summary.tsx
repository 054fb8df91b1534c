import type { ReactElement } from 'react';
import type { Brief, BriefLine } from '#engine';
import { Whereabouts } from './proof.tsx';
import { briefTexts } from './texts.ts';

/** The brief in a glance: the weightiest line of who, why now and openers, each in one row with its source. */
export function BriefSummary({ brief }: { readonly brief: Brief }): ReactElement {
  const parts = briefTexts.parts;
  const rows = [
    { title: parts.who, line: brief.who[0] },
    { title: parts.whyNow, line: brief.whyNow[0] },
    { title: parts.openers, line: brief.openers[0] },
    { title: parts.topics, line: brief.topics[0] },
  ].flatMap(({ title, line }) => (line === undefined ? [] : [{ title, line }]));
  return (
    <dl className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[5rem_minmax(0,1fr)] print:hidden">
      {rows.slice(0, ROWS).map(({ title, line }) => (
        <Row key={title} title={title} line={line} />
      ))}
    </dl>
  );
}

const ROWS = 3;

function Row(props: { readonly title: string; readonly line: BriefLine }): ReactElement {
  const { title, line } = props;
  return (
    <>
      <dt className="text-xs leading-6 font-semibold tracking-wide text-faint uppercase">
        {title}
      </dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:mb-1">
        <span
          className="min-w-0 flex-1 basis-52 font-medium max-sm:line-clamp-2 sm:truncate"
          title={line.text}
        >
          {line.text}
        </span>
        <Whereabouts line={line} />
      </dd>
    </>
  );
}
