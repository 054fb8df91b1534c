import { clsx } from 'clsx';
import { useId, useState, type ReactElement } from 'react';
import { lineNumber, quotedLine, type Draft } from '#engine';
import { useEscape } from '../../ui/overlays/use-escape.ts';
import { useLanguageOf } from '../../ui/quoted-pages.ts';
import { draftTexts } from './texts.ts';

/** The number of a quoted line; it shows the quote and leads to it. */
export function LineNumber(props: {
  readonly lineId: string;
  readonly draft: Draft;
  readonly linesId: string;
}): ReactElement {
  const { lineId, draft, linesId } = props;
  const quoteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const number = lineNumber(lineId);
  const open = (): void => setIsOpen(true);
  const close = (): void => setIsOpen(false);
  useEscape(isOpen, close);
  return (
    <span
      className="print:hidden"
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
    >
      <button
        type="button"
        aria-label={draftTexts.view.line(number)}
        aria-describedby={quoteId}
        className="in-text relative ml-1 inline-flex h-5 min-w-5 items-center justify-center rounded-sm bg-accent-soft px-1 align-text-bottom text-xs text-accent tabular-nums after:absolute after:-inset-1 hover:bg-hover pointer-coarse:after:-inset-3"
        onClick={() => document.getElementById(`${linesId}-${lineId}`)?.focus()}
      >
        {number}
      </button>
      <span
        id={quoteId}
        role="tooltip"
        // Without a top of its own it begins below the line of its number, so that the pointer reaches it on the way down.
        className={clsx(
          'absolute inset-x-0 z-10 rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-float',
          isOpen ? 'block' : 'hidden',
        )}
      >
        <QuotedLine lineId={lineId} draft={draft} />
      </span>
    </span>
  );
}

/** A quoted line in quotation marks, to be spoken in the language of its page. */
export function QuotedLine(props: {
  readonly lineId: string;
  readonly draft: Draft;
  readonly className?: string;
}): ReactElement {
  const { lineId, draft, className } = props;
  const language = useLanguageOf(draft.lines.find(({ id }) => id === lineId)?.resultId);
  return (
    <span lang={language} className={className}>
      {quotedLine(lineId, draft)}
    </span>
  );
}
