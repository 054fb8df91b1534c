import { Undo2 } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import type { Mark } from '#engine';
import { buttonStyle } from '../../../ui/button.tsx';
import type { ReportResult } from '../report.ts';
import { reportTexts } from '../texts.ts';
import type { MarkStorage } from './use-marks.ts';

const texts = reportTexts.marks;

/** The user's last mark. */
export type LastMark = {
  readonly result: ReportResult;
  readonly mark: Mark;
  readonly before: Mark | null;
};

type MarkBarProps = {
  readonly last: LastMark | null;
  readonly storage: MarkStorage;
  readonly undoRef: Ref<HTMLButtonElement>;
  readonly onUndo: () => void;
};

/** Says what the last mark did and offers to undo it; stays in view as long as the report. A polite live region. */
export function MarkBar({ last, storage, undoRef, onUndo }: MarkBarProps): ReactElement {
  return (
    <div className="sticky bottom-0 z-1 print:hidden">
      <output aria-label={texts.marks} className="block empty:hidden">
        {last && (
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-2.5 text-sm shadow-float sm:px-5">
            <span className="min-w-0 wrap-anywhere">
              {last.mark === 'them'
                ? texts.markedThem(last.result.title)
                : texts.markedOther(last.result.title)}{' '}
              <span className={storage === 'refused' ? 'text-warning' : 'text-muted'}>
                {texts.storage[storage]}
              </span>
            </span>
            <button
              ref={undoRef}
              type="button"
              onClick={onUndo}
              className={buttonStyle({ size: 'sm' })}
            >
              <Undo2 aria-hidden className="size-4" />
              {texts.undo}
            </button>
          </span>
        )}
      </output>
    </div>
  );
}
