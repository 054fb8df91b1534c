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

/** Resolves once no tab works on the account's list any more; false when the signal has aborted before. */
type WhenFree = (signal: AbortSignal) => Promise<boolean>;

/** The list of one account on this page: its state, and what can be done with it. */
export type QueueStore = {
  /** `undefined` until what was saved has been read; `null` when there is no list. */
  readonly read: () => Queue | null | undefined;
  readonly watch: (onChange: () => void) => () => void;
  /** Brings back the list of an earlier load of the page. */
  readonly restore: () => Promise<void>;
  /** Makes a list; `agenda` are the meetings that it is made for. */
  readonly create: (
    prospects: readonly ListedProspect[],
    creditsMax: number | null,
    agenda?: Agenda,
  ) => void;
  /** Works on the list until it stops. Says so when another tab does already. */
  readonly start: (work: QueueWork) => Promise<void>;
  readonly limit: (creditsMax: number | null) => void;
  /** Stops at once; the row under way is continued later. */
  readonly pause: () => void;
  /** Leaves out every row that is not over. */
  readonly stop: () => void;
  readonly discard: () => void;
  /** The meetings of the list that was put away last on this page; none where it had none, or once somebody is forgotten. */
  readonly formerMeetings: () => Agenda['meetings'];
  /** Stops because the page is left; the list stays, as an interrupted one. */
  readonly leave: () => void;
  /** A person's report that waited is saved. */
  readonly link: (key: string, reportId: string) => void;
  /** Drops the rows about a person who is forgotten. */
  readonly forget: (key: string) => void;
};

/** A list that is saved in `savedQueues` and worked on in one tab at a time. */
export function createQueueStore(
  savedQueues: SavedQueues,
  onlyHere: OnlyHere,
  whenFree: WhenFree = async () => false,
): QueueStore {
  const pageQueue = createPageQueue(savedQueues);
  const { read, dispatch } = pageQueue;
  const otherTab = createOtherTabFollower(pageQueue, whenFree);
  let working: AbortController | null = null;
  let former: Agenda['meetings'] = [];

  function halt(action: QueueAction): void {
    working?.abort();
    dispatch(action);
  }

  return {
    read,
    watch: pageQueue.watch,
    restore: () => restored(pageQueue, onlyHere).then(otherTab.follow),
    create: (prospects, creditsMax, agenda) =>
      dispatch({ kind: 'created', prospects, creditsMax, agenda }),
    async start(work) {
      if (working !== null) return;
      const controller = new AbortController();
      working = controller;
      const isAlone = await onlyHere(() => workOnQueue(pageQueue, work, controller.signal));
      working = null;
      if (!isAlone) otherTab.showAndFollow();
    },
    limit: (creditsMax) => dispatch({ kind: 'limited', creditsMax }),
    pause: () => halt({ kind: 'paused', reason: 'user' }),
    stop: () => halt({ kind: 'stopped' }),
    discard() {
      working?.abort();
      former = read()?.agenda?.meetings ?? [];
      pageQueue.clear();
    },
    formerMeetings: () => former,
    leave() {
      working?.abort();
      otherTab.leave();
    },
    link: pageQueue.link,
    forget(key) {
      former = [];
      if (!read()?.rows.some(({ prospect }) => prospectKey(prospect) === key)) return;
      // The places of the rows change.
      if (working !== null) halt({ kind: 'paused', reason: 'user' });
      pageQueue.forget(key);
    },
  };
}

/** Shows that another tab works on the list, and what is left of it once that tab lets go of it. */
function createOtherTabFollower(
  pageQueue: PageQueue,
  whenFree: WhenFree,
): Record<'showAndFollow' | 'follow' | 'leave', () => void> {
  let following = new AbortController();

  function follow(): void {
    following.abort();
    following = new AbortController();
    void followed(pageQueue, whenFree, following.signal);
  }

  return {
    showAndFollow() {
      const queue = pageQueue.read() ?? null;
      pageQueue.show(queueReducer(queue, { kind: 'paused', reason: 'elsewhere' }));
      follow();
    },
    follow,
    leave: () => following.abort(),
  };
}

/** The list on this page and in the browser's database. */
type PageQueue = Pick<QueueStore, 'read' | 'watch' | 'link'> & {
  /** Shows a list on this page only. */
  readonly show: (queue: Queue | null) => void;
  readonly dispatch: (action: QueueAction) => void;
  /** Shows what is saved, perhaps by another tab. */
  readonly refresh: () => Promise<Queue | null>;
  readonly clear: () => void;
  /** Drops a person's rows, also from what another tab keeps: this one's list may be an old one. */
  readonly forget: (key: string) => void;
};

function createPageQueue(savedQueues: SavedQueues): PageQueue {
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
    link(key, reportId) {
      if (queue) show(queueReducer(queue, { kind: 'report saved', key, reportId }));
      void savedQueues.link(key, reportId);
    },
    forget(key) {
      show(queueReducer(queue ?? null, { kind: 'forgotten', key }));
      void savedQueues.forget(key);
    },
  };
}

async function restored(pageQueue: PageQueue, onlyHere: OnlyHere): Promise<void> {
  if (pageQueue.read() !== undefined) return;
  const found = await pageQueue.refresh();
  if (!isUnderWay(found)) return;
  const isAlone = await onlyHere(async () => {});
  const reason = isAlone ? 'interrupted' : 'elsewhere';
  if (pageQueue.read() === found) pageQueue.show(queueReducer(found, { kind: 'paused', reason }));
}

/** Shows what another tab has left of its list once it has let go of it: an interrupted one where that tab was closed. */
async function followed(
  pageQueue: PageQueue,
  whenFree: WhenFree,
  signal: AbortSignal,
): Promise<void> {
  const shown = pageQueue.read();
  if (shown?.reason !== 'elsewhere' || !(await whenFree(signal))) return;
  if (pageQueue.read() !== shown) return;
  const found = await pageQueue.refresh();
  if (!isUnderWay(found) || pageQueue.read() !== found) return;
  pageQueue.show(queueReducer(found, { kind: 'paused', reason: 'interrupted' }));
}

/** Goes on, or will by itself, as far as what is saved says. */
function isUnderWay(queue: Queue | null): boolean {
  return queue?.status === 'running' || queue?.reason === 'offline';
}

async function workOnQueue(
  pageQueue: PageQueue,
  work: QueueWork,
  signal: AbortSignal,
): Promise<void> {
  const { read, dispatch } = pageQueue;
  const found = await pageQueue.refresh();
  if (found === null || isOver(found) || signal.aborted) return;
  dispatch({ kind: 'started' });
  try {
    await runQueue(work, { read: () => read() ?? null, dispatch, signal });
  } catch (error) {
    // The user's own pause or stop is shown already.
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    dispatch({ kind: 'paused', reason: 'service', message });
  }
}
