import { prospectKey, type Prospect } from '#engine';
import { watchKey, type Watch, type Watches, type WatchNews } from '../../storage/watches.ts';
import { WATCH_AGAIN_MS, WATCH_CHECK_MS, WATCH_RETRY_MS } from '../../timings.ts';

/** What asking about a person again has brought; `trouble` is why it brought nothing, or less, as a sentence, '' for nothing. */
export type WatchOutcome = {
  /** False when no service was asked, so that it is tried again soon. */
  readonly isAsked: boolean;
  readonly trouble: string;
  readonly news: Omit<WatchNews, 'at' | 'isSeen'> | null;
};

/** What watching takes from the application. */
export type WatchWork = {
  /** Researches somebody again and saves the report if there is something new. Rejects when the signal aborts. */
  readonly ask: (prospect: Prospect, signal: AbortSignal) => Promise<WatchOutcome>;
  /** Is the user's own research under way, in this page or in another? */
  readonly isBusy: () => Promise<boolean>;
  /** Calls back when the user's own research may have begun in this page. Returns the function that stops it. */
  readonly watchBusy: (onChange: () => void) => () => void;
  /** Runs `act` unless another page is asking. */
  readonly onlyHere: (act: () => Promise<void>) => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly now: () => Date;
};

const NEWS_MAX = 5;

/** Asks again for everybody whose turn it is, one by one; gives way to the user's own research. Returns the function that ends it. */
export function openWatching(watches: Watches, work: WatchWork): () => void {
  const left = new AbortController();
  const { askNext, asked } = createAsking(watches, work, left.signal);
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      await work.onlyHere(async () => {
        while (await askNext());
      });
    } finally {
      isChecking = false;
    }
  }

  function onChange(): void {
    const now = asked();
    if (now === null) void check();
    else if (watches.read().every((watch) => watchKey(watch) !== now.key)) now.controller.abort();
  }

  async function giveWay(): Promise<void> {
    const now = asked();
    if (now !== null && (await work.isBusy())) now.controller.abort();
  }

  const timer = setInterval(() => {
    void (asked() === null ? check() : giveWay());
  }, WATCH_CHECK_MS);
  globalThis.addEventListener('online', () => void check(), { signal: left.signal });
  const closings = [watches.watch(onChange), work.watchBusy(() => void giveWay())];
  void check();
  return () => {
    clearInterval(timer);
    for (const close of closings) close();
    left.abort();
    asked()?.controller.abort();
  };
}

type Asked = { readonly key: string; readonly controller: AbortController };

/** Asks for one person after another; `asked` is about whom just now. */
function createAsking(
  watches: Watches,
  work: WatchWork,
  left: AbortSignal,
): {
  /** False when there is nobody to ask for, or it cannot be done now. */
  readonly askNext: () => Promise<boolean>;
  readonly asked: () => Asked | null;
} {
  let asked: Asked | null = null;

  async function ask(due: Watch): Promise<boolean> {
    const now = { key: watchKey(due), controller: new AbortController() };
    const { signal } = now.controller;
    asked = now;
    try {
      const outcome = await work.ask(due.prospect, signal);
      // What this browser keeps of the account may have been wiped meanwhile.
      if (signal.aborted) return false;
      return watches.change(now.key, (watch) => withOutcome(watch, outcome, work.now()));
    } catch (error) {
      if (!signal.aborted) throw error;
      return false;
    } finally {
      asked = null;
    }
  }

  return {
    asked: () => asked,
    async askNext() {
      if (!work.isOnline() || (await work.isBusy()) || left.aborted) return false;
      const now = work.now();
      const due = dueAt(watches.read(), now);
      if (due === null) return false;
      const nextAt = isoTimeAfter(now, WATCH_RETRY_MS);
      // What cannot be noted would be asked, and paid for, over and over.
      const isNoted = watches.change(watchKey(due), (watch) => ({ ...watch, nextAt }));
      return isNoted && (await ask(due));
    },
  };
}

/** A watch that begins with this report: asked again a day after it at the earliest. */
export function watchFrom(prospect: Prospect, researchedAt: string, now: Date): Watch {
  const nextMs = Math.max(now.getTime(), Date.parse(researchedAt) + WATCH_AGAIN_MS);
  return {
    prospect,
    nextAt: new Date(nextMs).toISOString(),
    lastAt: null,
    trouble: '',
    news: [],
  };
}

function dueAt(list: readonly Watch[], now: Date): Watch | null {
  const due = list.filter(({ nextAt }) => {
    const waitMs = Date.parse(nextAt) - now.getTime();
    // What is farther off was noted by a clock that went wrong.
    return !(waitMs > 0 && waitMs <= 2 * WATCH_AGAIN_MS);
  });
  return due.toSorted((one, other) => one.nextAt.localeCompare(other.nextAt))[0] ?? null;
}

function withOutcome(watch: Watch, { isAsked, trouble, news }: WatchOutcome, now: Date): Watch {
  const at = now.toISOString();
  const found = news === null ? [] : [{ ...news, at, isSeen: false }];
  return {
    ...watch,
    nextAt: isoTimeAfter(now, isAsked ? WATCH_AGAIN_MS : WATCH_RETRY_MS),
    lastAt: isAsked ? at : watch.lastAt,
    trouble,
    news: [...found, ...watch.news].slice(0, NEWS_MAX),
  };
}

function isoTimeAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/** Is the person watched? */
export function isWatched(list: readonly Watch[], prospect: Prospect): boolean {
  return list.some((watch) => watchKey(watch) === prospectKey(prospect));
}
