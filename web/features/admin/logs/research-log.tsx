import type { ReactElement } from 'react';
import { useBackend } from '../../../backend/backend.ts';
import { RECORD_ENTRIES_PER_PAGE } from '../../../backend/privacy.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { formatMoment } from '../../../ui/format.ts';
import { adminTexts } from '../texts.ts';
import { LogPanel } from './log-panel.tsx';

const texts = adminTexts.research;

/** Who researched whom. */
export function ResearchLog(): ReactElement {
  const backend = useBackend();
  return (
    <LogPanel
      texts={texts}
      queryKey={queryKeys.recordOfUse}
      entriesPerPage={RECORD_ENTRIES_PER_PAGE}
      read={async (before, signal) => (await backend.privacy()).readResearchLog(before, signal)}
      rowClassName="gap-x-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      {(entry) => (
        <>
          <span className="wrap-anywhere">
            {texts.sentence(entry.userEmail, entry.name, entry.company)}
            {entry.isByFreeServices && <span className="text-muted">{` ${texts.free}`}</span>}
            {entry.sources.length > 0 && (
              <span className="text-muted">{texts.sources(entry.sources)}</span>
            )}
          </span>
          <time dateTime={entry.happenedAt} className="text-faint tabular-nums max-sm:text-xs">
            {formatMoment(entry.happenedAt)}
          </time>
        </>
      )}
    </LogPanel>
  );
}
