import { Check, CircleSlash, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { SERVICE_LABELS } from '#engine';
import { researchTexts } from '../../texts-research.ts';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Call } from './research-state.ts';

const { run: words } = researchTexts;
const MS_PER_S = 1000;

/** Each call of the run as it goes: what is asked where, what came of it, how long it took. */
export function CallsPanel({ calls }: { readonly calls: readonly Call[] }): ReactElement | null {
  if (calls.length === 0) return null;
  return (
    <Panel title={words.activity} className="print:hidden">
      <ol className="grid gap-2 text-sm">
        {calls.map((call) => (
          <li key={call.id} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2.5">
            <span className="mt-0.5">
              <OutcomeIcon outcome={call.outcome} />
            </span>
            <span className="truncate text-muted" title={call.subject}>
              {call.purpose === 'search'
                ? words.searching(SERVICE_LABELS[call.service], call.subject)
                : words.reading(SERVICE_LABELS[call.service], withoutScheme(call.subject))}
            </span>
            <span className="text-xs leading-5 text-faint tabular-nums">{outcomeWords(call)}</span>
            {call.outcome.status === 'failed' && (
              <span className="col-start-2 text-xs text-warning wrap-anywhere">
                {call.outcome.message}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function OutcomeIcon({ outcome }: { readonly outcome: Call['outcome'] }): ReactElement {
  if (outcome.status === 'open' || outcome.status === 'waiting') return <Spinner />;
  if (outcome.status === 'stopped') {
    return <CircleSlash aria-hidden className="size-4 text-faint" />;
  }
  if (outcome.status === 'failed') {
    return <TriangleAlert aria-hidden className="size-4 text-warning" />;
  }
  return <Check aria-hidden className="size-4 text-accent" />;
}

function outcomeWords({ outcome, purpose }: Call): string {
  if (outcome.status === 'open') return '';
  if (outcome.status === 'stopped') return words.stopped;
  if (outcome.status === 'waiting') {
    return words.waits(Math.ceil(outcome.milliseconds / MS_PER_S));
  }
  if (outcome.status === 'failed') return words.failed;
  const what = purpose === 'search' ? words.found(outcome.found) : words.read;
  return `${what} · ${words.seconds((outcome.elapsedMs / MS_PER_S).toFixed(1))}`;
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
