import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactElement, type SelectHTMLAttributes } from 'react';
import { FieldLabel } from './text-field.tsx';

type SelectProps = SelectHTMLAttributes<HTMLSelectElement>;

/** A choice among options, drawn alike in every browser. The caller names it by `aria-label`. */
export function Select(props: SelectProps): ReactElement {
  const { className, ...rest } = props;
  return (
    <span className="relative inline-grid min-w-0 items-center">
      <select
        {...rest}
        className={clsx(
          'min-w-0 appearance-none rounded-md border border-edge pr-8 text-ink transition-colors [&>option]:bg-surface',
          className,
        )}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-2.5 size-4 text-muted"
      />
    </span>
  );
}

/** The same with a label above it. */
export function SelectField({
  label,
  ...rest
}: SelectProps & { readonly label: string }): ReactElement {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        className="h-9 bg-sunken pl-3 text-lg hover:border-ink/60 sm:text-base"
        {...rest}
        id={id}
      />
    </div>
  );
}
