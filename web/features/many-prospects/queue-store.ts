import {
  isOver,
  prospectKey,
  queueReducer,
  runQueue,
  type Agenda,
  type ListedProspect,
  type Queue,
  type QueueAction,
  type QueueWork,
} from '#engine';
import { createListeners } from '../../storage/listeners.ts';
import type { SavedQueues } from '../../storage/queues.ts';

/** Runs `act` while no other tab of the account does; answers false, without running it, when one does. */
export type OnlyHere = (act: () => Promise<void>) => Promise<boolean>;

/** The list of one account on this page: its state, and what can be done with it. */
export type QueueStore = {
  /** `undefined` until what was saved has been read; `null` when there is no list. */
  readonly read: () => Queue | null | undefined;
  readonly watch: (onChange: () => void) => () => void;
  /** Takes up what an earlier load of the page has left. */
  readonly restore: () => Promise<void>;
  /** `agenda`: the meetings that it is made for. */
  readonly create: (
    prospects: readonly ListedProspect[],
    creditsMax: number | null,
    agenda?: Agenda,
  ) => void;
  /** Works on the list until it stops. Says so when another tab does already. */
  readonly start: (work: QueueWork) => Promise<void>;
  readonly limit: (creditsMax: number | null) => void;
  /** Stands still at once; the row under way is continued later. */
  readonly pause: () => void;
  /** Leaves out every row that is not over. */
  readonly stop: () => void;
  /** Puts the list away. */
  readonly discard: () => void;
  /** The meetings of the list that was put away last on this page; none where it had none, or once somebody is forgotten. */
  readonly formerMeetings: () => Agenda['meetings'];
  /** The page lets go of the list without a word: it stays as an interrupted one. */
  readonly leave: () => void;
  /** Drops the rows about a person who is forgotten. */
  readonly forget: (key: string) => void;
};

/** A list that is saved in `savedQueues` and worked on in one tab at a time. */
export function createQueueStore(savedQueues: SavedQueues, onlyHere: OnlyHere): QueueStore {
  const shelf = createShelf(savedQueues);
  const { read, show, dispatch } = shelf;
  let working: AbortController | null = null;
  let former: Agenda['meetings'] = [];

  function halt(action: QueueAction): void {
    working?.abort();
    dispatch(action);
  }

  return {
    read,
    watch: shelf.watch,
    restore: () => restored(shelf, onlyHere),
    create: (prospects, creditsMax, agenda) =>
      dispatch({ kind: 'created', prospects, creditsMax, agenda }),
    async start(work) {
      if (working !== null) return;
      const controller = new AbortController();
      working = controller;
      const isAlone = await onlyHere(() => workThrough(shelf, work, controller.signal));
      working = null;
      if (!isAlone) show(queueReducer(read() ?? null, { kind: 'paused', reason: 'elsewhere' }));
    },
    limit: (creditsMax) => dispatch({ kind: 'limited', creditsMax }),
    pause: () => halt({ kind: 'paused', reason: 'user' }),
    stop: () => halt({ kind: 'stopped' }),
    discard() {
      working?.abort();
      former = read()?.agenda?.meetings ?? [];
      shelf.clear();
    },
    formerMeetings: () => former,
    leave: () => working?.abort(),
    forget(key) {
      former = [];
      const queue = read();
      if (!queue?.rows.some(({ prospect }) => prospectKey(prospect) === key)) return;
      // The places of the rows change.
      if (working !== null) halt({ kind: 'paused', reason: 'user' });
      shelf.forget(key);
    },
  };
}

/** The list on this page and in the browser's database. */
type Shelf = Pick<QueueStore, 'read' | 'watch'> & {
  /** Shows a list on this page only. */
  readonly show: (queue: Queue | null) => void;
  readonly dispatch: (action: QueueAction) => void;
  /** Shows what is saved, perhaps by another tab. */
  readonly refresh: () => Promise<Queue | null>;
  readonly clear: () => void;
  /** Drops a person's rows, also from what another tab keeps: this one's list may be an old one. */
  readonly forget: (key: string) => void;
};

function createShelf(savedQueues: SavedQueues): Shelf {
  let queue: Queue | null | undefined;
  const { watch, notify } = createListeners();

  function show(next: Queue | null): void {
    queue = next;
    notify();
  }

  return {
    read: () => queue,
    watch,
    show,
    dispatch(action) {
      show(queueReducer(queue ?? null, action));
      void savedQueues.write(queue ?? null);
    },
    async refresh() {
      const found = await savedQueues.read();
      show(found);
      return found;
    },
    clear() {
      show(null);
      void savedQueues.write(null);
    },
    forget(key) {
      show(queueReducer(queue ?? null, { kind: 'forgotten', key }));
      void savedQueues.forget(key);
    },
  };
}

async function restored(shelf: Shelf, onlyHere: OnlyHere): Promise<void> {
  if (shelf.read() !== undefined) return;
  const found = await shelf.refresh();
  if (found?.status !== 'running' && found?.reason !== 'offline') return;
  const isAlone = await onlyHere(async () => {});
  const reason = isAlone ? 'interrupted' : 'elsewhere';
  if (shelf.read() === found) shelf.show(queueReducer(found, { kind: 'paused', reason }));
}

async function workThrough(shelf: Shelf, work: QueueWork, signal: AbortSignal): Promise<void> {
  const { read, dispatch } = shelf;
  const found = await shelf.refresh();
  if (found === null || isOver(found) || signal.aborted) return;
  dispatch({ kind: 'started' });
  try {
    await runQueue(work, { read: () => read() ?? null, dispatch, signal });
  } catch (error) {
    // The user's own pause or stop is shown already.
    if (!signal.aborted) dispatch({ kind: 'paused', reason: 'service', message: messageOf(error) });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
