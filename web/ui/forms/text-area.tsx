import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactElement } from 'react';
import { FieldLabel, INPUT_STYLE } from './text-field.tsx';

/** Several labelled lines of free text that grow with what is typed. */
export function TextArea(
  props: Omit<ComponentProps<'textarea'>, 'id' | 'className'> & { readonly label: string },
): ReactElement {
  const { label, ...rest } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <textarea
        {...rest}
        id={id}
        className={clsx(INPUT_STYLE, 'field-sizing-content max-h-60 min-h-16 border-edge py-2')}
      />
    </div>
  );
}
