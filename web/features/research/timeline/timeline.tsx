import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { CallPurpose } from '#engine';
import { creditTexts } from '../../../texts-credits.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Call } from '../run/research-state.ts';
import { amountWords, isUnasked, spentOn } from './spent.ts';
import { TimelineStep } from './timeline-step.tsx';

const { timeline: words } = creditTexts;
const PURPOSES: readonly CallPurpose[] = ['search', 'scrape'];

/**
 * Every step of the run, searches first, then pages, each group with its totals. Open while the run goes on; a run that
 * was brought back begins closed.
 */
export function Timeline(props: {
  readonly calls: readonly Call[];
  readonly isRunning: boolean;
}): ReactElement | null {
  const { calls, isRunning } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isRunning);
  const isShown = isOpen || isRunning;
  if (calls.length === 0) return null;
  return (
    <Panel
      title={words.title}
      className="print:hidden"
      aside={
        !isRunning && (
          <Button
            size="sm"
            look="quiet"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isShown ? words.hide : words.show}
            <ChevronDown
              aria-hidden
              className={clsx('size-4 transition-transform', isShown && 'rotate-180')}
            />
          </Button>
        )
      }
    >
      <div id={id} className="grid gap-5 text-sm">
        {PURPOSES.map((purpose) => (
          <Group
            key={purpose}
            purpose={purpose}
            calls={calls.filter((call) => call.purpose === purpose)}
            isShown={isShown}
          />
        ))}
      </div>
    </Panel>
  );
}

/** The totals stay when the steps are hidden. */
function Group(props: {
  readonly purpose: CallPurpose;
  readonly calls: readonly Call[];
  readonly isShown: boolean;
}): ReactElement | null {
  const { purpose, calls, isShown } = props;
  if (calls.length === 0) return null;
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{words[purpose]}</h3>
        <p className="text-xs text-muted tabular-nums">
          {totalsOf(purpose, calls).join(words.separator)}
        </p>
      </div>
      {isShown && (
        <ol>
          {calls.map((call) => (
            <TimelineStep key={call.id} call={call} />
          ))}
        </ol>
      )}
    </div>
  );
}

function totalsOf(purpose: CallPurpose, calls: readonly Call[]): readonly string[] {
  const found = calls.reduce(
    (sum, { outcome }) => sum + (outcome.status === 'answered' ? outcome.found : 0),
    0,
  );
  const unasked = calls.filter(isUnasked).length;
  const failed = calls.filter(({ outcome }) => outcome.status === 'failed').length - unasked;
  return [
    purpose === 'search' ? words.links(found) : words.pages(found),
    ...(failed > 0 ? [words.failures(failed)] : []),
    ...(unasked > 0 ? [words.unaskedCount(unasked)] : []),
    ...spentOn(calls).map(amountWords),
  ];
}
