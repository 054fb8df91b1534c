import { useId, useState, type ReactElement } from 'react';
import { dayText, eventKindLabel, type Citation, type EventLine } from '#engine';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { lineKey } from './opener-list.tsx';
import { Proof, SourceLink } from './proof.tsx';
import { Quote } from './quote.tsx';
import { briefTexts } from './texts.ts';

/** What has happened: the sentence that says so, and under it what kind of event it is, when it was and who reports it. */
export function EventList({ lines }: { readonly lines: readonly EventLine[] }): ReactElement {
  return (
    <ul className="grid gap-3.5">
      {lines.map((line) => (
        <Event key={lineKey(line)} line={line} />
      ))}
    </ul>
  );
}

function Event({ line }: { readonly line: EventLine }): ReactElement {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const others = line.sources.filter(({ url, quote }) => url !== line.url || quote !== line.quote);
  return (
    <li className="grid gap-1 break-inside-avoid">
      <Quote words={line.quote} className="font-medium" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-faint">
        <Badge tone={toneOf(line)}>{eventKindLabel(line.kind)}</Badge>
        <EventDay line={line} />
        <span aria-hidden>{briefTexts.separator}</span>
        <SourceLink line={line} />
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={briefTexts.otherSources(others.length)}
            onClick={() => setIsOpen(!isOpen)}
            className="rounded-full bg-hover px-2 text-xs font-medium text-muted tabular-nums hover:text-ink print:hidden"
          >
            {briefTexts.more(others.length)}
          </button>
        )}
      </p>
      {others.length > 0 && (
        <div id={id} className={isOpen ? '' : 'hidden print:block'}>
          <OtherSources sources={others} />
        </div>
      )}
    </li>
  );
}

function OtherSources({ sources }: { readonly sources: readonly Citation[] }): ReactElement {
  return (
    <ul className="grid gap-2 border-l-2 border-line py-1 pl-3">
      {sources.map((source) => (
        <li key={`${source.url} ${source.quote}`}>
          <Proof line={source} />
        </li>
      ))}
    </ul>
  );
}

/** The event's own day; where no page says it, when it was reported. */
function EventDay({ line }: { readonly line: EventLine }): ReactElement {
  const { happenedOn, date } = line;
  if (happenedOn) return <time dateTime={happenedOn.day}>{dayText(happenedOn)}</time>;
  if (date === null) return <span>{uiTexts.dateUnknown}</span>;
  return <time dateTime={date.day}>{briefTexts.reported(dayText(date))}</time>;
}

/** Who comes and goes is what a salesperson must not miss. */
function toneOf({ kind, subject }: EventLine): BadgeTone {
  if (subject === 'person') return kind === 'departure' ? 'warning' : 'accent';
  return 'neutral';
}
