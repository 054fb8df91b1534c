import { CalendarDays, Download, Pause, Play, Square } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { creditsSpent, isOver, listSummaryCsv, nextRow, type Queue } from '#engine';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { creditsLimitFrom } from '../../ui/forms/credits-limit.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { calendarTexts } from './calendar/texts.ts';
import type { QueueSession } from './queue-context.ts';
import { QueueTable } from './queue-table.tsx';
import { LimitField } from './start-form.tsx';
import { manyTexts } from './texts.ts';

const texts = manyTexts.queue;

const PERCENT = 100;

/** A list under way: how far it is, what it has cost, why it has stopped, and every row with its outcome. */
export function QueuePanel(props: {
  readonly queue: Queue;
  readonly session: QueueSession;
  readonly reportPath: (id: string) => string;
}): ReactElement {
  const { queue, session, reportPath } = props;
  const over = queue.rows.filter(({ status }) => status === 'done' || status === 'failed').length;
  const percent = queue.rows.length === 0 ? PERCENT : (over / queue.rows.length) * PERCENT;
  return (
    <Panel
      title={texts.title}
      aside={
        <Badge tone={queue.status === 'paused' ? 'warning' : 'accent'}>
          {texts.status[queue.status]}
        </Badge>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <output>{texts.done(over, queue.rows.length)}</output>
            <span className="text-sm text-muted tabular-nums">{spentWords(queue)}</span>
          </div>
          <ProgressBar label={texts.progress} percent={percent} />
          {!isOver(queue) && (
            <p className="min-h-5 truncate text-sm text-muted">{nowWords(queue)}</p>
          )}
        </div>
        <PausedNotice queue={queue} onLimit={session.limit} />
        <QueueActions queue={queue} session={session} />
        {queue.agenda !== undefined && (
          <Link to={paths.meetings} className={buttonStyle({ className: 'justify-self-start' })}>
            <CalendarDays aria-hidden className="size-4" />
            {calendarTexts.page.open}
          </Link>
        )}
        <QueueTable
          rows={queue.rows}
          isRunning={queue.status === 'running'}
          reportPath={reportPath}
        />
      </div>
    </Panel>
  );
}

function QueueActions(props: {
  readonly queue: Queue;
  readonly session: QueueSession;
}): ReactElement {
  const { queue, session } = props;
  if (isOver(queue)) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={session.discard}>
          {texts.discard}
        </Button>
        <Button
          icon={Download}
          onClick={() => saveFile('summary.csv', 'text/csv', listSummaryCsv(queue, []))}
        >
          {texts.download}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {queue.status === 'running' ? (
        <Button icon={Pause} onClick={session.pause}>
          {texts.pause}
        </Button>
      ) : (
        <Button variant="primary" icon={Play} onClick={session.start}>
          {texts.resume}
        </Button>
      )}
      {queue.reason !== 'elsewhere' && (
        <Button variant="danger" icon={Square} onClick={session.stop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}

function PausedNotice(props: {
  readonly queue: Queue;
  readonly onLimit: (creditsMax: number | null) => void;
}): ReactElement {
  const { reason, message, creditsMax } = props.queue;
  return (
    <div role="alert" className={reason === null ? 'sr-only' : undefined}>
      {reason !== null && (
        <Notice tone={reason === 'user' || reason === 'elsewhere' ? 'info' : 'warning'}>
          <p>{texts.reasons[reason]}</p>
          {message !== '' && <p className="wrap-anywhere">{message}</p>}
          {reason === 'budget' && <QueueLimit creditsMax={creditsMax} onLimit={props.onLimit} />}
        </Notice>
      )}
    </div>
  );
}

function QueueLimit(props: {
  readonly creditsMax: number | null;
  readonly onLimit: (creditsMax: number | null) => void;
}): ReactElement {
  const [problem, setProblem] = useState<string>();

  function change(text: string): void {
    const limit = creditsLimitFrom(text);
    setProblem(limit === undefined ? manyTexts.preview.limitInvalid : undefined);
    if (limit !== undefined) props.onLimit(limit);
  }

  return (
    <div className="max-w-md pt-1">
      <LimitField
        error={problem}
        defaultValue={props.creditsMax ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}

function spentWords(queue: Queue): string {
  const spent = creditsSpent(queue);
  const { creditsMax } = queue;
  return creditsMax === null ? texts.spent(spent) : texts.spentOf(spent, creditsMax);
}

function nowWords(queue: Queue): string {
  const row = queue.rows[nextRow(queue)];
  if (queue.status !== 'running' || row === undefined) return '';
  return texts.now(row.prospect.name, row.prospect.company);
}
