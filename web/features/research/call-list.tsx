import { Check, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { researchTexts } from '../../texts-research.ts';
import { serviceNames } from '../../texts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Call } from './research-state.ts';

const { run: words } = researchTexts;
const MS_PER_S = 1000;

/** Each call of the run as it goes: what is asked where, what came of it, how long it took. */
export function CallList({ calls }: { readonly calls: readonly Call[] }): ReactElement | null {
  if (calls.length === 0) return null;
  return (
    <ol aria-label={words.activity} className="mt-4 grid gap-1.5 border-t border-line pt-3 text-sm">
      {calls.map((call) => (
        <li key={call.id} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2">
          <OutcomeIcon outcome={call.outcome} />
          <span className="truncate text-muted" title={call.subject}>
            {call.purpose === 'search'
              ? words.searching(serviceNames[call.service], call.subject)
              : words.reading(serviceNames[call.service], withoutScheme(call.subject))}
          </span>
          <span className="text-xs text-faint tabular-nums">{outcomeWords(call)}</span>
        </li>
      ))}
    </ol>
  );
}

function OutcomeIcon({ outcome }: { readonly outcome: Call['outcome'] }): ReactElement {
  if (outcome.status === 'open') return <Spinner />;
  if (outcome.status === 'failed') {
    return <TriangleAlert aria-hidden className="size-4 text-warning" />;
  }
  return <Check aria-hidden className="size-4 text-accent" />;
}

function outcomeWords({ outcome, purpose }: Call): string {
  if (outcome.status === 'open') return '';
  if (outcome.status === 'failed') return words.failed;
  const what = purpose === 'search' ? words.found(outcome.found) : words.read;
  return `${what} · ${words.seconds((outcome.elapsedMs / MS_PER_S).toFixed(1))}`;
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
