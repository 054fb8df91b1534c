import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { AnswerState } from './answer-state.tsx';
import { Pager } from './pager.tsx';
import { adminTexts } from './texts.ts';

type LogEntry = { readonly id: number };

type LogPanelProps<Entry extends LogEntry> = {
  readonly texts: typeof adminTexts.audit | typeof adminTexts.research;
  readonly queryKey: string;
  readonly entriesPerPage: number;
  /** The entries before that one, newest first; the newest of all for `null`. */
  readonly read: (before: number | null, signal: AbortSignal) => Promise<readonly Entry[]>;
  /** One entry as a list item. */
  readonly children: (entry: Entry) => ReactNode;
};

/** A log, newest entry first, page by page. */
export function LogPanel<Entry extends LogEntry>(props: LogPanelProps<Entry>): ReactElement {
  const { texts, queryKey, entriesPerPage, read, children } = props;
  // Each page starts after the last entry of the one before, so that the hundredth is as fast as the first.
  const [lastIds, setLastIds] = useState<readonly number[]>([]);
  const before = lastIds.at(-1) ?? null;
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, before],
    queryFn: ({ signal }) => read(before, signal),
    retry: false,
  });
  const last = data?.length === entriesPerPage ? data.at(-1) : undefined;
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {data?.length === 0 && <p className="text-muted">{texts.empty}</p>}
      {data && data.length > 0 && (
        <ol aria-label={texts.label} className="grid gap-2.5">
          {data.map(children)}
        </ol>
      )}
      {data && (
        <Pager
          label={texts.pages}
          position={adminTexts.log.page(lastIds.length + 1)}
          previous={adminTexts.log.newer}
          next={adminTexts.log.older}
          onPrevious={lastIds.length > 0 ? () => setLastIds(lastIds.slice(0, -1)) : null}
          onNext={last ? () => setLastIds([...lastIds, last.id]) : null}
        />
      )}
      {(!data || error) && (
        <AnswerState error={error} texts={texts} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
