import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBackend } from '../../backend/backend-context.tsx';
import { RECORD_ENTRIES_PER_PAGE } from '../../backend/privacy.ts';
import type { RecordOfUse as Entry } from '../../backend/privacy.ts';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { AnswerState } from './answer-state.tsx';
import { Pager } from './pager.tsx';
import { adminTexts } from './texts.ts';
import { usePages } from './use-pages.ts';
import type { Pages } from './use-pages.ts';

const words = adminTexts.research;

/** Who researched whom, newest first, page by page. */
export function RecordOfUse(): ReactElement {
  const backend = useBackend();
  const pages = usePages<Entry>();
  const before = pages.after?.id ?? null;
  const { data, error, refetch } = useQuery({
    queryKey: ['record-of-use', before],
    queryFn: ({ signal }) => backend.readResearchLog(before, signal),
    retry: false,
  });
  return (
    <Panel title={words.title} lead={words.lead}>
      {data && <Entries entries={data} pages={pages} />}
      {(!data || error) && (
        <AnswerState error={error} words={words} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

function Entries(props: {
  readonly entries: readonly Entry[];
  readonly pages: Pages<Entry>;
}): ReactElement {
  const { entries, pages } = props;
  const last = entries.at(-1);
  return (
    <>
      {last ? (
        <ol aria-label={words.label} className="grid gap-2.5">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-x-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
              <span className="wrap-anywhere">
                {words.sentence(entry.userEmail, entry.name, entry.company)}
              </span>
              <time dateTime={entry.happenedAt} className="text-faint tabular-nums max-sm:text-xs">
                {formatMoment(entry.happenedAt)}
              </time>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">{words.empty}</p>
      )}
      <Pager
        label={words.pages}
        position={words.page(pages.index + 1)}
        previous={words.newer}
        next={words.older}
        onPrevious={pages.index > 0 ? pages.previous : null}
        onNext={last && entries.length === RECORD_ENTRIES_PER_PAGE ? () => pages.next(last) : null}
      />
    </>
  );
}
