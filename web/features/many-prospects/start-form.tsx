import { Play } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactElement, type SubmitEvent } from 'react';
import { USUAL_RUN_CREDITS, USUAL_RUN_CREDITS_TOTAL } from '#engine';
import { Button } from '../../ui/button.tsx';
import { creditsLimitFrom } from '../../ui/forms/credits-limit.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { manyTexts } from './texts.ts';

const texts = manyTexts.preview;
const { scraperapi, firecrawl } = USUAL_RUN_CREDITS;

/** What a list may cost, its limit, and its start. */
export function StartForm(props: {
  readonly count: number;
  readonly isFree: boolean;
  /** Why it cannot start yet. */
  readonly lack?: string | undefined;
  readonly onStart: (creditsMax: number | null) => void;
}): ReactElement {
  const { count, isFree, lack, onStart } = props;
  const lackId = useId();
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const limit = creditsLimitFrom(fieldText(new FormData(event.currentTarget), 'limit'));
    setProblem(limit === undefined ? texts.limitInvalid : undefined);
    if (limit !== undefined) onStart(limit);
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-3">
      <p className="text-sm">
        {isFree ? texts.free : texts.cost(count * scraperapi, count * firecrawl)}
      </p>
      {!isFree && <LimitField name="limit" error={problem} />}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        icon={Play}
        disabled={lack !== undefined}
        aria-describedby={lackId}
      >
        {texts.start(count)}
      </Button>
      <p id={lackId} className="text-sm text-muted empty:hidden">
        {lack}
      </p>
    </form>
  );
}

/** Where the limit of a list is typed. */
export function LimitField(
  props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>,
): ReactElement {
  return (
    <TextField
      {...props}
      label={texts.limit}
      hint={texts.limitHint(USUAL_RUN_CREDITS_TOTAL)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
