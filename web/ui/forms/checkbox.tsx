import { useId, type ReactElement } from 'react';

/** A labelled checkbox, with an optional hint below it; the whole label can be pressed. */
export function Checkbox(props: {
  readonly label: string;
  /** Read out with the label. */
  readonly hint?: string | undefined;
  readonly describedBy?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): ReactElement {
  const { label, hint, describedBy, isOn, onChange } = props;
  const id = useId();
  return (
    <div className="grid text-sm">
      <label className="flex min-h-6 w-fit cursor-pointer gap-2.5 py-0.5 font-medium max-sm:py-3 pointer-coarse:py-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={hint === undefined ? describedBy : id}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="pl-6.5 text-xs text-faint max-sm:-mt-2.5 pointer-coarse:-mt-2.5">
          {hint}
        </p>
      )}
    </div>
  );
}
