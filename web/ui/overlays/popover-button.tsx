import { clsx } from 'clsx';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useEscape } from './use-escape.ts';

/** A button in the header with a popover below it. */
export function PopoverButton(props: {
  /** What the button opens; it names the popover as well. */
  readonly label: string;
  /** What is written on the button; a part of the label, so that it can be spoken. */
  readonly trigger: ReactNode;
  readonly buttonClassName?: string;
  readonly className?: string;
  /** Rendered only while the popover is open, so that it always shows the latest. */
  readonly children: (close: () => void) => ReactNode;
}): ReactElement {
  const { label, trigger, buttonClassName, className, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => document.getElementById(id)?.hidePopover();
  // The browser would close it as well, but leave the key to whatever else listens to it.
  useEscape(isOpen, close);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={clsx('max-sm:px-2', buttonClassName)}
        popoverTarget={id}
        aria-label={label}
      >
        {trigger}
      </Button>
      <section
        id={id}
        popover="auto"
        onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
        aria-label={label}
        className={clsx(
          'inset-auto right-[max(0.75rem,calc((100vw-80rem)/2+1.5rem))] w-80 max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-surface text-ink shadow-float',
          className,
        )}
      >
        {isOpen && children(close)}
      </section>
    </>
  );
}
