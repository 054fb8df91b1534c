import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { Spinner } from './spinner.tsx';
import { uiTexts } from './texts.ts';

const BASE =
  'inline-flex shrink-0 items-center max-sm:min-h-11 pointer-coarse:min-h-11 justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none not-disabled:not-aria-disabled:active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60';

const VARIANTS = {
  primary: 'bg-accent text-on-accent shadow-panel hover:bg-accent-strong',
  secondary: 'border border-edge/60 bg-surface text-ink shadow-panel hover:bg-hover',
  quiet: 'text-muted hover:bg-hover hover:text-ink',
  danger: 'border border-danger/50 bg-surface text-danger hover:bg-danger-soft',
} as const;

const SIZES = {
  sm: 'h-8 px-3 text-sm',
  md: 'h-9 px-4 text-base',
  lg: 'h-10 px-5 text-base',
  icon: 'size-8',
} as const;

type ButtonLook = {
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
};

/** The style of a button, also for links that act like one. */
export function buttonStyle(
  look: ButtonLook & { readonly className?: string | undefined } = {},
): string {
  const { variant = 'secondary', size = 'md', className } = look;
  return clsx(BASE, VARIANTS[variant], SIZES[size], className);
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Work is under way: the button stays where it is, shows a spinner and cannot be pressed again. */
    readonly isBusy?: boolean;
    /** Before the words; the spinner takes its place. */
    readonly icon?: LucideIcon;
  };

/** A button. */
export function Button(props: ButtonProps): ReactElement {
  const { variant, size, className, isBusy = false, icon: Icon, ...button } = props;
  return (
    <button
      {...button}
      type={button.type === 'submit' ? 'submit' : 'button'}
      disabled={button.disabled === true || isBusy}
      className={buttonStyle({ variant, size, className })}
    >
      {isBusy ? <Spinner /> : Icon && <Icon aria-hidden className="size-4" />}
      {button.children}
    </button>
  );
}

/** A button that is an icon alone; `label` is read out. */
export function IconButton(
  props: ButtonProps & { readonly icon: LucideIcon; readonly label: string },
): ReactElement {
  const { label, ...button } = props;
  return <Button variant="quiet" size="icon" aria-label={label} {...button} />;
}

/** Beside what went wrong: the way to try again. */
export function TryAgainButton(props: ButtonProps): ReactElement {
  return (
    <Button {...props} size="sm">
      {uiTexts.tryAgain}
    </Button>
  );
}
