import { useState, type ReactElement } from 'react';
import { FoldingCard } from '../../../ui/unfolding/folding-card.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useFreeServices } from '../free-services/use-free-services.ts';
import { requestTexts } from '../requests/texts.ts';
import { useResearchSession } from '../run/research-context.ts';
import type { RunSettings } from './run-settings.ts';
import { freeServicesTexts, settingsTexts } from './texts.ts';

const texts = settingsTexts.options;

const loadFields = () => import('./run-options-fields.tsx');

/** What the next run may cost, reuse and ask. The fields are loaded when somebody opens them; a failure is tried again. */
export function RunOptions(): ReactElement {
  const { settings } = useResearchSession();
  const [chosen, setChosen] = useState(() => settings.read());
  const [fields, wantFields] = useLoaded(loadFields);
  const { answer } = useFreeServices();

  function choose(changed: Partial<RunSettings>): void {
    // The rest is as it is now: another tab may have set it.
    const next = { ...settings.read(), ...changed };
    settings.write(next);
    setChosen(next);
  }

  return (
    <FoldingCard
      title={texts.title}
      note={summaryOf(chosen, answer === 'yes')}
      onToggle={() => void wantFields()}
    >
      {fields && <fields.RunOptionsFields chosen={chosen} onChoose={choose} />}
    </FoldingCard>
  );
}

function summaryOf({ creditsMax, isFresh }: RunSettings, isFreeOn: boolean): string {
  const limit =
    creditsMax === null ? texts.unlimited : texts.limited(requestTexts.credits(creditsMax));
  const free = isFreeOn ? [freeServicesTexts.summary] : [];
  return [isFresh ? texts.fresh : texts.reusing, limit, ...free].join(requestTexts.list.separator);
}
