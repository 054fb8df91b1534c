import { BookOpen, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { LINKS_SCRAPED_MAX, normalizeText, wasRead } from '#engine';
import { Button } from '../../../ui/button.tsx';
import { Folded } from '../../../ui/unfolding/folded.tsx';
import { useRestAfter } from '../../../ui/use-rest-after.ts';
import type { ReadMoreControl, ReportResult } from '../report.ts';
import { reportTexts } from '../texts.ts';
import { UnreadItem } from './unread-item.tsx';

const texts = reportTexts.unread;

type FoundNotReadProps = {
  /** The most promising first. */
  readonly results: readonly ReportResult[];
  readonly known: readonly ReportResult[];
  readonly now: Date;
  readonly further: ReadMoreControl | undefined;
};

/** What the searches found and nobody has read (docs/decisions/072), folded, with the way to read the most promising five or a single one. */
export function FoundNotRead(props: FoundNotReadProps): ReactElement | null {
  const { known, further } = props;
  const { results, copies } = useMemo(
    () => copiesLast(props.results, known),
    [props.results, known],
  );
  const titleId = useId();
  const isReading = further !== undefined && further.reading.length > 0;
  const heading = useFocusAfterReading(isReading);
  const [hasRead, setHasRead] = useState(false);
  if (isReading && !hasRead) setHasRead(true);
  if (results.length === 0 && !hasRead) return null;
  return (
    <section aria-labelledby={titleId} className="border-t border-line bg-sunken">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-1 sm:px-5">
        <div className="grid gap-0.5">
          <h3
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className="flex items-center gap-2 text-base font-medium outline-none"
          >
            {texts.title}
            <span className="rounded-full bg-hover px-1.5 text-xs text-muted tabular-nums">
              {results.length}
            </span>
          </h3>
          <p className="text-sm text-muted">{results.length === 0 ? texts.none : texts.lead}</p>
        </div>
        {further && (results.length > 0 || isReading) && (
          <ReadFive results={results} further={further} />
        )}
      </header>
      <UnreadList {...props} results={results} copies={copies} />
    </section>
  );
}

function UnreadList(
  props: FoundNotReadProps & { readonly copies: ReadonlySet<string> },
): ReactElement | null {
  const { results, copies, now, further } = props;
  if (results.length === 0) return null;
  return (
    <Folded
      className="text-sm"
      summaryClassName="mx-4 min-h-8 w-fit rounded-sm text-muted hover:text-ink sm:mx-5 print:hidden"
      summary={
        <>
          <span className="group-open/folded:hidden">{texts.show(results.length)}</span>
          <span className="hidden group-open/folded:inline">{texts.hide(results.length)}</span>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <li key={result.id} data-unread={result.id} className="break-inside-avoid">
            <UnreadItem
              result={result}
              isCopy={copies.has(result.id)}
              now={now}
              further={further}
            />
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** Headlines shorter than this are alike by chance: 'Our team', 'Annual report 2026'. */
const COPIED_TITLE_LENGTH_MIN = 25;

/** What has the headline of a page that was read, or of one above it, is most likely the same text elsewhere: it comes last. */
function copiesLast(
  results: readonly ReportResult[],
  known: readonly ReportResult[],
): { readonly results: readonly ReportResult[]; readonly copies: ReadonlySet<string> } {
  const titles = new Set(known.filter(wasRead).map(({ title }) => normalizeText(title)));
  const copies = new Set<string>();
  for (const { id, title } of results) {
    const words = normalizeText(title);
    if (title.length >= COPIED_TITLE_LENGTH_MIN && titles.has(words)) copies.add(id);
    titles.add(words);
  }
  return {
    results: results.toSorted(
      (one, other) => Number(copies.has(one.id)) - Number(copies.has(other.id)),
    ),
    copies,
  };
}

/** The button keeps its place, and so the focus, while it reads: then it stops the reading. */
function ReadFive(props: {
  readonly results: readonly ReportResult[];
  readonly further: ReadMoreControl;
}): ReactElement {
  const { results, further } = props;
  const { reading, canRead, costOf, onRead, onStop } = further;
  const next = results.slice(0, LINKS_SCRAPED_MAX).map(({ id }) => id);
  const costId = useId();
  const isReading = reading.length > 0;
  const isResting = useRestAfter(isReading);
  const Icon = isReading ? X : BookOpen;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <span id={costId} className="text-sm text-muted">
        {isReading ? '' : costOf(next.length)}
      </span>
      <output className="text-sm text-muted">{isReading && texts.reading(reading.length)}</output>
      <Button
        size="sm"
        aria-describedby={costId}
        aria-disabled={!canRead || isResting}
        onClick={() => {
          if (isReading) onStop();
          else if (canRead && !isResting) onRead(next);
        }}
        icon={Icon}
      >
        {isReading ? texts.stop : texts.readMore(next.length)}
      </Button>
    </div>
  );
}

/** The button of an entry that was read is gone with it: a focus that was lost so goes to the heading. */
function useFocusAfterReading(isReading: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasReading = useRef(false);
  useEffect(() => {
    const isOver = wasReading.current && !isReading;
    wasReading.current = isReading;
    if (isOver && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [isReading]);
  return heading;
}
