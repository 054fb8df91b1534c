import { creditsSpent, type Queue } from '#engine';
import type { Output } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { callsText } from '../progress.ts';
import type { ListOutcome, ListProgress } from './work-on-list.ts';

/** The progress of a list on standard error: a line per row, and on a terminal one that follows the row under way. */
export function openListProgress(
  stderr: Output,
  isQuiet: boolean,
): (progress: ListProgress) => void {
  return (progress) => {
    if (isQuiet) return;
    const { queue, at } = progress;
    const row = queue.rows[at];
    if (row === undefined) return;
    const about = `[${at + 1}/${queue.rows.length}] ${row.prospect.name}, ${row.prospect.company}`;
    if (progress.kind === 'event') {
      if (!stderr.isTerminal) return;
      const line = `${about} · ${callsText(progress.record.calls())} · ${creditsText(creditsSpent(queue))} in all`;
      void stderr.rewriteLine(line);
      return;
    }
    const end = row.status === 'failed' ? `failed. ${row.message}` : outcomeText(row);
    if (stderr.isTerminal) void stderr.rewriteLine('');
    void stderr.write(`${about}: ${end}\n`);
  };
}

/** What came of a list, as sentences: what could not be read or may be missing, why it has stopped, `more`, and how far it is. */
export function outcomeLines(
  { queue, creditsBefore, trouble }: ListOutcome,
  signal: AbortSignal,
  more: readonly string[] = [],
): readonly string[] {
  const lines = [trouble, ...missedTexts(queue), stopText(queue, signal), ...more];
  return [...lines, doneText(queue, creditsBefore)].filter((line) => line !== '');
}

/** How far a list is and what it has cost: '3 of 12 rows done, 240 credits, 80 of them in this run.' */
function doneText(queue: Queue, creditsBefore: number): string {
  const { rows } = queue;
  const done = rows.filter(({ status }) => status === 'done').length;
  const spent = creditsSpent(queue);
  const now = creditsBefore === 0 ? '' : `, ${spent - creditsBefore} of them in this run`;
  return `${done} of ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} done, ${creditsText(spent)}${now}.`;
}

/** Why a list has stopped, and what to do; '' when it is finished. */
function stopText({ status, reason, message, creditsMax }: Queue, signal: AbortSignal): string {
  if (signal.aborted) return 'Cancelled. Run the same command again to continue.';
  if (status !== 'paused') return '';
  const remedy = 'Then run the same command again to continue.';
  return reason === 'budget'
    ? `Stopped: --credits-max ${creditsMax ?? ''} leaves no room for another run. Raise it. ${remedy}`
    : `Stopped: ${message} Every other row would fail the same way. Fix that. ${remedy}`;
}

/** The exit code of a list, however far it has come. */
export function listExit({ status, reason, rows }: Queue, signal: AbortSignal): number {
  if (signal.aborted) return EXIT.cancelled;
  if (status === 'paused') return reason === 'budget' ? EXIT.limitReached : EXIT.noService;
  const done = rows.filter((row) => row.status === 'done');
  if (done.length === 0) return EXIT.noService;
  return done.some(({ message }) => message !== '') ? EXIT.degraded : EXIT.report;
}

/** What failed while rows that are done were researched, each said once: something may be missing from them. */
function missedTexts({ rows, message: stopped }: Queue): readonly string[] {
  const messages = rows.filter(({ status }) => status === 'done').map(({ message }) => message);
  return [...new Set(messages)].filter((message) => message !== '' && message !== stopped);
}

function outcomeText({ insights, credits, message }: Queue['rows'][number]): string {
  const found = insights === 1 ? '1 insight' : `${insights} insights`;
  const text = `${insights === 0 ? 'nothing found' : found}, ${creditsText(credits)}.`;
  return message === '' ? text : `${text} ${message}`;
}

/** '1 credit', '12 credits'. */
function creditsText(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
