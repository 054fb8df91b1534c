import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { USUAL_RUN_CREDITS } from '#engine';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { freeServicesTexts } from '../free-services/texts.ts';
import { useFreeServices } from '../free-services/use-free-services.ts';
import { useResearchSession } from '../run/research-context.ts';
import { timelineTexts } from '../timeline/texts.ts';
import { CREDITS_LIMIT_MAX, creditsLimitFrom } from './run-settings.ts';
import type { RunSettings } from './run-settings.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.options;
const USUAL_CREDITS = USUAL_RUN_CREDITS.scraperapi + USUAL_RUN_CREDITS.firecrawl;

/** What the next run may cost, whether it asks anew for what was read in the last days, and whether free services may be used. */
export function RunOptions(): ReactElement {
  const { settings } = useResearchSession();
  const [chosen, setChosen] = useState(() => settings.read());
  const { isOffered, answer, write } = useFreeServices();

  function choose(next: RunSettings): void {
    settings.write(next);
    setChosen(next);
  }

  return (
    <details className="group rounded-lg border border-line bg-surface text-sm shadow-panel">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg px-4 py-2.5 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{texts.title}</span>
          <span className="text-xs text-muted">{summaryOf(chosen, answer === 'yes')}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4 sm:px-5">
        <OptionSwitch
          label={texts.freshLabel}
          hint={texts.freshHint}
          isOn={chosen.isFresh}
          onChange={(isFresh) => choose({ ...chosen, isFresh })}
        />
        {isOffered && (
          <OptionSwitch
            label={freeServicesTexts.switchLabel}
            hint={freeServicesTexts.switchHint}
            isOn={answer === 'yes'}
            onChange={(isOn) => write(isOn ? 'yes' : 'no')}
          />
        )}
        <LimitField
          creditsMax={chosen.creditsMax}
          onChange={(creditsMax) => choose({ ...chosen, creditsMax })}
        />
      </div>
    </details>
  );
}

function OptionSwitch(props: {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): ReactElement {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5">
      <input
        id={id}
        type="checkbox"
        checked={props.isOn}
        aria-describedby={`${id}-note`}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-6 accent-accent"
      />
      <label htmlFor={id} className="pt-0.5 font-medium">
        {props.label}
      </label>
      <p id={`${id}-note`} className="col-start-2 text-xs text-faint">
        {props.hint}
      </p>
    </div>
  );
}

/** A text that is no limit stays in the field with what is wrong with it; the limit chosen before still holds. */
function LimitField(props: {
  readonly creditsMax: number | null;
  readonly onChange: (creditsMax: number | null) => void;
}): ReactElement {
  const [text, setText] = useState(props.creditsMax?.toString() ?? '');
  const isWrong = creditsLimitFrom(text) === undefined;

  function type(typed: string): void {
    setText(typed);
    const limit = creditsLimitFrom(typed);
    if (limit !== undefined) props.onChange(limit);
  }

  return (
    <TextField
      label={texts.limitLabel}
      hint={texts.limitHint(timelineTexts.credits(USUAL_CREDITS))}
      error={isWrong ? texts.limitInvalid(CREDITS_LIMIT_MAX) : undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

function summaryOf({ creditsMax, isFresh }: RunSettings, isFreeOn: boolean): string {
  const limit =
    creditsMax === null ? texts.unlimited : texts.limited(timelineTexts.credits(creditsMax));
  const free = isFreeOn ? [freeServicesTexts.summary] : [];
  return [isFresh ? texts.fresh : texts.reusing, limit, ...free].join(
    timelineTexts.timeline.separator,
  );
}
