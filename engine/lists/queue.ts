import type { Agenda } from '../import/calendar/read-meetings.ts';
import type { ListedProspect } from '../import/csv/read-prospect-list.ts';
import { prospectKey, type Prospect } from '../model/prospect.ts';

/** One row of a list under way. */
export type QueueRow = {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly prospect: Prospect;
  /** `running` also while the page that ran it is gone: such a row is continued, not begun anew. */
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'left out';
  /** What it has cost so far, all services together. */
  readonly credits: number;
  /** While it runs: what each call has cost, so that an answer reported again after a reload counts once. */
  readonly charges: Readonly<Record<string, number>>;
  /** Calls under way, with what they usually cost: services charge for them also when nobody waits for the answer. */
  readonly open: Readonly<Record<string, number>>;
  /** Items that may be about the person. */
  readonly insights: number;
  /** Why it failed, or which service failed so that something may be missing; '' otherwise. */
  readonly message: string;
  /** Where the library keeps the report; `null` when there is none. */
  readonly reportId: string | null;
};

/** Why a list has stopped. `service` is a refusal that would fail every row; `unsaved`: no further report could be saved. */
export type PauseReason =
  | 'user'
  | 'offline'
  | 'budget'
  | 'elsewhere'
  | 'interrupted'
  | 'service'
  | 'unsaved';

/** A list of prospects that is researched one after the other. */
export type Queue = {
  readonly status: 'running' | 'paused' | 'stopped' | 'finished';
  /** Only while it is paused. */
  readonly reason: PauseReason | null;
  /** The words of the service or the server that refused, where one did; '' otherwise. */
  readonly message: string;
  /** The list never costs more credits than this, all services together; `null` for no limit. */
  readonly creditsMax: number | null;
  readonly rows: readonly QueueRow[];
  /** The meetings that the list was made for; left out where it was not made from a calendar. */
  readonly agenda?: Agenda;
};

/** Everything that can happen to a list. `at` is a row's place in the list, from 0. */
export type QueueAction =
  | {
      readonly kind: 'created';
      readonly prospects: readonly ListedProspect[];
      readonly creditsMax: number | null;
      readonly agenda?: Agenda | undefined;
    }
  | { readonly kind: 'started' }
  | { readonly kind: 'limited'; readonly creditsMax: number | null }
  | { readonly kind: 'paused'; readonly reason: PauseReason; readonly message?: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'row started'; readonly at: number }
  | {
      readonly kind: 'row asked';
      readonly at: number;
      readonly call: string;
      readonly usualCredits: number;
    }
  | {
      readonly kind: 'row charged';
      readonly at: number;
      readonly call: string;
      readonly charge: RowCharge;
    }
  | { readonly kind: 'row ended'; readonly at: number; readonly ending: RowEnding }
  /** A report that waited is saved; `key` is its person's `prospectKey`. */
  | { readonly kind: 'report saved'; readonly key: string; readonly reportId: string }
  | { readonly kind: 'forgotten'; readonly key: string };

/** What a call cost; `isTold` (a stored name) when it was paid before and is only reported again. */
export type RowCharge = { readonly credits: number; readonly isTold: boolean };

/** How a row came out. */
export type RowEnding = Pick<QueueRow, 'insights' | 'message' | 'reportId'> & {
  readonly status: 'done' | 'failed';
};

/** The next state of a list; an action that doesn't fit changes nothing. */
export function queueReducer(queue: Queue | null, action: QueueAction): Queue | null {
  if (action.kind === 'created') return newQueue(action);
  if (queue === null) return null;
  if ('at' in action) {
    const row = rowAfter(rowAt(queue, action.at), action);
    return { ...queue, rows: queue.rows.with(action.at, row) };
  }
  if (action.kind === 'limited') return { ...queue, creditsMax: action.creditsMax };
  if (action.kind === 'forgotten') return withoutRowsOf(queue, action.key);
  if (action.kind === 'report saved') return withReport(queue, action);
  return isOver(queue) ? queue : moved(queue, action);
}

type MoveAction = Extract<
  QueueAction,
  { readonly kind: 'started' | 'paused' | 'stopped' | 'finished' }
>;

function moved(queue: Queue, action: MoveAction): Queue {
  const still = { ...queue, reason: null, message: '' };
  switch (action.kind) {
    case 'started':
      return { ...still, status: 'running' };
    case 'paused':
      return { ...still, status: 'paused', reason: action.reason, message: action.message ?? '' };
    case 'finished':
      return { ...still, status: 'finished' };
    case 'stopped':
      break;
  }
  return { ...still, status: 'stopped', rows: queue.rows.map(leftOut) };
}

