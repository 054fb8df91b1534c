import type { ReactElement } from 'react';
import { lineNumber, type Draft, type DraftPart, type DraftSentence } from '#engine';
import { LineNumber, QuotedLine } from './line-number.tsx';
import { draftTexts } from './texts.ts';

const texts = draftTexts.sentence;

/** How a quote looks, and a word that appears in no source; the legend shows both. */
export const PART_STYLE = {
  quote: 'rounded-sm bg-accent-soft box-decoration-clone px-0.5 text-ink',
  unsourced: 'underline decoration-warning decoration-wavy decoration-from-font underline-offset-4',
} as const;

/** A sentence part by part, in text alone: nothing that a model or a page wrote becomes markup or a link. */
export function SentenceParts(props: {
  readonly sentence: DraftSentence;
  readonly draft: Draft;
  readonly linesId: string;
}): ReactElement {
  const { sentence, draft, linesId } = props;
  return (
    <>
      {sentence.parts
        .map((part, index) => ({ part, key: `${index}` }))
        .map(({ part, key }) => (
          <Part key={key} part={part} draft={draft} linesId={linesId} />
        ))}
    </>
  );
}

function Part(props: {
  readonly part: DraftPart;
  readonly draft: Draft;
  readonly linesId: string;
}): ReactElement {
  const { part, draft, linesId } = props;
  switch (part.kind) {
    case 'text':
      return <span>{part.text}</span>;
    case 'unsourced':
      return (
        <span className={PART_STYLE.unsourced}>
          {part.text}
          <span className="sr-only">{texts.noSource}</span>
        </span>
      );
    case 'missing-quote':
      return <span className="text-warning">{texts.missingQuote(lineNumber(part.lineId))}</span>;
    case 'quote':
      return (
        <>
          <QuotedLine lineId={part.lineId} draft={draft} className={PART_STYLE.quote} />
          <LineNumber lineId={part.lineId} draft={draft} linesId={linesId} />
        </>
      );
    default:
      return part satisfies never;
  }
}
