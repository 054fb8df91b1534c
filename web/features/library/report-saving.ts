import type { QueryClient } from '@tanstack/react-query';
import { prospectKey, type Prospect, type ReportDocument } from '#engine';
import { BackendError, failedSaveMessage } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { REPORTS_PER_PAGE } from '../../backend/reports.ts';
import { createListeners } from '../../storage/listeners.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { createDeletedReports } from './deleted-reports.ts';
import {
  createReportOutbox,
  delivered,
  isForgotten,
  isSameReport,
  type ReportOutbox,
  type SavingParts,
} from './report-outbox.ts';
import { libraryTexts } from './texts.ts';
import { createUnseenSaving, type UnseenSaving } from './unseen-saving.ts';

const texts = libraryTexts.saving;

/** The state of the saving of one report. */
export type Saving = { readonly document: ReportDocument } &
  /** Not asked for: the research did not finish, but something was added to its report; or the saved one was deleted. */
  (
    | { readonly status: 'held' }
    | { readonly status: 'saving' }
    | { readonly status: 'saved'; readonly id: string }
    /** `message` is a whole sentence. */
    | { readonly status: 'failed'; readonly message: string }
  );

/** The state of the saving of this visit. */
export type SavingState = {
  /** The report saved or tried last; `null` before any. */
  readonly latest: Saving | null;
  /** Reports of this account that the backend has not taken yet. */
  readonly unsavedCount: number;
};

/** A run as the browser saved it. */
export type RecalledRun = { readonly prospect: Prospect; readonly researchedAt: string | null };

type SavingActions = UnseenSaving & {
  /** Saves a report; a failure is reported in `latest`, and the report stays in the browser. */
  readonly save: (document: ReportDocument) => Promise<void>;
  /** Keeps a report with its draft in this browser, to be saved with the next try. */
  readonly keep: (document: ReportDocument) => Promise<void>;
  /** Keeps a report for this visit, to be saved when the user asks for it. */
  readonly hold: (document: ReportDocument) => void;
  /**
   * Finds the saved report of a run that is on the screen again after a reload, once what waited is saved. Answers it; where
   * there is none nothing changes.
   */
  readonly recall: (run: RecalledRun) => Promise<ReportDocument | null>;
  readonly retry: () => void;
  /** The user has deleted a saved report: one that is still on a screen, here or in another tab, is saved again only when they ask for it. */
  readonly letGo: (id: string) => void;
  /** Drops what this visit still holds of a person who is forgotten. */
  readonly forget: (key: string) => void;
};

/** Saving of this visit. */
export type ReportSaving = SavingState & SavingActions;

/** Saving of this visit, to be watched. */
export type ReportSavingStore = SavingActions & {
  readonly read: () => SavingState;
  readonly watch: (onChange: () => void) => () => void;
  /** Saves what waits, now and when the connection returns. Returns the function that stops it. */
  readonly open: () => () => void;
};

/** Saves reports to the library. A failed one waits in the browser for the connection, the next visit or the user, and is tried again. */
export function createReportSaving(parts: SavingParts): ReportSavingStore {
  const { backend, queryClient } = parts;
  const outbox = createReportOutbox(parts.userId);
  const { change, settle, countUnsaved, listen, ...state } = createSavingState(outbox, queryClient);
  const { read } = state;
  const inTurn = createSerialQueue();
  let waiting = Promise.resolve();
  const visit = createVisit(() => (waiting = saveAll()), listen);

  async function save(document: ReportDocument): Promise<string | null> {
    if (isForgotten(document) || visit.isOver()) return null;
    change({ latest: { status: 'saving', document: shownOf(read().latest, document) } });
    const kept = await outbox.keep(document);
    // The person may be forgotten while an earlier version is on its way.
    return inTurn(async () => (isForgotten(kept) || visit.isOver() ? null : send(kept)));
  }

  async function send(document: ReportDocument): Promise<string | null> {
    const sent = await delivered(document, backend, outbox);
    const isSaved = typeof sent === 'string';
    if (isSaved) settle({ status: 'saved', document, id: sent });
    else settle({ status: 'failed', document, message: failedSaveMessage(sent, texts.failed) });
    await countUnsaved();
    await queryClient.invalidateQueries({ queryKey: queryKeys.reports });
    return isSaved ? sent : null;
  }

  async function saveAll(): Promise<void> {
    for (const document of await outbox.waiting()) {
      const id = await save(document);
      if (id !== null) parts.onSavedLate?.(document, id);
    }
  }

  return {
    ...state,
    ...createUnseenSaving(parts, outbox, { countUnsaved, isOver: visit.isOver }),
    save: async (document) => void (await save(withItsDraft(document, read().latest))),
    keep: async (document) => void (await outbox.keep(withItsDraft(document, read().latest))),
    hold: (document) => change({ latest: { status: 'held', document } }),
    async recall(run) {
      await waiting;
      const before = read().latest;
      const saved = await savedReportOf(run, backend);
      if (saved && read().latest === before) change({ latest: { status: 'saved', ...saved } });
      return saved?.document ?? null;
    },
    retry: () => void saveAll(),
    open: visit.open,
  };
}

