import { clsx } from 'clsx';
import { useId, useState, type ReactElement } from 'react';
import { dayText, eventKindLabel, quoteAsRead, type Citation, type EventLine } from '#engine';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { FoldedList } from '../../ui/unfolding/folded-list.tsx';
import { lineKey } from './opener-list.tsx';
import { Proof, SourceLink } from './proof.tsx';
import { Quote } from './quote.tsx';
import { briefTexts } from './texts.ts';

/** Events that are seen at first: as many as one reads before writing. */
const SHOWN_AT_FIRST = 6;

/** What has happened: the sentence that says so, and under it what kind of event it is, when it was and who reports it. */
export function EventList({ lines }: { readonly lines: readonly EventLine[] }): ReactElement {
  return (
    <FoldedList
      rows={lines.map((line) => ({ key: lineKey(line), content: <Event line={line} /> }))}
      shownAtFirst={SHOWN_AT_FIRST}
      more={briefTexts.moreEvents}
      className="gap-3.5"
      rowClassName="gap-1"
    />
  );
}

function Event({ line }: { readonly line: EventLine }): ReactElement {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const others = otherPages(line);
  return (
    <>
      <Quote words={quoteAsRead(line.quote)} resultId={line.resultId} className="font-medium">
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          <Badge tone={toneOf(line)}>{labelOf(line)}</Badge>
          <EventDay line={line} />
        </span>
        <span className="flex min-w-0 items-center gap-x-1.5">
          <SourceLink line={line} />
          {others.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={briefTexts.otherSources(others.length)}
              onClick={() => setIsOpen(!isOpen)}
              className="min-h-6 shrink-0 rounded-sm max-sm:-my-3 pointer-coarse:-my-3 print:hidden"
            >
              <span className="rounded-full bg-hover px-2 py-px text-xs font-medium text-muted tabular-nums hover:text-ink">
                {briefTexts.moreSources(others.length)}
              </span>
            </button>
          )}
        </span>
      </Quote>
      {others.length > 0 && (
        <ul
          id={id}
          className={clsx(
            'gap-2 border-l-2 border-line py-1 pl-3 print:grid',
            isOpen ? 'grid' : 'hidden',
          )}
        >
          {others.map((source) => (
            <li key={source.resultId}>
              <Proof line={source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The other pages that report an event, each with the first of its sentences. */
function otherPages({ resultId, sources }: EventLine): readonly Citation[] {
  const first = new Map(sources.toReversed().map((source) => [source.resultId, source]));
  return sources.filter(
    (source) => source.resultId !== resultId && first.get(source.resultId) === source,
  );
}

/** The event's own day; where no page says it, when it was reported. */
function EventDay({ line }: { readonly line: EventLine }): ReactElement {
  const { happenedOn, date } = line;
  if (happenedOn) return <time dateTime={happenedOn.day}>{dayText(happenedOn)}</time>;
  if (date === null) return <span>{uiTexts.dateUnknown}</span>;
  return <time dateTime={date.day}>{briefTexts.reported(dayText(date))}</time>;
}

/** Events saved before they had a kind say in their text what they are. */
function labelOf({ kind, sources, text }: EventLine): string {
  return kind === 'other' && sources.length === 0 ? text : eventKindLabel(kind);
}

/** Who comes and goes is what a salesperson must not miss. */
function toneOf({ kind, subject }: EventLine): BadgeTone {
  if (subject === 'person') return kind === 'departure' ? 'warning' : 'accent';
  return 'neutral';
}
