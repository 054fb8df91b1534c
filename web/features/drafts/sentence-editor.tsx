import { useEffect, useEffectEvent, useId, useRef, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { INPUT_STYLE } from '../../ui/forms/text-field.tsx';
import { draftTexts } from './texts.ts';

const texts = draftTexts.sentence;
const CHARACTERS_PER_ROW = 60;

/**
 * Where the user rewrites a sentence. Escape and 'Cancel' close it with `null`, which changes nothing, and 'Leave out' with ''.
 * Leaving the screen saves what was typed; leaving the page asks first.
 */
export function SentenceEditor(props: {
  readonly place: string;
  readonly text: string;
  readonly onClose: (text: string | null) => void;
}): ReactElement {
  const { place, text, onClose } = props;
  const hintId = useId();
  const { field, close } = useEdited(text, onClose);

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
        onKeyDown={({ key }) => key === 'Escape' && close(null)}
      />
      <p id={hintId} className="text-xs text-faint">
        {texts.editorHint}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => close(field.current?.value.trim() ?? null)}>
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => close(null)}>
          {texts.cancel}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => close('')}>
          {texts.leaveOut}
        </Button>
      </div>
    </div>
  );
}

function useEdited(text: string, onClose: (text: string | null) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = useRef(false);

  function close(next: string | null): void {
    isClosed.current = true;
    onClose(next);
  }

  const leave = useEffectEvent((event: Event | null, typed = ''): void => {
    if (isClosed.current || typed === '' || typed === text) return;
    if (event === null) close(typed);
    else event.preventDefault();
  });
  useEffect(() => {
    const area = field.current;
    const ask = (event: Event): void => leave(event, area?.value.trim());
    // The user has just asked for it.
    area?.focus();
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
      leave(null, area?.value.trim());
    };
  }, []);

  return { field, close };
}
