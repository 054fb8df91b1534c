import { clsx } from 'clsx';
import { useId, type ReactElement, type TextareaHTMLAttributes } from 'react';
import { FieldLabel, INPUT_STYLE } from './text-field.tsx';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
  readonly label: string;
};

/** Several labelled lines of free text that grow with what is typed. */
export function TextArea({ label, ...rest }: TextAreaProps): ReactElement {
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
