import { prospectKey, type ReportDocument } from '#engine';
import { createListeners } from '../../storage/listeners.ts';
import { isSameReport, type ReportOutbox } from './report-outbox.ts';

/** The state of the saving of one report. */
export type Saving = { readonly document: ReportDocument } &
  /** `held` is not asked for: the research did not finish, but something was added to its report. `deleted` was saved before. */
  (
    | { readonly status: 'held' | 'deleted' }
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

/** The state of the saving of this visit, and how it changes. */
export type SavingStateStore = {
  readonly read: () => SavingState;
  readonly watch: (onChange: () => void) => () => void;
  readonly change: (next: Partial<SavingState>) => void;
  /** The end of a saving; a later report on the screen isn't replaced by it. */
  readonly settle: (next: Saving) => void;
  readonly countUnsaved: () => Promise<void>;
  /** Keeps a report for this visit, to be saved when the user asks for it. */
  readonly hold: (document: ReportDocument) => void;
  /** Marks a saved report as deleted by the user. */
  readonly markDeleted: (id: string) => void;
  /** Drops what this visit still holds of a person who is forgotten. */
  readonly forget: (key: string) => void;
};

/** Begins with nothing saved. */
export function createSavingStateStore(outbox: ReportOutbox): SavingStateStore {
  const { watch, notify } = createListeners();
  let state: SavingState = { latest: null, unsavedCount: 0 };

  function change(next: Partial<SavingState>): void {
    state = { ...state, ...next };
    notify();
  }

  async function countUnsaved(): Promise<void> {
    change({ unsavedCount: (await outbox.waiting()).length });
  }

  return {
    read: () => state,
    watch,
    change,
    settle: (next) => change({ latest: afterSaving(state.latest, next) }),
    countUnsaved,
    hold: (document) => change({ latest: { status: heldAs(state.latest, document), document } }),
    markDeleted(id) {
      const { latest } = state;
      if (latest?.status !== 'saved' || latest.id !== id) return;
      change({ latest: { status: 'deleted', document: latest.document } });
    },
    forget(key) {
      const { latest } = state;
      if (latest && prospectKey(latest.document.prospect) === key) change({ latest: null });
      void countUnsaved();
    },
  };
}

/** Is a report saved only when the user asks for it? */
export function waitsForUser({ status }: Saving): boolean {
  return status === 'held' || status === 'deleted';
}

/** A draft of a report that was deleted does not make it one that was never saved. */
function heldAs(current: Saving | null, document: ReportDocument): 'held' | 'deleted' {
  const isDeleted = current?.status === 'deleted' && isSameReport(current.document, document);
  return isDeleted ? 'deleted' : 'held';
}

/** A later report on the screen isn't replaced by the end of an earlier saving. */
function afterSaving(current: Saving | null, next: Saving): Saving | null {
  return current !== null && isSameReport(current.document, next.document)
    ? { ...next, document: current.document }
    : current;
}

/** A copy of the report on the screen, read from the library or the browser, may bring a newer draft; the screen knows it by the run's own prospect. */
export function shownOf(current: Saving | null, document: ReportDocument): ReportDocument {
  if (current === null || !isSameReport(current.document, document)) return document;
  return { ...document, prospect: current.document.prospect };
}

/** A report that is saved again, with further pages, keeps the draft that was made of it before. */
export function withItsDraft(document: ReportDocument, latest: Saving | null): ReportDocument {
  const { draft } = latest && isSameReport(latest.document, document) ? latest.document : document;
  return document.draft === undefined && draft !== undefined ? { ...document, draft } : document;
}
