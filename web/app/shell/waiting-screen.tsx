import type { ReactElement } from 'react';
import { hasStoredSession } from '../../backend/stored-session.ts';
import { paths } from '../../paths.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';

/** Shown until it is known who is signed in (§2, 'Loading...'): on the dashboard, for users who probably are, its outline. */
export function WaitingScreen(): ReactElement {
  const isDashboard = globalThis.location.pathname === paths.dashboard;
  if (!isDashboard || !hasStoredSession()) return <Loading>{uiTexts.loading}</Loading>;
  return (
    <>
      <div aria-hidden className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-2 px-4 py-2 text-lg font-semibold tracking-tight sm:px-6">
          <BrandMark />
          {uiTexts.product}
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8">
        <div aria-hidden className="grid gap-1">
          <p className="text-2xl font-semibold tracking-[-0.012em]">{appTexts.dashboard.title}</p>
          <p className="text-muted">{appTexts.dashboard.lead}</p>
        </div>
        <output className="text-muted">{uiTexts.loading}</output>
      </div>
    </>
  );
}
