import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import type { ReportLibrary } from '../../backend/reports.ts';
import { isSameReport, type ReportOutbox } from './report-outbox.ts';
import { shownOf, type Saving, type SavingStateStore } from './saving-state.ts';

/** What this page takes over of reports that another page of this browser has saved. */
type SavedElsewhere = {
  /** Another page has saved the report with this id: if it is the one on the screen, it is shown as it is in the library now. */
  readonly takeOver: (id: string) => Promise<void>;
  /** This page has saved it itself. What another page had saved when it could not be taken over, is taken over now. */
  readonly takeOverMissed: (id: string) => Promise<void>;
};

/**
 * The library joins what two pages change in one report. Each shows what the other has changed, but not in the middle of a change of
 * its own: a sentence that is edited while the library is read would be shown as it was before.
 */
export function createSavedElsewhere(
  backend: Backend,
  outbox: ReportOutbox,
  { read, change, countUnsaved }: SavingStateStore,
): SavedElsewhere {
  const missed = new Set<string>();

  /** What was changed here, and is not saved yet, is not in the library. */
  async function isChangedHere({ document }: Saving): Promise<boolean> {
    return (await outbox.waiting()).some((one) => isSameReport(one, document));
  }

  async function takeOver(id: string): Promise<void> {
    const before = read().latest;
    if (before === null || (before.status === 'saved' && before.id !== id)) return;
    if (before.status === 'saving') return void missed.add(id);
    const document = await readQuietly(backend, (library, signal) =>
      library.readReport(id, signal),
    );
    if (document === null || !isSameReport(document, before.document)) return;
    if ((await isChangedHere(before)) || read().latest !== before) return void missed.add(id);
    change({ latest: { status: 'saved', id, document: shownOf(before, document) } });
  }

  return {
    async takeOver(id) {
      await takeOver(id);
      // It may have waited in the outbox, which all pages share.
      await countUnsaved();
    },
    async takeOverMissed(id) {
      if (missed.delete(id)) await takeOver(id);
    },
  };
}

/** What `read` finds in the library; `null` where that is out of reach. */
export async function readQuietly<Found>(
  backend: Backend,
  read: (library: ReportLibrary, signal: AbortSignal) => Promise<Found | null>,
): Promise<Found | null> {
  try {
    return await read(await backend.reports(), new AbortController().signal);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
