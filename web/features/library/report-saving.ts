import { prospectKey, type Prospect, type ReportDocument } from '#engine';
import { failedSaveMessage, type BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { REPORTS_PER_PAGE } from '../../backend/reports.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { createReportChannels } from './report-channels.ts';
import { createReportOutbox, delivered, isForgotten, type SavingParts } from './report-outbox.ts';
import { createSavedElsewhere, readQuietly } from './saved-elsewhere.ts';
import {
  createSavingStateStore,
  shownOf,
  withItsDraft,
  type Saving,
  type SavingState,
  type SavingStateStore,
} from './saving-state.ts';
import { libraryTexts } from './texts.ts';
import { createUnseenSaving, type UnseenSaving } from './unseen-saving.ts';

const texts = libraryTexts.saving;

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
  /** Marks a saved report as deleted by the user. While it is on a screen, here or in another tab, it is saved again only on request. */
  readonly markDeleted: (id: string) => void;
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
  const { backend, queryClient, onSavedLate } = parts;
  const outbox = createReportOutbox(parts.userId);
  const store = createSavingStateStore(outbox);
  const { change, settle, countUnsaved, markDeleted, ...state } = store;
  const inTurn = createSerialQueue();
  const elsewhere = createSavedElsewhere(backend, outbox, store);
  const channels = createReportChannels(queryClient, {
    onDeleted: markDeleted,
    // A version of this page's own that is on its way is answered first.
    onSaved: (id) => void inTurn(() => elsewhere.takeOver(id)),
  });
  let waiting = Promise.resolve();
  const visit = createVisit(() => (waiting = saveAll()), channels.open);

  async function save(document: ReportDocument): Promise<string | null> {
    if (isForgotten(document) || visit.isOver()) return null;
    change({ latest: { status: 'saving', document: shownOf(state.read().latest, document) } });
    const kept = await outbox.keep(document);
    // The person may be forgotten while an earlier version is on its way.
    return inTurn(async () => (isForgotten(kept) || visit.isOver() ? null : send(kept)));
  }

  async function send(document: ReportDocument): Promise<string | null> {
    const sent = await delivered(document, backend, outbox);
    settle(savedOrFailed(document, sent));
    const id = typeof sent === 'string' ? sent : null;
    if (id !== null) channels.announceSaved(id);
    if (id !== null) await elsewhere.takeOverMissed(id);
    await countUnsaved();
    await queryClient.invalidateQueries({ queryKey: queryKeys.reports });
    return id;
  }

  async function saveAll(): Promise<void> {
    for (const document of await outbox.waiting()) {
      const id = await save(document);
      if (id !== null) onSavedLate?.(document, id);
    }
  }

  return {
    ...state,
    ...createUnseenSaving(parts, outbox, { ...channels, ...visit, countUnsaved }),
    save: async (document) => void (await save(withItsDraft(document, state.read().latest))),
    keep: async (document) => void (await outbox.keep(withItsDraft(document, state.read().latest))),
    async recall(run) {
      await waiting;
      return recallFrom(backend, run, store);
    },
    retry: () => void saveAll(),
    markDeleted: channels.announceDeleted,
    open: visit.open,
  };
}

async function recallFrom(
  backend: Backend,
  run: RecalledRun,
  { read, change }: SavingStateStore,
): Promise<ReportDocument | null> {
  const before = read().latest;
  const saved = await savedReportOf(run, backend);
  if (saved && read().latest === before) change({ latest: { status: 'saved', ...saved } });
  return saved?.document ?? null;
}

function savedOrFailed(document: ReportDocument, sent: string | BackendError): Saving {
  return typeof sent === 'string'
    ? { status: 'saved', document, id: sent }
    : { status: 'failed', document, message: failedSaveMessage(sent, texts.failed) };
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
  const query = { search: prospect.name, before: null, limit: REPORTS_PER_PAGE };
  return readQuietly(backend, async (library, signal) => {
    const found = (await library.listReports(query, signal)).find(
      (report) =>
        report.prospectKey === prospectKey(prospect) &&
        Date.parse(report.researchedAt) === Date.parse(researchedAt),
    );
    const document = found ? await library.readReport(found.id, signal) : null;
    return found && document ? { id: found.id, document: { ...document, prospect } } : null;
  });
}
