import { waitByTimer, type Wait } from '../http/exchange.ts';
import { CrmError, type CrmClient, type CrmContacts, type CrmNote, type CrmPerson } from './crm.ts';

/** Where a note was written. */
export type WrittenNote = {
  readonly noteId: string;
  readonly contactId: string;
  /** Where a user opens the contact; `null` when the CRM does not say. */
  readonly address: string | null;
  /** There was none before. */
  readonly isNew: boolean;
};

/** What came of saving a note. Contacts are never created. */
export type SavedNote =
  | { readonly kind: 'written'; readonly note: WrittenNote }
  | { readonly kind: 'no contact' }
  | { readonly kind: 'several contacts'; readonly contacts: CrmContacts };

/** A note, whom it is about, and on which contact, where the user has chosen among several: nobody else's gets it. */
export type NoteOrder = {
  readonly person: CrmPerson;
  readonly note: CrmNote;
  readonly contactId?: string;
  /** Receives the contact before anything is written there, so that a note can be found again whatever happens. */
  readonly onContact?: (contactId: string) => Promise<void>;
};

const ATTEMPTS = 3;
const PAUSE_MS = 1000;
/** If the CRM asks for a longer pause, the note is not written this time. */
const PAUSE_MAX_MS = 30_000;

/**
 * Writes the one note of Legwork's on the person's contact, found by e-mail address, else by exact name and company. The note is
 * found by its marker and updated; of two the older stays. Throws `CrmError`, or the signal's reason on abort.
 */
export async function saveCrmNote(
  client: CrmClient,
  order: NoteOrder,
  signal: AbortSignal,
  wait: Wait = waitByTimer,
): Promise<SavedNote> {
  const patiently = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withRetries(work, wait, signal);
  const { person, note } = order;
  const contacts = await patiently(() => contactsOf(client, person, signal));
  if (contacts.length === 0) return { kind: 'no contact' };
  const [contact, ...others] = contacts.filter(({ id }) => id === (order.contactId ?? id));
  if (contact === undefined || others.length > 0) return { kind: 'several contacts', contacts };
  const contactId = contact.id;
  await order.onContact?.(contactId);
  const place = { contactId, note };
  const written = await patiently(() => createOrUpdateNote(client, place, signal));
  const address = await addressOf(client, contactId, signal);
  return { kind: 'written', note: { ...written, contactId, address } };
}

/** Deletes the notes with this marker from a contact; how many they were. Throws `CrmError`, or the signal's reason on abort. */
export async function deleteCrmNotes(
  client: CrmClient,
  { contactId, marker }: { readonly contactId: string; readonly marker: string },
  signal: AbortSignal,
): Promise<number> {
  const remove = async (): Promise<number> => {
    const notes = await client.findNotes(contactId, marker, signal);
    for (const noteId of notes) await client.deleteNote(noteId, signal);
    return notes.length;
  };
  return withRetries(remove, waitByTimer, signal);
}

async function contactsOf(
  client: CrmClient,
  person: CrmPerson,
  signal: AbortSignal,
): Promise<CrmContacts> {
  const found = person.email === '' ? [] : await client.contactsByEmail(person, signal);
  return found.length > 0 ? found : client.contactsByName(person, signal);
}

/** The note is written: that its link is missing is no reason to fail. */
async function addressOf(
  client: CrmClient,
  contactId: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return await client.contactAddress(contactId, signal);
  } catch (error) {
    if (error instanceof CrmError) return null;
    throw error;
  }
}

async function createOrUpdateNote(
  client: CrmClient,
  { contactId, note }: { readonly contactId: string; readonly note: CrmNote },
  signal: AbortSignal,
): Promise<Pick<WrittenNote, 'noteId' | 'isNew'>> {
  const [before] = await client.findNotes(contactId, note.marker, signal);
  if (before === undefined) await client.createNote(contactId, note, signal);
  else await client.updateNote({ noteId: before, contactId }, note, signal);
  // Whatever was asked for before and came late, or was asked for elsewhere in the meantime, shows by now.
  const [oldest, ...surplus] = await client.findNotes(contactId, note.marker, signal);
  if (oldest === undefined) throw new CrmError(client.name, 'unreadable');
  for (const one of surplus) await client.deleteNote(one, signal);
  return { noteId: oldest, isNew: before === undefined };
}

const WORTH_ANOTHER_TRY = new Set<CrmError['reason']>([
  'conflict',
  'rate-limited',
  'failed',
  'timed-out',
  'unreachable',
]);

/** Does the work again, from its beginning, where that may help. */
async function withRetries<Result>(
  work: () => Promise<Result>,
  wait: Wait,
  signal: AbortSignal,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CrmError) || !WORTH_ANOTHER_TRY.has(error.reason)) throw error;
      const pauseMs = error.retryAfterMs ?? PAUSE_MS * attempt;
      if (attempt === ATTEMPTS || pauseMs > PAUSE_MAX_MS) throw error;
      await wait(pauseMs, signal);
      signal.throwIfAborted();
    }
  }
}
