import { useState, type InputEvent, type SubmitEvent } from 'react';
import { focusField } from './form-fields.ts';

type ProblemsOf<Field extends string> = Readonly<Record<Field, string | null>>;

/** Checks a form when it is sent, and lets each problem go as soon as it is cured. `onValid` takes the values of a valid form. */
export function useFieldProblems<Values, Field extends string>(
  valuesIn: (fields: FormData) => Values,
  problemsOf: (values: Values) => ProblemsOf<Field>,
  onValid: (values: Values, form: HTMLFormElement) => void,
): {
  readonly problemOf: (field: Field) => string | undefined;
  /** Takes back what has been cured. What goes wrong meanwhile is only named by the next check. */
  readonly recheck: (form: HTMLFormElement) => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Names every problem and leads to the first. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
} {
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());

  function recheck(form: HTMLFormElement): void {
    if (named.size === 0) return;
    const problems = found(problemsOf(valuesIn(new FormData(form))));
    setNamed(new Map([...problems].filter(([field]) => named.has(field))));
  }

  return {
    problemOf: (field) => named.get(field),
    recheck,
    onInput: ({ currentTarget }) => recheck(currentTarget),
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const values = valuesIn(new FormData(form));
      const problems = found(problemsOf(values));
      setNamed(problems);
      const [first] = problems.keys();
      if (first === undefined) onValid(values, form);
      else focusField(form, first);
    },
  };
}

function found(problems: ProblemsOf<string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === null ? [] : [[field, problem] as const],
    ),
  );
}
