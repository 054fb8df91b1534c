import { useState, type ReactElement } from 'react';
import { USUAL_RUN_CREDITS_TOTAL } from '#engine';
import { formatCount } from '../../../ui/format.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { creditsLimitFrom } from '../../../ui/forms/credits-limit.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useFreeServices } from '../free-services/use-free-services.ts';
import { requestTexts } from '../requests/texts.ts';
import { sourceTexts } from '../sources/texts.ts';
import { useCompanySources } from '../sources/use-company-sources.ts';
import { CREDITS_LIMIT_MAX, type RunSettings } from './run-settings.ts';

/** What only those read who open the options. */
const fieldTexts = {
  freshLabel: 'Ignore cached results',
  freshHint:
    'Otherwise, pages read in the last 7 days and searches from the last 24 hours are reused at no cost.',
  freeLabel: 'Use free services when no API key is set',
  freeHint:
    'Firecrawl, Tavily and Exa then learn the name and company you research. While this is on, Wikidata learns the company, also with keys.',
  limitLabel: 'Credit limit',
  limitHint: (amount: string): string =>
    `The run stops before it would use more, counting all services together. A run usually uses ${amount}. Leave empty for no limit.`,
  limitInvalid: (max: number): string =>
    `Please enter a whole number from 1 to ${formatCount(max)}, or leave the field empty.`,
} as const;

/** The options themselves. */
export function RunOptionsFields(props: {
  readonly chosen: RunSettings;
  readonly onChoose: (changed: Partial<RunSettings>) => void;
}): ReactElement {
  const { chosen, onChoose } = props;
  const { isOffered, answer, write } = useFreeServices();
  const sources = useCompanySources();
  return (
    <div className="grid gap-4 px-4 pt-2 pb-4 sm:px-5">
      <Checkbox
        label={fieldTexts.freshLabel}
        hint={fieldTexts.freshHint}
        isOn={chosen.isFresh}
        onChange={(isFresh) => onChoose({ isFresh })}
      />
      {isOffered && (
        <Checkbox
          label={fieldTexts.freeLabel}
          hint={fieldTexts.freeHint}
          isOn={answer === 'yes'}
          onChange={(isOn) => write(isOn ? 'yes' : 'no')}
        />
      )}
      {sources.offered.map((family) => (
        <Checkbox
          key={family}
          label={sourceTexts(family, sources.relayed).label}
          hint={sourceTexts(family, sources.relayed).learns}
          isOn={sources.asked.includes(family)}
          onChange={(isOn) => sources.write(family, isOn ? 'yes' : 'no')}
        />
      ))}
      <LimitField
        creditsMax={chosen.creditsMax}
        onChange={(creditsMax) => onChoose({ creditsMax })}
      />
    </div>
  );
}

/** A text that is not a limit stays in the field with what is wrong with it; the limit chosen before still holds. */
function LimitField(props: {
  readonly creditsMax: number | null;
  readonly onChange: (creditsMax: number | null) => void;
}): ReactElement {
  const { creditsMax } = props;
  const [text, setText] = useState(creditsMax?.toString() ?? '');
  const [shown, setShown] = useState(creditsMax);
  const typedLimit = creditsLimitFrom(text, CREDITS_LIMIT_MAX);
  if (creditsMax !== shown) {
    setShown(creditsMax);
    // It was set elsewhere, unless it is what was just typed.
    if (typedLimit !== creditsMax) setText(creditsMax?.toString() ?? '');
  }

  function type(typed: string): void {
    setText(typed);
    const limit = creditsLimitFrom(typed, CREDITS_LIMIT_MAX);
    if (limit !== undefined) props.onChange(limit);
  }

  return (
    <TextField
      label={fieldTexts.limitLabel}
      hint={fieldTexts.limitHint(requestTexts.credits(USUAL_RUN_CREDITS_TOTAL))}
      error={typedLimit === undefined ? fieldTexts.limitInvalid(CREDITS_LIMIT_MAX) : undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
