import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { CallPurpose } from '#engine';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Call } from '../../../storage/saved-run.ts';
import { amountWords, isUnasked, spentOn } from './spent.ts';
import { timelineTexts } from './texts.ts';
import { TimelineStep } from './timeline-step.tsx';

const texts = timelineTexts.timeline;
const PURPOSES: readonly CallPurpose[] = ['search', 'scrape'];

/**
 * Every step of the run, searches first, then pages, each group with its totals. Open while the run goes on; a run that
 * was brought back begins closed.
 */
export function Timeline(props: {
  readonly calls: readonly Call[];
  readonly isRunning: boolean;
  /** What was learned beside the searches of who the company is. */
  readonly company?: string | undefined;
}): ReactElement | null {
  const { calls, isRunning, company } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isRunning);
  const isShown = isOpen || isRunning;
  if (calls.length === 0) return null;
  return (
    <Panel
      title={texts.title}
      className="print:hidden"
      aside={
        !isRunning && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isShown ? texts.hide : texts.show}
            <ChevronDown
              aria-hidden
              className={clsx('size-4 transition-transform', isShown && 'rotate-180')}
            />
          </Button>
        )
      }
    >
      <div id={id} className="grid gap-5 text-sm">
        {company !== undefined && (
          <div className="grid gap-1">
            <h3 className="font-semibold">{texts.company}</h3>
            <p className="text-muted wrap-anywhere">{company}</p>
          </div>
        )}
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
        <h3 className="font-semibold">{texts[purpose]}</h3>
        <p className="text-xs text-muted tabular-nums">
          {totalsOf(purpose, calls).join(texts.separator)}
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
    purpose === 'search' ? texts.links(found) : texts.pages(found),
    ...(failed > 0 ? [texts.failures(failed)] : []),
    ...(unasked > 0 ? [texts.unaskedCount(unasked)] : []),
    ...spentOn(calls).map(amountWords),
  ];
}
