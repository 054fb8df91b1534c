import { useState, type ReactElement } from 'react';
import * as z from 'zod/mini';
import { ROW_CREDITS } from '#engine';
import { TextField } from '../../ui/forms/text-field.tsx';
import { manyTexts } from './texts.ts';

const limitSchema = z.int().check(z.minimum(1));

const texts = manyTexts.preview;

/** The limit of a list that has reached it. */
export function QueueLimit(props: {
  readonly creditsMax: number | null;
  readonly onLimit: (creditsMax: number | null) => void;
}): ReactElement {
  const [problem, setProblem] = useState<string>();

  function change(text: string): void {
    const limit = creditsLimitFrom(text);
    setProblem(limit === undefined ? texts.limitInvalid : undefined);
    if (limit !== undefined) props.onLimit(limit);
  }

  return (
    <div className="max-w-md pt-1">
      <TextField
        label={texts.limit}
        hint={texts.limitHint(ROW_CREDITS)}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={props.creditsMax ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}

/** The whole number of credits in a text, `null` for an empty text; `undefined` when it is no limit. */
export function creditsLimitFrom(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return limitSchema.safeParse(Number(text.trim())).data;
}
