import { clsx } from 'clsx';
import { useId, type ReactElement, type ReactNode } from 'react';
import {
  BRIEF_PARTS,
  EMPTY_BRIEF,
  briefInOrder,
  inQuotationMarks,
  isBriefWritten,
  quoteAsRead,
  type Brief,
  type BriefLine,
  type Draft,
} from '#engine';
import { TryAgainButton } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useLanguageOf } from '../../ui/quoted-pages.ts';
import { FoldedList } from '../../ui/unfolding/folded-list.tsx';
import { EventList } from './event-list.tsx';
import { OpenerList, lineKey } from './opener-list.tsx';
import { Proof } from './proof.tsx';
import { BAR, LinePlaces, AskedQuestion } from './quote.tsx';
import { briefTexts } from './texts.ts';
import { WhoList } from './who-list.tsx';

type BriefState =
  | { readonly status: 'writing' }
  | { readonly status: 'written'; readonly brief: Brief }
  | { readonly status: 'failed' };

const PART_TITLE = 'text-xs font-semibold tracking-wide text-faint uppercase';

/** Quotations that fit into thirty seconds. */
const SHOWN_AT_FIRST = 3;

type BriefPanelProps = {
  /** 'Brief' when left out: where several are on a page, whose each is. */
  readonly title?: string;
  readonly lead?: ReactNode;
  /** With the way to try again after a failure; a saved brief has none. */
  readonly control: { readonly state: BriefState; readonly retry?: () => void };
  /** Openers and topics take its order. */
  readonly draft?: Draft | null | undefined;
  /** The pages are still being judged: the first lines alone, so that the results below stay where they are. */
  readonly isFilling?: boolean;
};

/** The brief above the report, to be read in thirty seconds; each line has its proof. */
export function BriefPanel(props: BriefPanelProps): ReactElement {
  const { title, lead, control, draft, isFilling = false } = props;
  return (
    <Panel
      title={title ?? briefTexts.title}
      lead={lead}
      aside={isFilling && <p className="text-sm text-muted">{briefTexts.toFollow}</p>}
      className={clsx('flat-print', isFilling && 'print:hidden')}
    >
      {isFilling ? (
        <FirstLines state={control.state} />
      ) : (
        <Content control={control} draft={draft} />
      )}
    </Panel>
  );
}

/** The first line of each part at a place of its own, whatever has come. Who it is, the head of the report says. */
function FirstLines({ state }: { readonly state: BriefState }): ReactElement {
  const { whyNow, openers, inTheirWords } = state.status === 'written' ? state.brief : EMPTY_BRIEF;
  const { parts } = briefTexts;
  return (
    <dl aria-busy className="grid gap-1.5 text-sm">
      <FirstLine part={parts.whyNow} line={whyNow[0]} />
      <FirstLine part={parts.openers} line={openers[0]} text={openers[0]?.text} />
      <FirstLine part={parts.inTheirWords} line={inTheirWords[0]} />
    </dl>
  );
}

/** Says the words of its page where it has no text of its own. */
function FirstLine(props: {
  readonly part: string;
  readonly line: BriefLine | undefined;
  readonly text?: string | undefined;
}): ReactElement {
  const { part, line, text } = props;
  const lang = useLanguageOf(text === undefined ? line?.resultId : undefined);
  return (
    <div className="grid h-10 items-center sm:h-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className={PART_TITLE}>{part}</dt>
      <dd lang={lang} className="truncate">
        {line ? (
          (text ?? inQuotationMarks(quoteAsRead(line.quote)))
        ) : (
          <>
            <span className="sr-only">{briefTexts.nothingYet}</span>
            <span aria-hidden className={clsx('block w-2/3', BAR)} />
          </>
        )}
      </dd>
    </div>
  );
}

function Content(props: Pick<BriefPanelProps, 'control' | 'draft'>): ReactElement {
  const { state, retry } = props.control;
  if (state.status === 'writing') return <LinesToCome />;
  if (state.status === 'failed' || !isBriefWritten(state.brief)) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        <p>{briefTexts.failed}</p>
        {retry && <TryAgainButton onClick={retry} />}
      </div>
    );
  }
  if (isEmpty(state.brief)) return <Lack what={briefTexts.empty} why={briefTexts.emptyReason} />;
  return <Parts brief={briefInOrder(state.brief, props.draft)} />;
}

function LinesToCome(): ReactElement {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{briefTexts.writing}</p>
      <LinePlaces />
    </div>
  );
}

function isEmpty(brief: Brief): boolean {
  return BRIEF_PARTS.every((part) => brief[part].length === 0);
}

/** What to write and why now; beside it, where there is room for two columns, what they said. */
function Parts({ brief }: { readonly brief: Brief }): ReactElement {
  const { who, whyNow, inTheirWords, topics, openers } = brief;
  const parts = briefTexts.parts;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-x-10 gap-y-6">
      <div className="grid gap-6">
        <Part title={parts.who} isShown={who.length > 0}>
          <WhoList lines={who} />
        </Part>
        <Part title={parts.whyNow} isShown={whyNow.length > 0}>
          <EventList lines={whyNow} />
        </Part>
        <Part title={parts.openers} isShown>
          {openers.length > 0 ? (
            <OpenerList lines={openers} />
          ) : (
            <Lack what={briefTexts.noOpeners} why={briefTexts.noOpenersHelp} />
          )}
        </Part>
      </div>
      <div className="grid gap-6 empty:hidden">
        <Part title={parts.inTheirWords} isShown={inTheirWords.length > 0}>
          <OwnWordsList lines={inTheirWords} />
        </Part>
        <Part title={parts.topics} isShown={topics.length > 0}>
          <TopicList lines={topics} />
        </Part>
      </div>
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
      <h3 id={id} className={clsx('break-after-avoid', PART_TITLE)}>
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}

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

/** What the person said. The words are their own proof. */
function OwnWordsList({ lines }: { readonly lines: readonly BriefLine[] }): ReactElement {
  const rows = lines.map((line) => ({
    key: lineKey(line),
    content: (
      <>
        <AskedQuestion line={line} />
        <Proof line={line} lines={2} className="" />
      </>
    ),
  }));
  return (
    <FoldedList
      rows={rows}
      shownAtFirst={SHOWN_AT_FIRST}
      className="gap-3"
      rowClassName="gap-0.5 border-l-2 border-accent/40 pl-3"
    />
  );
}
