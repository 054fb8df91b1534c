import { Copy } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { BriefLine, OpenerLine } from '#engine';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { Proof } from './proof.tsx';
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
          <li
            key={lineKey(line)}
            className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2.5"
          >
            <OpenerText
              text={tone === 'warm' && line.warm !== '' ? line.warm : line.text}
              number={index + 1}
            />
            <Proof line={line} />
          </li>
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

function OpenerText(props: { readonly text: string; readonly number: number }): ReactElement {
  const { text, number } = props;
  return (
    <div className="flex flex-col items-start justify-between gap-x-3 gap-y-2 sm:flex-row">
      <p className="max-w-prose text-pretty wrap-anywhere">{text}</p>
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
  );
}

/** What distinguishes the lines of one part. */
export function lineKey({ text, resultId, quote }: BriefLine): string {
  return `${resultId} ${text} ${quote}`;
}
