import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Brief, BriefLine, WhoLine } from '#engine';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BriefLinesToCome, PLACE } from './brief-to-come.tsx';
import { OpenerList } from './opener-list.tsx';
import { briefTexts } from './texts.ts';
import { lineKey } from './opener-list.tsx';
import { Proof, Whereabouts } from './proof.tsx';
import { Badge } from '../../ui/badge.tsx';

/** The state of a report's brief. */
type BriefState =
  | { readonly status: 'writing' }
  | { readonly status: 'written'; readonly brief: Brief }
  | { readonly status: 'failed' };

/** A brief with the way to try again after a failure. */
export type BriefControl = { readonly state: BriefState; readonly retry: () => void };

const ROWS = 3;

/** Quotations that fit into thirty seconds. */
const SHOWN_AT_FIRST = 2;

/**
 * The brief above the report, to be read in thirty seconds: who, why now, in their words, topics, openers; each line
 * with its proof. Folded it is three lines in the very place that was kept for it during the run, so that the report
 * below stays where it is. `aside` is at the right edge of its heading. Paper gets the whole brief.
 */
export function BriefPanel(props: {
  readonly control: BriefControl;
  readonly aside?: ReactNode;
  readonly isOpenAtFirst?: boolean;
}): ReactElement {
  const { control, aside, isOpenAtFirst = false } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const wholeId = useId();
  const brief = control.state.status === 'written' ? control.state.brief : null;
  const canFold = brief !== null && !isEmpty(brief);
  return (
    <Panel
      title={briefTexts.title}
      className={PLACE}
      aside={
        <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
          {canFold && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={wholeId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? briefTexts.less : briefTexts.whole}
            </Button>
          )}
          {aside}
        </div>
      }
    >
      {canFold && !isOpen && <BriefSummary brief={brief} />}
      <div id={wholeId} className={clsx(canFold && !isOpen && 'hidden print:block')}>
        <Content control={control} />
      </div>
    </Panel>
  );
}

function Content({ control: { state, retry } }: { readonly control: BriefControl }): ReactElement {
  if (state.status === 'writing') return <BriefLinesToCome label={briefTexts.writing} />;
  if (state.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        <p>{briefTexts.failed}</p>
        <Button size="sm" onClick={retry}>
          {briefTexts.retry}
        </Button>
      </div>
    );
  }
  return isEmpty(state.brief) ? <Nothing /> : <Parts brief={state.brief} />;
}

function isEmpty(brief: Brief): boolean {
  return Object.values(brief).every(({ length }) => length === 0);
}

function Nothing(): ReactElement {
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{briefTexts.empty}</p>
      <p className="max-w-prose text-muted">{briefTexts.emptyReason}</p>
    </div>
  );
}

function Parts({ brief }: { readonly brief: Brief }): ReactElement {
  const { who, whyNow, inTheirWords, topics, openers } = brief;
  const parts = briefTexts.parts;
  return (
    <div className="grid gap-5">
      {who.length > 0 && (
        <Part title={parts.who}>
          <WhoList lines={who} />
        </Part>
      )}
      {whyNow.length > 0 && (
        <Part title={parts.whyNow}>
          <ProvenList lines={whyNow} isStrong />
        </Part>
      )}
      {openers.length > 0 && (
        <Part title={parts.openers}>
          <OpenerList lines={openers} />
        </Part>
      )}
      {inTheirWords.length > 0 && (
        <Part title={parts.inTheirWords}>
          <OwnWordsList lines={inTheirWords} />
        </Part>
      )}
      {topics.length > 0 && (
        <Part title={parts.topics}>
          <ProvenList lines={topics} />
        </Part>
      )}
    </div>
  );
}

function Part(props: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xs font-semibold tracking-wide text-faint uppercase">
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}

/** Lines with their proofs under them. */
function ProvenList(props: {
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

/** What the person said. The words are their own proof. */
function OwnWordsList({ lines }: { readonly lines: readonly BriefLine[] }): ReactElement {
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

/** The latest role first and large; what contradicts it is marked, what was earlier is small. */
function WhoList({ lines }: { readonly lines: readonly WhoLine[] }): ReactElement {
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

/** The brief in a glance: the weightiest line of who, why now and openers, each in one row with its source. */
function BriefSummary({ brief }: { readonly brief: Brief }): ReactElement {
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
