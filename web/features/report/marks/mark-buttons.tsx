import { UserCheck, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Mark } from '#engine';
import { buttonStyle } from '../../../ui/button.tsx';
import { reportTexts } from '../texts.ts';

const texts = reportTexts.marks;

const MARKS = [
  { mark: 'them', icon: UserCheck, pressed: 'text-accent bg-accent-soft' },
  { mark: 'other', icon: UserX, pressed: 'text-danger bg-danger-soft' },
] as const;

type MarkButtonsProps = {
  readonly title: string;
  readonly mark: Mark | null;
  /** `null` takes the mark back. */
  readonly onMark: (mark: Mark | null) => void;
};

/** 'This is the one' and 'Not this person'; pressing the active one again takes the mark back. */
export function MarkButtons({ title, mark: said, onMark }: MarkButtonsProps): ReactElement {
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      {MARKS.map(({ mark, icon: Icon, pressed }) => (
        <button
          key={mark}
          type="button"
          data-mark={mark}
          aria-pressed={said === mark}
          aria-label={texts.markOf(texts[mark], title)}
          onClick={() => onMark(said === mark ? null : mark)}
          className={buttonStyle({
            variant: 'quiet',
            size: 'sm',
            className: `gap-1.5 px-2 ${said === mark ? pressed : ''}`,
          })}
        >
          <Icon aria-hidden className="size-4" />
          {texts[mark]}
        </button>
      ))}
    </div>
  );
}
