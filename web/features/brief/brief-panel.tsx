import { clsx } from 'clsx';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { BRIEF_PARTS, briefInOrder, type Brief, type BriefLine, type Draft } from '#engine';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TryAgainButton } from '../../ui/try-again-button.tsx';
import { EventList } from './event-list.tsx';
import { OpenerList, lineKey } from './opener-list.tsx';
import { Proof } from './proof.tsx';
import { LinePlaces, AskedQuestion } from './quote.tsx';
import { briefTexts } from './texts.ts';
import { WhoList } from './who-list.tsx';

/** The state of a report's brief. */
type BriefState =
  | { readonly status: 'writing' }
  | { readonly status: 'written'; readonly brief: Brief }
  | { readonly status: 'failed' };

/** A brief with the way to try again after a failure; a saved one is shown as it was written. */
export type BriefControl = { readonly state: BriefState; readonly retry?: () => void };

/** Quotations that fit into thirty seconds. */
const SHOWN_AT_FIRST = 3;

/** Held for a brief from the start of a run and kept, so that the report below moves little when it fills. */
const PLACE = 'grid min-h-104 grid-rows-[auto_1fr] print:min-h-0';

type BriefPanelProps = {
  /** 'Brief' when left out: where several are on a page, whose each is. */
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly control: BriefControl;
  /** Openers and topics take its order. */
  readonly draft?: Draft | null | undefined;
  /** The pages are still being judged: what is proven so far is there, with places for what may come. */
  readonly isFilling?: boolean;
  /** It has appeared before it was written. */
  readonly isPlaceHeld?: boolean;
};

/**
 * The brief above the report, to be read in thirty seconds: who, why now, openers, in their words, topics; each line
 * with its proof.
 */
export function BriefPanel(props: BriefPanelProps): ReactElement {
  const { title, lead, control, draft, isFilling = false, isPlaceHeld = false } = props;
  return (
    <Panel
      title={title ?? briefTexts.title}
      lead={lead}
      className={clsx(
        'brief',
        isPlaceHeld && !isKnownEmpty(control.state, isFilling) && PLACE,
        isFilling && 'print:hidden',
      )}
    >
      {isFilling ? (
        <BriefText state={control.state} />
      ) : (
        <Content control={control} draft={draft} />
      )}
    </Panel>
  );
}

function BriefText({ state }: { readonly state: BriefState }): ReactElement {
  const brief = state.status === 'written' && !isEmpty(state.brief) ? state.brief : null;
  return (
    <div className="grid gap-5" aria-busy>
      {brief && <Parts brief={brief} isWhole={false} />}
      <LinesToCome label={brief ? briefTexts.toFollow : briefTexts.toCome} />
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
        <TryAgainButton onClick={retry} />
      </div>
    );
  }
  if (isEmpty(state.brief)) return <Lack what={briefTexts.empty} why={briefTexts.emptyReason} />;
  return <Parts brief={briefInOrder(state.brief, props.draft)} isWhole />;
}

/** Where lines of the brief will be; `label` says what they wait for. */
function LinesToCome({ label }: { readonly label: string }): ReactElement {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{label}</p>
      <LinePlaces />
    </div>
  );
}

/** An empty brief says so in two lines; the place that was held for more is given back. */
function isKnownEmpty(state: BriefState, isFilling: boolean): boolean {
  return !isFilling && state.status === 'written' && isEmpty(state.brief);
}

function isEmpty(brief: Brief): boolean {
  return BRIEF_PARTS.every((part) => brief[part].length === 0);
}

function Parts(props: { readonly brief: Brief; readonly isWhole: boolean }): ReactElement {
  const { who, whyNow, inTheirWords, topics, openers } = props.brief;
  const parts = briefTexts.parts;
  return (
    <div className="grid gap-6">
      <Part title={parts.who} isShown={who.length > 0}>
        <WhoList lines={who} />
      </Part>
      <Part title={parts.whyNow} isShown={whyNow.length > 0}>
        <EventList lines={whyNow} />
      </Part>
      <Part title={parts.openers} isShown={openers.length > 0 || props.isWhole}>
        {openers.length > 0 ? (
          <OpenerList lines={openers} />
        ) : (
          <Lack what={briefTexts.noOpeners} why={briefTexts.noOpenersHelp} />
        )}
      </Part>
      <Part title={parts.inTheirWords} isShown={inTheirWords.length > 0}>
        <OwnWordsList lines={inTheirWords} />
      </Part>
      <Part title={parts.topics} isShown={topics.length > 0}>
        <TopicList lines={topics} />
      </Part>
    </div>
  );
}

function Lack(props: { readonly what: string; readonly why: string }): ReactElement {
  return (
    <div className="grid gap-0.5">
      <p className="font-medium">{props.what}</p>
      <p className="max-w-prose text-sm text-muted">{props.why}</p>
    </div>
  );
}

function Part(props: {
  readonly title: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}): ReactElement | null {
  const id = useId();
  if (!props.isShown) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3
        id={id}
        className="break-after-avoid text-xs font-semibold tracking-wide text-faint uppercase"
      >
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}

/** What the person deals with: the subject, and the words that prove it. */
function TopicList({ lines }: { readonly lines: readonly BriefLine[] }): ReactElement {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={lineKey(line)} className="grid gap-0.5 break-inside-avoid">
          <p className="font-medium wrap-anywhere">{line.text}</p>
          <Proof line={line} />
        </li>
      ))}
    </ul>
  );
}

/** What the person said. The words are their own proof. On paper, which nobody can unfold, all of them. */
function OwnWordsList({ lines }: { readonly lines: readonly BriefLine[] }): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const folded = isWhole ? 0 : Math.max(0, lines.length - SHOWN_AT_FIRST);
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="grid gap-3">
        {lines.map((line, index) => (
          <li
            key={lineKey(line)}
            className={clsx(
              'gap-0.5 border-l-2 border-accent/40 pl-3 break-inside-avoid print:grid',
              isWhole || index < SHOWN_AT_FIRST ? 'grid' : 'hidden',
            )}
          >
            <AskedQuestion line={line} />
            <Proof line={line} lines={2} className="" />
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3 print:hidden"
          onClick={() => setIsWhole(true)}
        >
          {briefTexts.moreQuotes(folded)}
        </Button>
      )}
    </div>
  );
}
