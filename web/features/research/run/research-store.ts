import { prospectKey, type Prospect, type ResearchReport } from '#engine';
import type { Forgotten } from '../../../storage/erase/forgotten.ts';
import type { SavedRuns } from '../../../storage/runs/runs.ts';
import { showToast, type Toast } from '../../../ui/overlays/toast.ts';
import { spentOn } from '../requests/spent.ts';
import {
  brokenToast,
  completionToast,
  offlineToast,
  readMoreToast,
  sampleToast,
} from './outcome.ts';
import type { ResearchAction, ResearchState } from './research-state.ts';
import { restoredRun } from './restored-run.ts';
import {
  readFurther,
  ResearchBrokenError,
  ResearchDeclined,
  runResearch,
  type RunEnvironment,
  type RunRequest,
} from './run-research.ts';
import { createSavedState, type SavedState } from './saved-state.ts';

/** What can be done with the research of this page. */
export type ResearchControl = {
  /** Gets ready what a run needs before it asks anybody, so that the click doesn't wait for it. */
  readonly prepare: () => void;
  /** Starts a run unless one is under way; offline, it says so and starts none. */
  readonly start: (prospect: Prospect) => void;
  /** Takes up a run that was cut short: what it had been answered isn't asked, or paid, again. */
  readonly resume: () => void;
  /** Stops the run and every call in flight; what it brought stays. */
  readonly cancel: () => void;
  /** Reads further pages of what a run that is over has found, by id; one such reading at a time. */
  readonly readMore: (ids: readonly string[]) => void;
  readonly stopReading: () => void;
  /** Puts the finished run away. */
  readonly discard: () => void;
  /** Ends the run about a person who is forgotten. False when it stays, since its user is being asked about them, or has been. */
  readonly forget: (person: Forgotten) => boolean;
};

/** The research of one account on this page: one run at a time, which is saved as it goes and outlives a reload. */
export type ResearchStore = ResearchControl &
  Pick<SavedState, 'read' | 'watch'> & {
    /** Brings back the last run of an earlier load. The function it returns stops the run, and nothing is saved any more. */
    readonly open: () => () => void;
    /** Makes one run that no screen shows, for lists and watches. Throws as `runResearch` does. */
    readonly runUnseen: (
      request: Omit<RunRequest, 'isOnScreen' | 'isContinued'>,
    ) => Promise<ResearchReport>;
  };

/** What the research of one page takes from the application, beside what its runs take. */
type StoreEnvironment = RunEnvironment & {
  readonly runs: SavedRuns;
  /** Gets ready what runs need before they ask anybody; it may be called again and again. */
  readonly prepare: () => void;
  /** Called for each run on the screen as soon as its research is recorded. */
  readonly onAdmitted: (prospect: Prospect) => void;
  /** Ends what was got ready and not used. */
  readonly putAway: () => void;
};

/** The account's research, reported with the toasts of §8. */
export function createResearchStore(environment: StoreEnvironment): ResearchStore {
  // Once the screens are gone, what is saved may have been wiped with them.
  let isLeft = false;
  const screen = createScreenRuns(environment, () => isLeft);
  const { read, advance, start, isRunning, ...shown } = screen;

  /** Not during a run, which needs the processor: the form asks again when somebody returns to it. */
  const prepare = (): void => void (isLeft || isRunning() || environment.prepare());

  return {
    ...shown,
    read,
    open() {
      isLeft = false;
      const closed = new AbortController();
      void restoredRun(environment, closed.signal).then(
        (run) => run && advance({ kind: 'restored', ...run }),
      );
      return () => {
        closed.abort();
        isLeft = true;
        shown.cancel();
        shown.stopReading();
        environment.putAway();
      };
    },
    prepare,
    start: (prospect) => void start(prospect, false),
    resume: () => {
      const state = read();
      if (state.status !== 'idle') void start(state.run.prospect, true);
    },
    runUnseen: (request) => {
      const isContinued = request.isUnattended !== true;
      return runResearch(environment, { ...request, isContinued, isOnScreen: false });
    },
  };
}

type ScreenRuns = SavedState &
  Pick<ResearchControl, 'cancel' | 'discard' | 'forget' | 'readMore' | 'stopReading'> & {
    readonly isRunning: () => boolean;
    readonly start: (prospect: Prospect, isContinued: boolean) => Promise<void>;
  };

