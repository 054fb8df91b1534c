import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formTexts } from './texts.ts';
import type { Filled } from './use-filling.ts';

/** Says which fields were filled, also to who doesn't see it, and takes it back. */
export function FilledNotice(props: {
  readonly filled: Filled | null;
  readonly onUndo: () => void;
}): ReactElement {
  const [isUndone, setIsUndone] = useState(false);
  const { filled } = props;
  const labels = filled?.fields.map((field) => formTexts.fields[field]) ?? [];

  function undo(): void {
    setIsUndone(true);
    props.onUndo();
  }

  return (
    <div
      className={
        filled === null
          ? 'sr-only'
          : 'flex items-center justify-between gap-2 rounded-md bg-accent-soft py-1 pr-1 pl-3 text-sm'
      }
    >
      <output>{filled === null ? isUndone && formTexts.undone : formTexts.filled(labels)}</output>
      {filled !== null && (
        <Button variant="quiet" size="sm" onClick={undo}>
          <Undo2 aria-hidden className="size-4" />
          {formTexts.undo}
        </Button>
      )}
    </div>
  );
}
