import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { INPUT_STYLE } from '../../ui/forms/text-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { tokenTexts } from './token-texts.ts';

/** A new token, this once. */
export function MadeToken(props: {
  readonly secret: string;
  readonly onDone: () => void;
}): ReactElement {
  const { secret, onDone } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async (): Promise<void> =>
    setOutcome((await copyText(secret)) ? 'copied' : 'refused');
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={tokenTexts.made}>
        <p>{tokenTexts.madeLead}</p>
      </Notice>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="w-fit text-sm font-medium">
          {tokenTexts.secret}
        </label>
        <textarea
          id={id}
          readOnly
          ref={field}
          rows={3}
          value={secret}
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${INPUT_STYLE} resize-none border-edge py-2 font-mono break-all`}
        />
      </div>
      <output className="text-sm empty:hidden">
        {outcome === 'refused' && tokenTexts.notCopied}
        {outcome === 'copied' && <span className="sr-only">{tokenTexts.copied}</span>}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={outcome === 'copied' ? Check : Copy}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? tokenTexts.copied : tokenTexts.copy}
        </Button>
        <Button onClick={onDone}>{tokenTexts.done}</Button>
      </div>
    </div>
  );
}
