import { Copy } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { quoteAsRead, type BriefLine, type OpenerLine } from '#engine';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { useLanguageOf } from '../../ui/quoted-pages.ts';
import { Proof, SourceOf } from './proof.tsx';
import { briefTexts } from './texts.ts';

const TONES = ['plain', 'warm'] as const;
type Tone = (typeof TONES)[number];

/** Ways to begin in the tone the reader likes, each with a button that copies it. */
export function OpenerList({ lines }: { readonly lines: readonly OpenerLine[] }): ReactElement {
  const [tone, setTone] = useState<Tone>('plain');
  const hasTones = lines.some(({ warm }) => warm !== '');
  return (
    <div className="grid gap-2">
      {hasTones && <ToneChoice tone={tone} onTone={setTone} />}
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          <Opener
            key={lineKey(line)}
            line={line}
            text={tone === 'warm' && line.warm !== '' ? line.warm : line.text}
            number={index + 1}
          />
        ))}
      </ol>
    </div>
  );
}

function ToneChoice(props: {
  readonly tone: Tone;
  readonly onTone: (tone: Tone) => void;
}): ReactElement {
  return (
    <fieldset className="flex gap-1 print:hidden">
      <legend className="sr-only">{briefTexts.tone}</legend>
      {TONES.map((tone) => (
        <button
          key={tone}
          type="button"
          aria-pressed={tone === props.tone}
          onClick={() => props.onTone(tone)}
          className={buttonStyle({
            variant: 'quiet',
            size: 'sm',
            className: tone === props.tone ? 'bg-accent-soft text-accent' : '',
          })}
        >
          {briefTexts.tones[tone]}
        </button>
      ))}
    </fieldset>
  );
}

/** What to write and where it comes from. The words of the page follow only where they are not in it already. */
function Opener(props: {
  readonly line: OpenerLine;
  readonly text: string;
  readonly number: number;
}): ReactElement {
  const { line, text, number } = props;
  const quote = quoteAsRead(line.quote);
  const isQuoted = text.includes(quote);
  return (
    <li className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2.5">
      <div className="flex flex-col items-start justify-between gap-x-3 gap-y-2 sm:flex-row">
        <div className="max-w-prose text-pretty wrap-anywhere">
          {isQuoted ? <WithQuote text={text} quote={quote} resultId={line.resultId} /> : text}
        </div>
        <Button
          size="sm"
          className="print:hidden"
          aria-label={briefTexts.copyOpener(number)}
          onClick={() => void copyAndSay(text, { title: briefTexts.copied })}
        >
          <Copy aria-hidden className="size-3.5" />
          {briefTexts.copy}
        </Button>
      </div>
      {isQuoted ? <SourceOf line={line} /> : <Proof line={line} />}
    </li>
  );
}

/** A text that holds the words of a page, which are marked as a quotation in their own language. */
function WithQuote(props: {
  readonly text: string;
  readonly quote: string;
  readonly resultId: string;
}): ReactElement {
  const { text, quote, resultId } = props;
  const lang = useLanguageOf(resultId);
  const start = text.indexOf(quote);
  return (
    <>
      {text.slice(0, start)}
      <blockquote lang={lang} className="inline">
        {quote}
      </blockquote>
      {text.slice(start + quote.length)}
    </>
  );
}

/** What distinguishes the lines of one part. */
export function lineKey({ text, resultId, quote }: BriefLine): string {
  return `${resultId} ${text} ${quote}`;
}
