import type { QueryClient } from '@tanstack/react-query';
import { prospectKey, reportDocumentFrom, type Prospect, type ReportDocument } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { REPORTS_PER_PAGE } from '../../backend/reports.ts';
import { forgetHere, isForgottenSince } from '../../storage/erase/forgotten.ts';
import { createListeners } from '../../storage/listeners.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { dropSaved, keepUnsaved, unsavedReports } from '../../storage/unsaved-reports.ts';

/** The state of the saving of one report. */
export type Saving = { readonly document: ReportDocument } &
  /** Not asked for yet: the research did not finish, but something was added to its report. */
  (
    | { readonly status: 'held' }
    | { readonly status: 'saving' }
    | { readonly status: 'saved'; readonly id: string }
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

type SavingActions = {
  /** Saves a report; a failure is reported in `latest`, and the report stays in the browser. */
  readonly save: (document: ReportDocument) => Promise<void>;
  /** The same for a report that no screen shows; answers its id, or `null` when it waits in the browser. */
  readonly saveUnseen: (document: ReportDocument) => Promise<string | null>;
  /** Keeps a report for this visit, to be saved when the user asks for it. */
  readonly hold: (document: ReportDocument) => void;
  /** Finds the saved report of a run that is on the screen again after a reload; nothing changes where there is none. */
  readonly recall: (run: RecalledRun) => Promise<void>;
  /** Tries every unsaved report again. */
  readonly retry: () => void;
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

type SavingParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly queryClient: QueryClient;
};

/**
 * Saves reports to the account's library. One that could not be saved waits in the browser, and is tried again when the
 * connection returns, at the next visit and when the user asks.
 */
export function createReportSaving(parts: SavingParts): ReportSavingStore {
  const { userId, backend, queryClient } = parts;
  const { read, watch, change, countUnsaved } = createSavingState(userId);
  const inTurn = createSerialQueue();
  const visit = createVisit(() => saveWheneverOnline(saveAll));

  async function save(document: ReportDocument): Promise<void> {
    if (isForgotten(document) || visit.isOver()) return;
    change({ latest: { status: 'saving', document: shownOf(read().latest, document) } });
    await keepReport(userId, document);
    // The person may be forgotten while an earlier version is on its way.
    await inTurn(async () => (isForgotten(document) ? undefined : send(document)));
  }

  async function send(document: ReportDocument): Promise<void> {
    try {
      const id = await (await backend.reports()).saveReport(document);
      change({ latest: afterSaving(read().latest, { status: 'saved', document, id }) });
      await dropSaved(userId, (report) => isSame(report, document));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      change({ latest: afterSaving(read().latest, failedSaving(document, error)) });
      await forgetIfRefused(error, document);
    }
    await countUnsaved();
    await queryClient.invalidateQueries({ queryKey: queryKeys.reports });
  }

  const saveAll = async (): Promise<void> => {
    for (const document of await readableUnsaved(userId)) await save(document);
  };
  return {
    read,
    watch,
    save: (document) => save(withItsDraft(document, read().latest)),
    saveUnseen: (document) => saveUnseen(parts, document),
    hold: (document) => change({ latest: { status: 'held', document } }),
    async recall(run) {
      const before = read().latest;
      const saved = await savedReportOf(run, backend);
      if (saved && read().latest === before) change({ latest: { status: 'saved', ...saved } });
    },
    retry() {
      const { latest, unsavedCount } = read();
      // Where the browser keeps nothing, the one on the screen is all there is.
      if (unsavedCount > 0) void saveAll();
      else if (latest?.status === 'failed') void save(latest.document);
    },
    forget(key) {
      if (keyOf(read().latest) === key) change({ latest: null });
      void countUnsaved();
    },
    open: visit.open,
  };
}

/** Once the screens are gone, what this browser keeps of the account may have been wiped with them. */
function createVisit(begin: () => () => void): {
  readonly isOver: () => boolean;
  readonly open: () => () => void;
} {
  let isOver = false;
  return {
    isOver: () => isOver,
    open() {
      isOver = false;
      const end = begin();
      return () => {
        isOver = true;
        end();
      };
    },
  };
}

async function saveUnseen(
  { userId, backend, queryClient }: SavingParts,
  document: ReportDocument,
): Promise<string | null> {
  if (isForgotten(document)) return null;
  try {
    const id = await (await backend.reports()).saveReport(document);
    await queryClient.invalidateQueries({ queryKey: queryKeys.reports });
    return id;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    await forgetIfRefused(error, document);
    await keepReport(userId, document);
    return null;
  }
}

function keyOf(saving: Saving | null): string | null {
  return saving && prospectKey(saving.document.prospect);
}

function failedSaving(document: ReportDocument, { message }: BackendError): Saving {
  return { status: 'failed', document, message };
}

/**
 * The saved report of a run, and its id; `null` where there is none, or it is out of reach. It takes the run's own prospect,
 * by which the screen knows it.
 */
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
  return current !== null && isSame(current.document, next.document)
    ? { ...next, document: current.document }
    : current;
}

