import { deleteCrmNotes, noteMarker } from '#engine';
import type { Backend } from '../../backend/backend.ts';
import type { KeyStore } from '../../keys/key-store.ts';
import { notePlacesOf, removeNotePlace, type NotePlace } from '../../storage/note-places.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { openCrm } from './crm-client.ts';
import { crmTexts as texts } from './texts.ts';
import { noteFailureText } from './use-save-note.ts';

/** Whose notes are to be deleted, and with what. */
export type NotesToForget = {
  readonly userId: string;
  readonly key: string;
  readonly backend: Backend;
  readonly keys: KeyStore;
};

/** Deletes this account's notes about a person. What cannot be deleted is named in a toast and tried again at the next visit. */
export async function forgetCrmNotes(notes: NotesToForget, signal: AbortSignal): Promise<void> {
  for (const place of notePlacesOf(notes.userId, notes.key)) {
    const reason = await deleted(place, notes, signal);
    if (signal.aborted) return;
    if (reason === null) removeNotePlace(notes.userId, place);
    else {
      showToast({
        title: texts.notDeleted(place.crm),
        description: texts.notDeletedReason(place.contactId, reason),
        tone: 'destructive',
      });
    }
  }
}

/** `null` when the note is gone, else why it is not. */
async function deleted(
  place: NotePlace,
  { backend, keys }: NotesToForget,
  signal: AbortSignal,
): Promise<string | null> {
  const { crm, baseUrl: address, contactId } = place;
  const key = keys.read(crm);
  if (key.isEmpty) return texts.noKey;
  try {
    const client = await openCrm({ crm, address, key, backend }, signal);
    await deleteCrmNotes(client, { contactId, marker: noteMarker(place.key) }, signal);
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    return noteFailureText(crm, error);
  }
}
