import { clsx } from 'clsx';
import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value; shown under the field and read out with it. */
  readonly error?: string | undefined;
  /** Controls inside the field's right edge. */
  readonly trailing?: ReactNode;
};

/** The style shared by single-line and multi-line inputs. */
export const INPUT_STYLE =
  'w-full rounded-md border bg-sunken px-3 text-lg text-ink transition-colors hover:border-ink/60 focus-visible:bg-surface aria-invalid:border-danger sm:text-base';

/** One labelled line of text with its hint and its error. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, hint, error, trailing, required, ...rest } = props;
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel htmlFor={id} isRequired={required === true}>
        {label}
      </FieldLabel>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={hint !== undefined || error !== undefined ? `${id}-note` : undefined}
          className={clsx(INPUT_STYLE, 'h-9 border-edge', trailing !== undefined && 'pr-10')}
        />
        {trailing !== undefined && (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

/** A field's label; required ones carry a mark that is not read out, since the field itself says so. */
export function FieldLabel(props: {
  readonly htmlFor: string;
  readonly isRequired?: boolean;
  readonly children: string;
}): ReactElement {
  return (
    <label
      htmlFor={props.htmlFor}
      className={clsx('w-fit text-sm font-medium', props.isRequired === true && 'required-mark')}
    >
      {props.children}
    </label>
  );
}

function FieldNote(props: {
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}): ReactElement | null {
  if (props.error !== undefined) {
    return (
      <p id={props.id} className="text-sm text-danger">
        {props.error}
      </p>
    );
  }
  if (props.hint === undefined) return null;
  return (
    <p id={props.id} className="text-xs text-faint">
      {props.hint}
    </p>
  );
}