/**
 * The very document that is on the screen, where the one to save is a copy of it that the browser saved; one made again
 * for the same run, with further pages, takes its place.
 */
function shownOf(current: Saving | null, document: ReportDocument): ReportDocument {
  if (current === null || document.prospect === current.document.prospect) return document;
  return isSame(current.document, document) ? current.document : document;
}

/** A report that is saved again, with further pages, keeps the draft that was made of it before. */
function withItsDraft(document: ReportDocument, latest: Saving | null): ReportDocument {
  const { draft } = latest && isSame(latest.document, document) ? latest.document : document;
  return document.draft === undefined && draft !== undefined ? { ...document, draft } : document;
}

function createSavingState(userId: string): Pick<ReportSavingStore, 'read' | 'watch'> & {
  readonly change: (next: Partial<SavingState>) => void;
  readonly countUnsaved: () => Promise<void>;
} {
  const { watch, notify } = createListeners();
  let state: SavingState = { latest: null, unsavedCount: 0 };
  function change(next: Partial<SavingState>): void {
    state = { ...state, ...next };
    notify();
  }
  return {
    read: () => state,
    watch,
    change,
    countUnsaved: async () => change({ unsavedCount: (await readableUnsaved(userId)).length }),
  };
}

/** Saves now and whenever the connection returns. Returns the function that stops it. */
function saveWheneverOnline(saveAll: () => Promise<void>): () => void {
  const onOnline = (): void => void saveAll();
  onOnline();
  globalThis.addEventListener('online', onOnline);
  return () => globalThis.removeEventListener('online', onOnline);
}

/** Without those of people just forgotten, which are still being erased. */
async function readableUnsaved(userId: string): Promise<readonly ReportDocument[]> {
  return (await unsavedReports(userId)).flatMap((report) => {
    const read = reportDocumentFrom(report);
    return read === null || isForgotten(read) ? [] : [read];
  });
}

/** A report of a research from before its person was forgotten is not saved any more, wherever it was on its way. */
function isForgotten({ prospect, researchedAt }: ReportDocument): boolean {
  return isForgottenSince(prospect, researchedAt);
}

/** Somebody else has forgotten the person while the report was made: this browser forgets them, too. */
async function forgetIfRefused({ reason }: BackendError, document: ReportDocument): Promise<void> {
  if (reason !== 'forgotten') return;
  const key = prospectKey(document.prospect);
  // What the browser refuses to erase now is tried again with the next load.
  await forgetHere({ key, at: new Date().toISOString(), isNew: false }).catch(() => null);
}

/** Keeps a report in the browser until it is saved, in the place of its earlier version; a page that goes now doesn't lose it. */
export async function keepReport(userId: string, document: ReportDocument): Promise<void> {
  if (isForgotten(document)) return;
  await keepUnsaved(userId, document, (report) => isSame(report, document));
}

function isSame(report: unknown, document: ReportDocument): boolean {
  const read = reportDocumentFrom(report);
  return (
    read !== null &&
    read.researchedAt === document.researchedAt &&
    prospectKey(read.prospect) === prospectKey(document.prospect)
  );
}
