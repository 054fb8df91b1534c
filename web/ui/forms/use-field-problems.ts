import { useState, type InputEvent } from 'react';
import { focusField } from './form-fields.ts';

/** What is wrong with a form, by field and in its order; nothing for a field that is fine. */
type ProblemsOf<Field extends string> = { readonly [Name in Field]?: string };

/** The problems a form shows beside its fields. */
export type FieldProblems<Values, Field extends string> = {
  readonly problemOf: (field: Field) => string | undefined;
  /** Names every problem and leads to the first; answers the values of a form without any, otherwise `null`. */
  readonly check: (form: HTMLFormElement) => Values | null;
  /** Takes back what has been cured. What goes wrong meanwhile is only named by the next check. */
  readonly recheck: (form: HTMLFormElement) => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
};

/** Checks a form when it is sent, and lets each problem go as soon as it is cured. */
export function useFieldProblems<Values, Field extends string>(
  valuesIn: (form: HTMLFormElement) => Values,
  problemsOf: (values: Values) => ProblemsOf<Field>,
): FieldProblems<Values, Field> {
  const [found, setFound] = useState<ProblemsOf<Field>>({});
  const [named, setNamed] = useState<readonly string[]>([]);

  function name(problems: ProblemsOf<Field>, fields: readonly string[]): void {
    setFound(problems);
    setNamed(fields);
  }

  function recheck(form: HTMLFormElement): void {
    if (named.length === 0) return;
    const problems = problemsOf(valuesIn(form));
    name(
      problems,
      Object.keys(problems).filter((field) => named.includes(field)),
    );
  }

  return {
    problemOf: (field) => (named.includes(field) ? found[field] : undefined),
    check(form) {
      const values = valuesIn(form);
      const problems = problemsOf(values);
      const fields = Object.keys(problems);
      name(problems, fields);
      const [first] = fields;
      if (first === undefined) return values;
      focusField(form, first);
      return null;
    },
    recheck,
    onInput: ({ currentTarget }) => recheck(currentTarget),
  };
}