function createScreenRuns(environment: StoreEnvironment, isLeft: () => boolean): ScreenRuns {
  const { runs } = environment;
  let isRunning = false;
  /** Until then, `null`, a run leaves nothing behind: the user may yet decide against it. '' for one of an earlier load. */
  let admittedAt: string | null = '';
  /** The person of the run under way is forgotten: it is put away as soon as it has stopped. */
  let isForgotten = false;
  // The last run may still be keeping what it was answered when its report is there.
  let latest = new AbortController();
  const state = createSavedState(runs, { isLeft, isAdmitted: () => admittedAt !== null });
  const { current, advance } = state;
  const further = createFurtherReading({ environment, advance, read: current });

  async function preflight(prospect: Prospect, signal: AbortSignal): Promise<boolean> {
    if (!(await environment.preflight(prospect, signal))) return false;
    // The run is over, and another one may be waiting for its own answer.
    signal.throwIfAborted();
    admittedAt = new Date().toISOString();
    environment.onAdmitted(prospect);
    return true;
  }

  async function start(prospect: Prospect, isContinued: boolean): Promise<void> {
    if (isRunning) return;
    if (!globalThis.navigator.onLine) return showToast(offlineToast());
    further.stopReading();
    [isRunning, admittedAt, isForgotten] = [true, null, false];
    latest = new AbortController();
    const run = { environment: { ...environment, preflight }, prospect, isContinued };
    await researchOnScreen({ ...run, advance, read: current, signal: latest.signal }).finally(
      () => {
        isRunning = false;
        if (isForgotten) discard();
      },
    );
  }

  function discard(): void {
    further.stopReading();
    advance({ kind: 'discarded' });
    void runs.discard();
  }

  function forget({ key, at, isNew }: Forgotten): boolean {
    const now = current();
    if (now.status === 'idle' || prospectKey(now.run.prospect) !== key) return true;
    if (!isNew && (admittedAt === null || admittedAt > at)) return false;
    isForgotten = isRunning;
    latest.abort();
    if (!isRunning) discard();
    return true;
  }

  const cancel = (): void => latest.abort();
  return { ...state, ...further, start, isRunning: () => isRunning, cancel, discard, forget };
}

type ScreenRun = {
  readonly environment: RunEnvironment;
  readonly prospect: Prospect;
  readonly isContinued: boolean;
  readonly signal: AbortSignal;
  readonly advance: (action: ResearchAction) => void;
  readonly read: () => ResearchState;
};

async function researchOnScreen(run: ScreenRun): Promise<void> {
  const { environment, prospect, isContinued, signal, advance } = run;
  const researchedAt = new Date().toISOString();
  advance({ kind: 'started', prospect, researchedAt, atMs: performance.now() });
  try {
    const report = await runResearch(environment, {
      prospect,
      signal,
      creditsMax: null,
      isContinued,
      isOnScreen: true,
      onEvent: (event) => advance({ kind: 'reported', event, atMs: performance.now() }),
    });
    if (report.results.length === 0) {
      await showSamples(run, sampleToast(report.failures));
    } else {
      advance({ kind: 'ended', status: 'done' });
      showToast(completionToast(report));
    }
  } catch (error) {
    // Services' failures come as events, so this is either the user's word or a fault of our own.
    if (signal.aborted || error instanceof ResearchDeclined)
      return advance({ kind: 'ended', status: 'cancelled' });
    const state = run.read();
    const hasFound = state.status !== 'idle' && state.run.results.length > 0;
    if (!hasFound) return showSamples(run, brokenToast(false));
    advance({ kind: 'ended', status: 'broken' });
    showToast(brokenToast(true));
  }
}

function createFurtherReading(
  parts: Pick<ScreenRun, 'environment' | 'advance' | 'read'>,
): Pick<ResearchControl, 'readMore' | 'stopReading'> {
  let reading: AbortController | null = null;

  async function start(ids: readonly string[]): Promise<void> {
    if (reading || parts.read().status === 'running') return;
    if (!globalThis.navigator.onLine) return showToast(offlineToast());
    reading = new AbortController();
    await readOnScreen({ ...parts, ids, signal: reading.signal }).finally(() => {
      reading = null;
    });
  }

  return { readMore: (ids) => void start(ids), stopReading: () => reading?.abort() };
}

type FurtherOnScreen = Pick<ScreenRun, 'environment' | 'signal' | 'advance' | 'read'> & {
  readonly ids: readonly string[];
};

async function readOnScreen(further: FurtherOnScreen): Promise<void> {
  const { environment, ids, signal, advance, read } = further;
  const state = read();
  if (state.status === 'idle' || state.status === 'sampled') return;
  const { run } = state;
  advance({ kind: 'reading', ids });
  try {
    await readFurther(environment, {
      prospect: run.prospect,
      signal,
      more: {
        results: run.results,
        unread: run.unread,
        ids,
        earlier: {
          calls: Math.max(0, ...run.calls.map(({ id }) => id)),
          credits: spentOn(run.calls),
        },
        researchedAt: run.researchedAt ?? new Date().toISOString(),
      },
      onEvent: (event) => {
        advance({ kind: 'reported', event, atMs: performance.now() });
        if (event.kind === 'done') showToast(readMoreToast(ids, event.report));
      },
    });
  } catch (error) {
    if (!signal.aborted) showToast(brokenToast(true));
    if (!signal.aborted && !(error instanceof ResearchBrokenError)) throw error;
  } finally {
    advance({ kind: 'read' });
  }
}

/** The samples come with the engine, which is loaded only when it is needed; the toast says why they are shown. */
async function showSamples({ prospect, advance }: ScreenRun, toast: Toast): Promise<void> {
  const { sampleResults } = await import('#engine');
  advance({ kind: 'sampled', samples: sampleResults(prospect) });
  showToast(toast);
}
