import type { ReactElement } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { briefTexts } from './texts.ts';

/** The room that a folded brief takes, kept for it from the start of a run. */
export const PLACE = 'min-h-44 print:min-h-0';

const BAR = 'h-3.5 rounded-sm bg-hover motion-safe:animate-pulse';

/** The place of a brief while its pages are still being read. */
export function BriefToCome(): ReactElement {
  return (
    <Panel title={briefTexts.title} className={`${PLACE} print:hidden`}>
      <BriefLinesToCome label={briefTexts.toCome} />
    </Panel>
  );
}

/** Where the three lines of a folded brief will be; `label` says what they wait for. */
export function BriefLinesToCome({ label }: { readonly label: string }): ReactElement {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{label}</p>
      <div className={`${BAR} w-3/4`} />
      <div className={`${BAR} w-2/3`} />
    </div>
  );
}
