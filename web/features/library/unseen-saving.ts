import type { ReportDocument } from '#engine';
import { queryKeys } from '../../backend/queries.ts';
import { isToBeWiped } from '../../storage/erase/wipe-choice.ts';
import { delivered, isForgotten, type ReportOutbox, type SavingParts } from './report-outbox.ts';
import { libraryTexts } from './texts.ts';

const texts = libraryTexts.saving;

/** With so many waiting no list goes on: what a browser stores is not without end. */
const UNSAVED_MAX = 20;

/** Saving of what no screen shows: the reports of lists and watches. */
export type UnseenSaving = {
  /** Saves a report; answers its id, or `null` when it waits in the browser. */
  readonly saveUnseen: (document: ReportDocument) => Promise<string | null>;
  /** Why a list is better not continued, in a sentence: a report was refused, or no further one could be kept; '' for nothing. */
  readonly trouble: () => Promise<string>;
};

/** What saving asks of this visit, and tells it. */
type Visit = {
  readonly countUnsaved: () => Promise<void>;
  readonly announceSaved: (id: string) => void;
  readonly isOver: () => boolean;
};

/** Saves the reports of lists and watches as they come; what the backend doesn't take waits in the outbox. */
export function createUnseenSaving(
  { userId, backend, queryClient, onSavedLate }: SavingParts,
  outbox: ReportOutbox,
  visit: Visit,
): UnseenSaving {
  /** The backend's latest refusal, until it is reported or a report is accepted again. */
  let refusal = '';

  async function keep(document: ReportDocument): Promise<void> {
    if (!visit.isOver() || !isToBeWiped(userId)) await outbox.keep(document);
  }

  async function saveUnseen(document: ReportDocument): Promise<string | null> {
    if (isForgotten(document)) return null;
    if (visit.isOver()) {
      // It would go to the account that is signed in now.
      await keep(document);
      return null;
    }
    const sent = await delivered(document, backend, outbox);
    const isSaved = typeof sent === 'string';
    refusal = !isSaved && sent.reason === 'refused' ? sent.message : '';
    if (!isSaved) await keep(document);
    if (!visit.isOver()) await visit.countUnsaved();
    if (!isSaved) return null;
    visit.announceSaved(sent);
    await queryClient.invalidateQueries({ queryKey: queryKeys.reports });
    return sent;
  }

  async function retry(): Promise<void> {
    for (const document of await outbox.waiting()) {
      const id = await saveUnseen(document);
      if (id !== null) onSavedLate?.(document, id);
      else if (refusal === '') return;
    }
  }

  async function shortage(): Promise<string> {
    const { length } = await outbox.waiting();
    if (length >= UNSAVED_MAX) return texts.tooMany(length);
    return outbox.isLosable() ? texts.notKept : '';
  }

  return {
    saveUnseen,
    async trouble() {
      // The user may have made room, and the server may be back.
      if (refusal === '' && (await shortage()) !== '') await retry();
      const found = refusal || (await shortage());
      // Reported once: it may concern that report alone, and later ones can still wait.
      refusal = '';
      return found;
    },
  };
}
