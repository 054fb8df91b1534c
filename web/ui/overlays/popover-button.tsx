import { clsx } from 'clsx';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button.tsx';

type PopoverButtonProps = {
  /** What the button opens; it names the popover as well. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly buttonClassName?: string;
  readonly className?: string;
  /** Rendered only while the popover is open, so that it always shows the latest. */
  readonly children: () => ReactNode;
};

/** An icon button in the header with a popover below it. */
export function PopoverButton(props: PopoverButtonProps): ReactElement {
  const { label, icon, buttonClassName, className, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className={buttonClassName}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        {icon}
      </Button>
      <section
        id={id}
        popover="auto"
        onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
        aria-label={label}
        className={clsx(
          'inset-auto right-3 w-80 max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-surface text-ink shadow-float',
          className,
        )}
      >
        {isOpen && children()}
      </section>
    </>
  );
}
