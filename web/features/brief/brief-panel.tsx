import { clsx } from 'clsx';
import { useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import {
  BRIEF_PARTS,
  briefInOrder,
  type Brief,
  type BriefLine,
  type Draft,
  type WhoLine,
} from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OpenerList, lineKey } from './opener-list.tsx';
import { Proof, Whereabouts } from './proof.tsx';
import { briefTexts } from './texts.ts';

/** The state of a report's brief. */
type BriefState =
  | { readonly status: 'writing' }
  | { readonly status: 'written'; readonly brief: Brief }
  | { readonly status: 'failed' };

/** A brief with the way to try again after a failure. */
export type BriefControl = { readonly state: BriefState; readonly retry: () => void };

/** Quotations that fit into thirty seconds. */
const SHOWN_AT_FIRST = 2;

/** Held for a brief from the start of a run and kept, so that the report below moves little when it fills. */
const PLACE = 'grid min-h-104 grid-rows-[auto_1fr] print:min-h-0';

type BriefPanelProps = {
  readonly control: BriefControl;
  /** Openers and topics take its order. */
  readonly draft?: Draft | null | undefined;
  /** At the right edge of its heading. */
  readonly aside?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The pages are still being judged: what is proven so far stands there, with places for what may come. */
  readonly isFilling?: boolean;
  /** It has appeared before it was written. */
  readonly isPlaceHeld?: boolean;
};

/**
 * The brief above the report, to be read in thirty seconds: who, why now, openers, in their words, topics; each line
 * with its proof.
 */
export function BriefPanel(props: BriefPanelProps): ReactElement {
  const { control, draft, aside, headingRef, isFilling = false, isPlaceHeld = false } = props;
  return (
    <Panel
      title={briefTexts.title}
      headingRef={headingRef}
      className={clsx('brief', isPlaceHeld && PLACE, isFilling && 'print:hidden')}
      aside={aside}
    >
      {isFilling ? <Filling state={control.state} /> : <Content control={control} draft={draft} />}
    </Panel>
  );
}

function Filling({ state }: { readonly state: BriefState }): ReactElement {
  const brief = state.status === 'written' && !isEmpty(state.brief) ? state.brief : null;
  return (
    <div className="grid gap-5" aria-busy>
      {brief && <Parts brief={brief} />}
      <LinesToCome label={brief ? briefTexts.more : briefTexts.toCome} />
    </div>
  );
}

function Content(props: Pick<BriefPanelProps, 'control' | 'draft'>): ReactElement {
  const { state, retry } = props.control;
  if (state.status === 'writing') return <LinesToCome label={briefTexts.writing} />;
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
  return isEmpty(state.brief) ? (
    <Nothing />
  ) : (
    <Parts brief={briefInOrder(state.brief, props.draft)} />
  );
}

const BAR = 'h-3.5 rounded-sm bg-hover motion-safe:animate-pulse';

/** Where lines of the brief will be; `label` says what they wait for. */
function LinesToCome({ label }: { readonly label: string }): ReactElement {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{label}</p>
      <div className={`${BAR} w-3/4`} />
      <div className={`${BAR} w-2/3`} />
    </div>
  );
}

function isEmpty(brief: Brief): boolean {
  return BRIEF_PARTS.every((part) => brief[part].length === 0);
}

function Nothing(): ReactElement {
  return (
    <div className="grid h-full content-center justify-items-center gap-1 text-center text-sm">
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
          {briefTexts.moreQuotes(lines.length - shown.length)}
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
