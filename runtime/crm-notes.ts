import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  CRM_CLIENTS,
  CRM_LABELS,
  CRM_NAMES,
  CrmError,
  crmFailureText,
  crmNote,
  crmPerson,
  deleteCrmNotes,
  noContactText,
  noteMarker,
  parsedJson,
  prospectKey,
  recordedCrmClient,
  saveCrmNote,
  type CrmClient,
  type CrmName,
  type CrmNoteOutcome,
  type SavedNote,
  type Prospect,
  type ReportDocument,
} from '#engine';
import { fileError, hashedName, readOwnFile, replaceOwnFile } from './files/files.ts';
import { readCrmKey } from './keys.ts';
import type { RuntimeEnvironment } from './open-runtime.ts';
import { addressIn, stateFolder, type Variables } from './settings.ts';

/** What came of a note: that it was written, or a sentence that says why not and what to do. */
export type NoteOutcome = { readonly isWritten: boolean; readonly text: string };

/** Writes notes to one CRM. */
export type NoteWriter = {
  /** Rejects with the signal's reason on abort alone, and with `FileError` when the record of notes cannot be written. */
  readonly save: (
    document: ReportDocument,
    options: { readonly contactId?: string | undefined; readonly signal: AbortSignal },
  ) => Promise<NoteOutcome>;
};

/** Where notes about one person were written. */
const placesSchema = z.object({
  version: z.literal(1),
  notes: z.array(z.object({ crm: z.enum(CRM_NAMES), baseUrl: z.string(), contactId: z.string() })),
});

type Place = z.infer<typeof placesSchema>['notes'][number];

/**
 * Opens the way to a CRM; nothing is asked yet. Of several contacts one is to be named with `contactOption`; `record` hears of
 * each note that may have been written, and `save` rejects with what it does. Throws `SettingsError`.
 */
export function openNoteWriter(
  crm: CrmName,
  environment: RuntimeEnvironment,
  contactOption: string,
  record: (outcome: CrmNoteOutcome) => Promise<void> = async () => undefined,
): NoteWriter {
  const { variables, now } = environment;
  const baseUrl = addressIn(variables, `${crm.toUpperCase()}_URL`) ?? CRM_CLIENTS[crm].url;
  const client = recordedCrmClient(clientOf(crm, baseUrl, environment), record);
  return {
    async save(document, { contactId, signal }) {
      const order = {
        person: crmPerson(document),
        note: crmNote(document, { now: now(), reportAddress: '' }),
        ...(contactId === undefined ? {} : { contactId }),
        onContact: (found: string) =>
          recordPlace(variables, document.prospect, { crm, baseUrl, contactId: found }),
      };
      try {
        const saved = await saveCrmNote(client, order, signal);
        return outcomeOf(saved, { crm, prospect: document.prospect, contactOption });
      } catch (error) {
        if (!(error instanceof CrmError)) throw error;
        return { isWritten: false, text: crmFailureText(crm, error.reason) };
      }
    },
  };
}

type NoteRequest = {
  readonly crm: CrmName;
  readonly prospect: Prospect;
  readonly contactOption: string;
};

function outcomeOf(saved: SavedNote, { crm, prospect, contactOption }: NoteRequest): NoteOutcome {
  const { name, company } = prospect;
  if (saved.kind === 'no contact') {
    return { isWritten: false, text: noContactText(crm, name, company) };
  }
  if (saved.kind === 'several contacts') {
    const contacts = saved.contacts.map(
      ({ id, ...known }) =>
        `${id}: ${[known.name, known.company, known.email].filter((part) => part !== '').join(', ')}`,
    );
    return {
      isWritten: false,
      text: `${CRM_LABELS[crm]} has these contacts that may be ${name}. Say which with ${contactOption}: ${contacts.join('; ')}.`,
    };
  }
  const { isNew, address, contactId } = saved.note;
  const where = address ?? `contact ${contactId}`;
  return {
    isWritten: true,
    text: `${isNew ? 'Wrote a note to' : 'Updated the note in'} ${CRM_LABELS[crm]}: ${where}`,
  };
}

/** What became of a person's notes. `troubles` names those that are still there, and what to do. */
export type NotesErasure = { readonly removed: number; readonly troubles: readonly string[] };

/** Deletes the notes that were written about a person, wherever the record says. Throws `FileError`. */
export async function forgetNotes(
  person: Pick<Prospect, 'name' | 'company'>,
  environment: RuntimeEnvironment,
  signal: AbortSignal,
): Promise<NotesErasure> {
  const { variables } = environment;
  const marker = noteMarker(prospectKey(person));
  const left: Place[] = [];
  const troubles: string[] = [];
  let removed = 0;
  for (const place of await placesOf(variables, person)) {
    try {
      const client = clientOf(place.crm, place.baseUrl, environment);
      removed += await deleteCrmNotes(client, { contactId: place.contactId, marker }, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error;
      const reason =
        error instanceof CrmError ? crmFailureText(place.crm, error.reason) : error.message;
      left.push(place);
      troubles.push(
        `The note on contact ${place.contactId} in ${CRM_LABELS[place.crm]} could not be deleted. ${reason} Delete it there, or forget the person again.`,
      );
    }
  }
  await writePlaces(variables, person, left);
  return { removed, troubles };
}

function clientOf(crm: CrmName, baseUrl: string, environment: RuntimeEnvironment): CrmClient {
  const { variables, fetch } = environment;
  return CRM_CLIENTS[crm].create({ baseUrl, key: readCrmKey(variables, crm), fetch });
}

type Person = Pick<Prospect, 'name' | 'company'>;

function fileOf(variables: Variables, person: Person): string {
  return join(stateFolder(variables), 'notes', hashedName(prospectKey(person)));
}

async function placesOf(variables: Variables, person: Person): Promise<readonly Place[]> {
  const file = fileOf(variables, person);
  const bytes = await readOwnFile(file);
  if (bytes === null) return [];
  const read = placesSchema.safeParse(parsedJson(bytes.toString()));
  if (read.success) return read.data.notes;
  throw fileError(file, 'read', new Error('it is not as Legwork wrote it'));
}

async function recordPlace(variables: Variables, person: Person, place: Place): Promise<void> {
  const places = await placesOf(variables, person);
  const isKnown = places.some(
    ({ crm, baseUrl, contactId }) =>
      crm === place.crm && baseUrl === place.baseUrl && contactId === place.contactId,
  );
  if (!isKnown) await writePlaces(variables, person, [...places, place]);
}

async function writePlaces(
  variables: Variables,
  person: Person,
  notes: readonly Place[],
): Promise<void> {
  const file = fileOf(variables, person);
  if (notes.length === 0) return rm(file, { force: true });
  await replaceOwnFile(file, `${JSON.stringify({ version: 1, notes })}\n`);
}
