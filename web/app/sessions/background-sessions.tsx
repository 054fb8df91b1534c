import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useQueueSession } from '../../features/many-prospects/queue-context.ts';
import type { QueueSession } from '../../features/many-prospects/queue-context.ts';
import { ListResearch } from './list-research.tsx';
import { ReportSaver } from './report-saver.tsx';
import { useReportSavingSession } from './report-saving-context.ts';
import type { SavingSession } from './report-saving-context.ts';

/** What goes on behind every screen: lists that are worked on, and reports that are saved. */
export type Sessions = { readonly queue: QueueSession; readonly saving: SavingSession };

/** The work of one visit; it tells how it stands, now and after every change. */
export function BackgroundSessions(props: {
  readonly onChange: (sessions: Sessions) => void;
}): ReactElement {
  return (
    <ListResearch>
      <ReportSaver>
        <Telling onChange={props.onChange} />
      </ReportSaver>
    </ListResearch>
  );
}

function Telling({ onChange }: Parameters<typeof BackgroundSessions>[0]): null {
  const queue = useQueueSession();
  const saving = useReportSavingSession();
  useEffect(() => onChange({ queue, saving }), [onChange, queue, saving]);
  return null;
}
