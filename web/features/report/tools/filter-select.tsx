import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';

type FilterSelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  /** Value and words of each choice. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
};

/** A small select whose label is for screen readers only; its value is clear enough to the eye. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): ReactElement {
  const { label, value, options, onChange } = props;
  const choose = (chosen: string): void => {
    const option = options.find(([each]) => each === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <span className="relative inline-flex">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="h-8 max-w-44 appearance-none rounded-md border border-edge bg-surface pr-7 pl-2.5 text-sm text-ink transition-colors hover:bg-hover"
      >
        {options.map(([each, words]) => (
          <option key={each} value={each} className="bg-surface text-ink">
            {words}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-2 right-2 size-4 text-muted"
      />
    </span>
  );
}
