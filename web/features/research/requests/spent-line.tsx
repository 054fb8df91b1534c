import { Coins } from 'lucide-react';
import type { ReactElement } from 'react';
import { SERVICE_LABELS, type Credits, type ServiceName } from '#engine';
import type { RunCall } from '../../../research-run.ts';
import { amountWords, isReused, spentOn } from './spent.ts';
import { requestTexts } from './texts.ts';

const texts = requestTexts.spent;

/** What is left on the accounts, as far as the services say. */
export type CreditsLeft = Readonly<Partial<Record<ServiceName, Credits>>>;

/** What the run has cost so far, per service, and what is left there. One line also before anything was spent. */
export function SpentLine(props: {
  readonly calls: readonly RunCall[];
  readonly isRunning: boolean;
  readonly creditsLeft: CreditsLeft;
}): ReactElement {
  const { calls, isRunning, creditsLeft } = props;
  const spent = spentOn(calls);
  const reused = calls.filter(isReused).length;
  return (
    <div className="flex gap-2 text-sm text-muted">
      <Coins aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
      <ul aria-label={texts.label} className="flex min-w-0 flex-wrap gap-x-4">
        {spent.length === 0 && <li>{isRunning ? texts.nothing : texts.nothingAtAll}</li>}
        {spent.map((one) => (
          <li key={one.service} className="tabular-nums">
            {SERVICE_LABELS[one.service]}{' '}
            <strong className="font-medium text-ink">{amountWords(one)}</strong>
            <Left service={one.service} credits={creditsLeft[one.service]} />
          </li>
        ))}
        {reused > 0 && <li className="tabular-nums">{texts.reused(reused)}</li>}
      </ul>
    </div>
  );
}

function Left(props: {
  readonly service: ServiceName;
  readonly credits: Credits | undefined;
}): ReactElement | null {
  const { service, credits } = props;
  if (credits === undefined) return null;
  const { remaining, total } = credits;
  return (
    <span data-left-after-run={service} className="text-faint">
      {', '}
      <span className="whitespace-nowrap">
        {total === null ? texts.left(remaining) : texts.leftOf(remaining, total)}
      </span>
    </span>
  );
}
