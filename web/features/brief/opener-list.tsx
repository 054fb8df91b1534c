import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BriefLine } from '#engine';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { Proof } from './proof.tsx';
import { briefTexts } from './texts.ts';

/** Ways to begin, each with a button that copies it. */
export function OpenerList({ lines }: { readonly lines: readonly BriefLine[] }): ReactElement {
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => (
        <li
          key={lineKey(line)}
          className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2.5"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="max-w-prose text-pretty wrap-anywhere">{line.text}</p>
            <Button
              size="sm"
              className="print:hidden"
              aria-label={briefTexts.copyOpener(index + 1)}
              onClick={() => void copyOpener(line.text)}
            >
              <Copy aria-hidden className="size-3.5" />
              {briefTexts.copy}
            </Button>
          </div>
          <Proof line={line} />
        </li>
      ))}
    </ol>
  );
}

async function copyOpener(text: string): Promise<void> {
  if (await copyText(text)) return showToast({ title: briefTexts.copied });
  showToast({
    title: briefTexts.copyFailed,
    description: briefTexts.copyFailedReason,
    tone: 'destructive',
  });
}

/** What distinguishes the lines of one part. */
export function lineKey({ text, resultId, quote }: BriefLine): string {
  return `${resultId} ${text} ${quote}`;
}