/** A row of a list that is stopped: one that is over stays as it is. */
function leftOut(row: QueueRow): QueueRow {
  const isOpen = row.status === 'waiting' || row.status === 'running';
  return isOpen ? { ...withOpenCallsPaid(row), status: 'left out', charges: {}, open: {} } : row;
}

function concerns({ prospect }: Pick<QueueRow, 'prospect'>, key: string): boolean {
  return prospectKey(prospect) === key;
}

function withReport(
  queue: Queue,
  { key, reportId }: Extract<QueueAction, { readonly kind: 'report saved' }>,
): Queue {
  const rows = queue.rows.map((row) => {
    const isWaiting = row.status === 'done' && row.insights > 0 && row.reportId === null;
    return isWaiting && concerns(row, key) ? { ...row, reportId } : row;
  });
  return { ...queue, rows };
}

/** The title of a meeting may name who was to be met. */
function withoutRowsOf(queue: Queue, key: string): Queue {
  const rows = queue.rows.filter((row) => !concerns(row, key));
  const { agenda } = queue;
  if (agenda === undefined) return { ...queue, rows };
  const meetings = agenda.meetings.map((meeting) => {
    const people = meeting.people.filter((person) => !concerns(person, key));
    return people.length === meeting.people.length ? meeting : { ...meeting, title: '', people };
  });
  const changes = agenda.changes?.filter(({ people }) => !people.some((one) => concerns(one, key)));
  return { ...queue, rows, agenda: { ...agenda, meetings, ...(changes && { changes }) } };
}

/** The row to work on next: one that was interrupted first, else the first that waits; -1 when all are over. */
export function nextRow({ rows }: Queue): number {
  const interrupted = rows.findIndex(({ status }) => status === 'running');
  return interrupted === -1 ? rows.findIndex(({ status }) => status === 'waiting') : interrupted;
}

/** The row at a place. Throws for a place the list does not have. */
export function rowAt({ rows }: Queue, at: number): QueueRow {
  const row = rows[at];
  if (row === undefined) throw new RangeError(`The list has no row at ${at}.`);
  return row;
}

/** What the rows have cost together. */
export function creditsSpent({ rows }: Queue): number {
  return rows.reduce((sum, { credits }) => sum + credits, 0);
}

/** Finished or stopped: nothing of it will be researched any more. */
export function isOver({ status }: Queue): boolean {
  return status === 'finished' || status === 'stopped';
}

function newQueue({
  prospects,
  creditsMax,
  agenda,
}: Extract<QueueAction, { readonly kind: 'created' }>): Queue {
  return {
    ...(agenda && { agenda }),
    status: 'paused',
    reason: 'user',
    message: '',
    creditsMax,
    rows: prospects.map(({ row, prospect }) => ({
      row,
      prospect,
      status: 'waiting',
      credits: 0,
      charges: {},
      open: {},
      insights: 0,
      message: '',
      reportId: null,
    })),
  };
}

type RowAction = Extract<QueueAction, { readonly kind: `row ${string}` }>;

function rowAfter(row: QueueRow, action: RowAction): QueueRow {
  switch (action.kind) {
    case 'row started':
      return { ...withOpenCallsPaid(row), status: 'running' };
    case 'row asked':
      return { ...row, open: { ...row.open, [action.call]: action.usualCredits } };
    case 'row charged':
      return charged(row, action.call, action.charge);
    case 'row ended':
      break;
  }
  return { ...row, ...action.ending, charges: {}, open: {} };
}

function charged(row: QueueRow, call: string, charge: RowCharge): QueueRow {
  const before = row.charges[call] ?? 0;
  const after = charge.isTold ? Math.max(before, charge.credits) : before + charge.credits;
  const { [call]: _answered, ...open } = row.open;
  return {
    ...row,
    credits: row.credits + after - before,
    charges: { ...row.charges, [call]: after },
    open,
  };
}

/** A row that goes on after an interruption: what was under way then is taken for paid. */
function withOpenCallsPaid(row: QueueRow): QueueRow {
  return Object.entries(row.open).reduce(
    (paid, [call, credits]) => charged(paid, call, { credits, isTold: false }),
    row,
  );
}
