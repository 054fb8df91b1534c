import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FoldedList } from '../../../ui/unfolding/folded-list.tsx';
import { AnswerState } from '../answer-state.tsx';
import { Pager } from '../pager.tsx';
import { adminTexts } from '../texts.ts';
import type { auditTexts } from './texts.ts';

/** Entries that are seen at first: what is new since yesterday, on most days. */
const SHOWN_AT_FIRST = 10;

type LogEntry = { readonly id: number };

type LogPanelProps<Entry extends LogEntry> = {
  readonly texts: typeof auditTexts | typeof adminTexts.research;
  readonly queryKey: readonly string[];
  readonly entriesPerPage: number;
  /** The entries before that one, newest first; the newest of all for `null`. */
  readonly read: (before: number | null, signal: AbortSignal) => Promise<readonly Entry[]>;
  readonly aside?: ReactNode;
  readonly rowClassName: string;
  /** What is in the row of an entry. */
  readonly children: (entry: Entry) => ReactNode;
};

/** A log, newest entry first: the first few, the rest of the page on demand, and then page by page. */
export function LogPanel<Entry extends LogEntry>(props: LogPanelProps<Entry>): ReactElement {
  const { texts, queryKey, read, aside } = props;
  // Each page starts after the last entry of the one before, so that the hundredth is as fast as the first.
  const [lastIds, setLastIds] = useState<readonly number[]>([]);
  const before = lastIds.at(-1) ?? null;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, before],
    queryFn: ({ signal }) => read(before, signal),
    // So that the focus stays while pages are turned.
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Panel title={texts.title} lead={texts.lead} aside={aside}>
      {data && (
        <Page
          {...props}
          entries={data}
          index={lastIds.length}
          isBusy={isPlaceholderData}
          onNewer={() => setLastIds(lastIds.slice(0, -1))}
          onOlder={({ id }) => isPlaceholderData || setLastIds([...lastIds, id])}
        />
      )}
      {(!data || error) && (
        <AnswerState error={error} texts={texts} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

type PageProps<Entry extends LogEntry> = LogPanelProps<Entry> & {
  readonly entries: readonly Entry[];
  /** From 0. */
  readonly index: number;
  /** The entries are still those of the page before. */
  readonly isBusy: boolean;
  readonly onNewer: () => void;
  readonly onOlder: (last: Entry) => void;
};

function Page<Entry extends LogEntry>(props: PageProps<Entry>): ReactElement {
  const { texts, entries, isBusy, rowClassName, children } = props;
  if (entries.length === 0) {
    return (
      <>
        <p className="text-muted">{texts.empty}</p>
        <LogPager {...props} />
      </>
    );
  }
  return (
    <FoldedList
      label={texts.label}
      isBusy={isBusy}
      rows={entries.map((entry) => ({ key: entry.id, content: children(entry) }))}
      shownAtFirst={SHOWN_AT_FIRST}
      className="gap-2.5 transition-opacity aria-busy:opacity-60"
      rowClassName={rowClassName}
    >
      <LogPager {...props} />
    </FoldedList>
  );
}

function LogPager<Entry extends LogEntry>(props: PageProps<Entry>): ReactElement {
  const { texts, entries, entriesPerPage, index, onNewer, onOlder } = props;
  const last = entries.length === entriesPerPage ? entries.at(-1) : undefined;
  return (
    <Pager
      label={texts.pages}
      position={adminTexts.log.page(index + 1)}
      previous={adminTexts.log.newer}
      next={adminTexts.log.older}
      onPrevious={index > 0 ? onNewer : null}
      onNext={last ? () => onOlder(last) : null}
    />
  );
}
