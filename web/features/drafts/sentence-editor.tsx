import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { INPUT_STYLE } from '../../ui/forms/text-field.tsx';
import { draftTexts } from './texts.ts';

const texts = draftTexts.sentence;
const CHARACTERS_PER_ROW = 60;

/** Where the user writes a sentence anew. Escape and 'Cancel' close it with `null`, so that nothing changes; 'Leave out' with ''. */
export function SentenceEditor(props: {
  readonly place: string;
  readonly text: string;
  readonly onClose: (text: string | null) => void;
}): ReactElement {
  const { place, text, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();

  // The user has just asked for it.
  useEffect(() => field.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose(null);
  }

  return (
    <div className="grid gap-2 print:hidden">
      <textarea
        ref={field}
        aria-label={texts.editor(place)}
        aria-describedby={hintId}
        dir="auto"
        rows={Math.ceil(text.length / CHARACTERS_PER_ROW) + 1}
        maxLength={2000}
        defaultValue={text}
        className={`${INPUT_STYLE} border-edge py-2`}
        onKeyDown={onKeyDown}
      />
      <p id={hintId} className="text-xs text-faint">
        {texts.editorHint}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onClose(field.current?.value.trim() ?? null)}>
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onClose(null)}>
          {texts.cancel}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onClose('')}>
          {texts.leaveOut}
        </Button>
      </div>
    </div>
  );
}
