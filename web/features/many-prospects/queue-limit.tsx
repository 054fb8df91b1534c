import { useState, type ReactElement } from 'react';
import { creditsLimitFrom } from '../../ui/forms/credits-limit.ts';
import { LimitField } from './start-form.tsx';
import { manyTexts } from './texts.ts';

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
      <LimitField
        error={problem}
        defaultValue={props.creditsMax ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}
