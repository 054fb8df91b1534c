import { useState } from 'react';
import type { ReactElement } from 'react';
import { ProspectListError, readProspectList } from '#engine';
import type { ProspectList } from '#engine';
import { manyTexts } from './texts.ts';
import { Loading } from '../../ui/layout/loading.tsx';
import { ListInput } from './list-input.tsx';
import { ListPreview } from './list-preview.tsx';
import { useQueue, useQueueSession } from './queue-context.ts';
import { QueuePanel } from './queue-panel.tsx';

/** The screen's content: a list to bring in, or the list under way. `reportPath` is where a saved report is shown. */
export function ManyProspects(props: {
  readonly reportPath: (id: string) => string;
}): ReactElement {
  const session = useQueueSession();
  const queue = useQueue(session);
  if (queue === undefined) return <Loading>{manyTexts.loading}</Loading>;
  if (queue === null) return <NewList />;
  return <QueuePanel queue={queue} session={session} reportPath={props.reportPath} />;
}

type Reading = { readonly list: ProspectList } | { readonly problem: string };

function NewList(): ReactElement {
  const { create, start } = useQueueSession();
  const [reading, setReading] = useState<Reading | null>(null);

  function begin(list: ProspectList, creditsMax: number | null): void {
    create(list.prospects, creditsMax);
    start();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <ListInput
        onList={(source) => setReading(readingOf(source))}
        problem={reading !== null && 'problem' in reading ? reading.problem : null}
      />
      {reading !== null && 'list' in reading && (
        <ListPreview
          list={reading.list}
          onStart={(creditsMax) => begin(reading.list, creditsMax)}
        />
      )}
    </div>
  );
}

/** `null` for an empty box, which is no mistake. */
function readingOf(source: string | Uint8Array): Reading | null {
  if (typeof source === 'string' && source.trim() === '') return null;
  try {
    return { list: readProspectList(source) };
  } catch (error) {
    if (!(error instanceof ProspectListError)) throw error;
    return { problem: error.message };
  }
}