/** Once the screens are gone, what this browser keeps of the account may have been wiped with them. */
function createVisit(
  saveAll: () => unknown,
  listen: () => () => void,
): {
  readonly isOver: () => boolean;
  readonly open: ReportSavingStore['open'];
} {
  let isOver = false;
  const onOnline = (): void => void saveAll();
  return {
    isOver: () => isOver,
    open() {
      isOver = false;
      const stopListening = listen();
      onOnline();
      globalThis.addEventListener('online', onOnline);
      return () => {
        isOver = true;
        stopListening();
        globalThis.removeEventListener('online', onOnline);
      };
    },
  };
}

/** The saved report of a run, with the run's own prospect, by which the screen knows it; `null` where there is none, or it is out of reach. */
async function savedReportOf(
  { prospect, researchedAt }: RecalledRun,
  backend: Backend,
): Promise<{ readonly id: string; readonly document: ReportDocument } | null> {
  if (researchedAt === null) return null;
  const { signal } = new AbortController();
  const query = { search: prospect.name, before: null, limit: REPORTS_PER_PAGE };
  try {
    const library = await backend.reports();
    const found = (await library.listReports(query, signal)).find(
      (report) =>
        report.prospectKey === prospectKey(prospect) &&
        Date.parse(report.researchedAt) === Date.parse(researchedAt),
    );
    const document = found ? await library.readReport(found.id, signal) : null;
    return found && document ? { id: found.id, document: { ...document, prospect } } : null;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}

/** A later report on the screen isn't replaced by the end of an earlier saving. */
function afterSaving(current: Saving | null, next: Saving): Saving | null {
  return current !== null && isSameReport(current.document, next.document)
    ? { ...next, document: current.document }
    : current;
}

/** A copy of the report on the screen, read from the library or the browser, may bring a newer draft; the screen knows it by the run's own prospect. */
function shownOf(current: Saving | null, document: ReportDocument): ReportDocument {
  if (current === null || !isSameReport(current.document, document)) return document;
  return { ...document, prospect: current.document.prospect };
}

/** A report that is saved again, with further pages, keeps the draft that was made of it before. */
function withItsDraft(document: ReportDocument, latest: Saving | null): ReportDocument {
  const { draft } = latest && isSameReport(latest.document, document) ? latest.document : document;
  return document.draft === undefined && draft !== undefined ? { ...document, draft } : document;
}

function createSavingState(
  outbox: ReportOutbox,
  queryClient: QueryClient,
): Pick<ReportSavingStore, 'read' | 'watch' | 'letGo' | 'forget'> & {
  readonly change: (next: Partial<SavingState>) => void;
  readonly settle: (next: Saving) => void;
  readonly countUnsaved: () => Promise<void>;
  /** Hears of reports that other tabs delete. Returns the function that stops it. */
  readonly listen: () => () => void;
} {
  const { watch, notify } = createListeners();
  let state: SavingState = { latest: null, unsavedCount: 0 };

  function change(next: Partial<SavingState>): void {
    state = { ...state, ...next };
    notify();
  }

  async function countUnsaved(): Promise<void> {
    change({ unsavedCount: (await outbox.waiting()).length });
  }

  function hold(id: string): void {
    const { latest } = state;
    if (latest?.status !== 'saved' || latest.id !== id) return;
    change({ latest: { status: 'held', document: latest.document } });
  }

  const deleted = createDeletedReports((id) => {
    hold(id);
    void queryClient.invalidateQueries({ queryKey: queryKeys.reports });
  });

  return {
    read: () => state,
    watch,
    listen: deleted.open,
    change,
    settle: (next) => change({ latest: afterSaving(state.latest, next) }),
    countUnsaved,
    letGo(id) {
      hold(id);
      deleted.announce(id);
    },
    forget(key) {
      const { latest } = state;
      if (latest && prospectKey(latest.document.prospect) === key) change({ latest: null });
      void countUnsaved();
    },
  };
}
