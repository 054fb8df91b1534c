import { useEffect, useRef, useState } from 'react';
import {
  CrmError,
  crmFailureText,
  crmNote,
  crmPerson,
  noContactText,
  prospectKey,
  saveCrmNote,
  secretOf,
  type CrmContacts,
  type CrmName,
  type ReportDocument,
} from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { KeyStorageError, useKeyStore, type KeyStore } from '../../keys/key-store.ts';
import { addNotePlace } from '../../storage/note-places.ts';
import { openCrm, SignedOutError, type CrmAccess } from './crm-client.ts';
import { crmTexts as texts } from './texts.ts';

/** How the saving of a note is doing. */
export type NoteState =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'several contacts'; readonly contacts: CrmContacts }
  | { readonly status: 'no contact'; readonly message: string }
  | { readonly status: 'written'; readonly message: string; readonly address: string | null }
  | { readonly status: 'failed'; readonly message: string; readonly isKeyWrong: boolean };

/** A CRM, and where the server says it is. */
export type OfferedCrm = { readonly crm: CrmName; readonly address: string };

/** What to write, and where. */
export type NoteToSave = {
  readonly document: ReportDocument;
  /** Where the saved report can be opened; '' where it cannot. */
  readonly reportAddress: string;
};

/** What the user has entered or chosen; '' for what is there already, or not needed. */
export type NoteChoice = { readonly key: string; readonly contactId: string };

/** Saves a report as the note on its contact. What is under way ends with the screen that shows it. */
export function useSaveNote(note: NoteToSave): {
  readonly state: NoteState;
  readonly save: (offered: OfferedCrm, choice: NoteChoice) => Promise<void>;
  /** Ends what is under way and forgets what came of it. */
  readonly reset: () => void;
} {
  const { id: userId } = useAccount();
  const backend = useBackend();
  const keys = useKeyStore();
  const [state, setState] = useState<NoteState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function save({ crm, address }: OfferedCrm, choice: NoteChoice): Promise<void> {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    setState({ status: 'saving' });
    const key = choice.key === '' ? keys.read(crm) : secretOf(choice.key);
    const parts = { crm, address, key, backend, userId, contactId: choice.contactId };
    const next = await outcomeOf(parts, note, attempt.signal);
    if (attempt.signal.aborted) return;
    // Every answer but a refusal of the key means that the key is one.
    const problem = next.status === 'failed' ? null : keyProblem(keys, crm, choice.key);
    setState(problem ?? next);
  }

  function reset(): void {
    running.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, save, reset };
}

function keyProblem(keys: KeyStore, crm: CrmName, entered: string): NoteState | null {
  if (entered === '') return null;
  try {
    keys.save(crm, secretOf(entered));
    return null;
  } catch (error) {
    if (!(error instanceof KeyStorageError)) throw error;
    return { status: 'failed', message: error.message, isKeyWrong: false };
  }
}

type NoteParts = CrmAccess & { readonly userId: string; readonly contactId: string };

async function outcomeOf(
  parts: NoteParts,
  note: NoteToSave,
  signal: AbortSignal,
): Promise<NoteState> {
  try {
    return await saved(parts, note, signal);
  } catch (error) {
    if (signal.aborted) return { status: 'idle' };
    return {
      status: 'failed',
      message: noteFailureText(parts.crm, error),
      isKeyWrong: error instanceof CrmError && error.reason === 'rejected',
    };
  }
}

async function saved(
  parts: NoteParts,
  { document, reportAddress }: NoteToSave,
  signal: AbortSignal,
): Promise<NoteState> {
  const { crm, address, userId, contactId } = parts;
  const { prospect } = document;
  const client = await openCrm(parts, signal);
  const order = {
    person: crmPerson(document),
    note: crmNote(document, { now: new Date(), reportAddress }),
    ...(contactId !== '' && { contactId }),
    async onContact(found: string) {
      const place = { key: prospectKey(prospect), crm, baseUrl: address, contactId: found };
      if (!addNotePlace(userId, place)) throw new KeyStorageError(texts.notStored);
    },
  };
  const outcome = await saveCrmNote(client, order, signal);
  if (outcome.kind === 'several contacts') {
    return { status: outcome.kind, contacts: outcome.contacts };
  }
  if (outcome.kind === 'no contact') {
    return { status: outcome.kind, message: noContactText(crm, prospect.name, prospect.company) };
  }
  const { isNew, address: contactAddress } = outcome.note;
  const message = isNew ? texts.written(crm) : texts.updated(crm);
  return { status: 'written', message, address: contactAddress };
}

/** What went wrong, and what to do. Throws what is a fault of our own. */
export function noteFailureText(crm: CrmName, error: unknown): string {
  if (error instanceof CrmError) return crmFailureText(crm, error.reason);
  if (error instanceof SignedOutError) return texts.signedOut;
  if (error instanceof BackendError || error instanceof KeyStorageError) return error.message;
  throw error;
}
