import { clsx } from 'clsx';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { answerLead, inQuotationMarks, quoteAsRead, type BriefLine } from '#engine';
import { useLanguageOf } from '../../ui/quoted-pages.ts';
import { uiTexts } from '../../ui/texts.ts';
import { briefTexts } from './texts.ts';

/** How many lines of a quote are seen before it is opened; one more where they are short, as on a phone or beside another column. */
const CLAMPS = {
  1: 'line-clamp-1 @max-2xl:line-clamp-2',
  2: 'line-clamp-2 @max-2xl:line-clamp-3',
} as const;

/** The words of a page: their first lines, and the rest on demand, beside where they come from. On paper they are in full. */
export function Quote(props: {
  readonly words: string;
  /** Whose words they are; left out where that is not a page of the report. */
  readonly resultId?: string;
  readonly lines?: keyof typeof CLAMPS;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  const { words, resultId, lines = 2, className, children } = props;
  const id = useId();
  const quote = useRef<HTMLQuoteElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const spacing = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(quote, spacing, isOpen);
  return (
    <div className="@container grid max-w-3xl gap-1 break-inside-avoid">
      <blockquote
        ref={quote}
        id={id}
        lang={useLanguageOf(resultId)}
        className={clsx(
          'text-pretty wrap-anywhere print:line-clamp-none',
          !isOpen && CLAMPS[lines],
          className,
        )}
      >
        {inQuotationMarks(words)}
      </blockquote>
      <span ref={spacing} aria-hidden className="invisible absolute before:content-['n_n']" />
      <div className="dotted text-sm text-faint">
        {children}
        {(isCut || isOpen) && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="rounded-sm text-muted underline max-sm:-my-3 pointer-coarse:-my-3 decoration-edge/60 underline-offset-2 hover:text-ink print:hidden"
          >
            {isOpen ? uiTexts.showLess : briefTexts.showRest}
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether a text has more lines than are seen, measured anew when its width or its spacing (shown by a sample) changes. */
function useIsCut(
  text: RefObject<HTMLElement | null>,
  spacing: RefObject<HTMLElement | null>,
  isOpen: boolean,
): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) return undefined;
    function measure(): void {
      const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
      setIsCut(scrollHeight > clientHeight + 1);
    }
    measure();
    const sizes = new ResizeObserver(measure);
    for (const { current } of [text, spacing]) if (current) sizes.observe(current);
    return () => sizes.disconnect();
  }, [text, spacing, isOpen]);
  return isCut;
}

/** What somebody's words answer, quieter than they are. */
export function AskedQuestion({ line }: { readonly line: BriefLine }): ReactElement | null {
  const lang = useLanguageOf(line.resultId);
  if (line.question === undefined) return null;
  return (
    <p className="max-w-3xl text-sm text-pretty wrap-anywhere text-muted">
      {answerLead(line.question)}{' '}
      <span lang={lang}>{inQuotationMarks(quoteAsRead(line.question))}</span>
    </p>
  );
}

/** A line that is not there yet. */
export const BAR = 'h-3.5 rounded-sm bg-hover motion-safe:animate-pulse';

/** Holds the places of lines that may come. */
export function LinePlaces(): ReactElement {
  return (
    <>
      <div className={`${BAR} w-3/4`} />
      <div className={`${BAR} w-2/3`} />
    </>
  );
}
