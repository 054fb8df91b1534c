import { z } from 'zod';
import { jsonReply, type Reply } from '../server/answer.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator } from '../server/simulator.ts';
import {
  DEMO_CONTACTS,
  DEMO_CRM_KEY,
  startCrm,
  type CrmOptions,
  type NotesKept,
  type SimulatedContact,
} from './contacts.ts';

/** HubSpot with the notes that it has. */
export type HubspotSimulator = Simulator & NotesKept;

type StoredNote = { body: string; readonly contactIds: readonly string[] };

const FIRST_NOTE = 9001;
const CONTACTS_PER_PAGE = 1;
const ASSOCIATIONS_PER_PAGE = 2;
const BATCH_MAX = 100;
const BODY_CHARACTERS_MAX = 65_536;
const NOTE_TO_CONTACT = 202;

const filter = z.object({ propertyName: z.string(), operator: z.string(), value: z.string() });
const search = z.strictObject({
  filterGroups: z.array(z.object({ filters: z.array(filter).min(1) })).max(5),
  properties: z.array(z.string()),
  limit: z.number().max(200),
  after: z.string().optional(),
});
const properties = z.strictObject({
  hs_timestamp: z.iso.datetime().optional(),
  hs_note_body: z.string().max(BODY_CHARACTERS_MAX),
});
const toContact = z.object({
  associationCategory: z.literal('HUBSPOT_DEFINED'),
  associationTypeId: z.literal(NOTE_TO_CONTACT),
});
const creation = z.strictObject({
  properties: properties.required(),
  associations: z
    .array(z.object({ to: z.object({ id: z.string() }), types: z.array(toContact) }))
    .default([]),
});
const batch = z.object({
  properties: z.array(z.string()),
  inputs: z.array(z.object({ id: z.string() })).max(BATCH_MAX),
});

const REPLIES = {
  unauthorized: jsonReply(401, { status: 'error', category: 'INVALID_AUTHENTICATION' }),
  forbidden: jsonReply(403, { status: 'error', category: 'MISSING_SCOPES' }),
  notFound: jsonReply(404, { status: 'error', category: 'OBJECT_NOT_FOUND' }),
  invalid: jsonReply(400, { status: 'error', category: 'VALIDATION_ERROR' }),
} as const;

/**
 * Stands in for HubSpot's CRM objects, version 3. As there, contacts come in pages, and a note's contact knows it at once, in pages too
 * (short ones, so that whoever reads the first alone is found out); a note that is made without an association is on nobody; no browser may ask.
 */
export async function startHubspot(options: CrmOptions = {}): Promise<HubspotSimulator> {
  const { contacts = DEMO_CONTACTS, key = DEMO_CRM_KEY, mayWrite = true } = options;
  const notes = createNotes();

  function answer(call: RecordedCall): Reply {
    const { method, path } = call;
    if (call.headers['authorization'] !== `Bearer ${key}`) return REPLIES.unauthorized;
    if (path === '/account-info/v3/details') {
      return jsonReply(200, { portalId: 4711, uiDomain: 'app-eu1.hubspot.com' });
    }
    if (path === '/crm/v3/objects/contacts/search') return found(contacts, call);
    if (path.startsWith('/crm/v4/')) return notes.associations(contacts, call);
    if (path === '/crm/v3/objects/notes/batch/read') return notes.read(call);
    if (!mayWrite) return REPLIES.forbidden;
    const isCreation = path === '/crm/v3/objects/notes' && method === 'POST';
    return isCreation ? notes.create(call) : notes.change(call);
  }

  const { list, put: putNote, clear } = notes;
  return startCrm({ answer, notes: list, putNote, clear }, options);
}

function found(contacts: readonly SimulatedContact[], { body }: RecordedCall): Reply {
  const read = search.safeParse(body);
  if (!read.success) return REPLIES.invalid;
  const { filterGroups, after = '0' } = read.data;
  const results = contacts.map(recordOf).filter(({ properties: held }) => {
    const values = new Map<string, string | null>(Object.entries(held));
    return filterGroups.some(({ filters }) =>
      filters.every(
        ({ propertyName, value }) =>
          values.get(propertyName)?.toLowerCase() === value.toLowerCase(),
      ),
    );
  });
  return jsonReply(200, { total: results.length, ...pageOf(results, after, CONTACTS_PER_PAGE) });
}

function pageOf<Item>(items: readonly Item[], after: string, most: number) {
  const end = Number(after) + most;
  const paging = items.length > end ? { paging: { next: { after: String(end) } } } : {};
  return { results: items.slice(Number(after), end), ...paging };
}

function recordOf({ id, given, family, company, email }: SimulatedContact) {
  const address = email === '' ? null : email;
  const names = { firstname: given, lastname: family, company };
  return { id, properties: { ...names, email: address, hs_additional_emails: null } };
}

/** The notes, and what is asked of them. */
function createNotes() {
  const notes = new Map<string, StoredNote>();
  let last = FIRST_NOTE;

  function put(body: string, contactIds: readonly string[]): string {
    const id = String(last);
    last += 1;
    notes.set(id, { body, contactIds });
    return id;
  }

  return {
    associations(contacts: readonly SimulatedContact[], { path, query }: RecordedCall): Reply {
      const contactId = /\/contacts\/(\w+)\/associations\/notes$/u.exec(path)?.[1] ?? '';
      if (!contacts.some(({ id }) => id === contactId)) return REPLIES.notFound;
      const ids = [...notes].flatMap(([id, one]) => (one.contactIds.includes(contactId) ? id : []));
      const associated = ids.map((id) => ({ toObjectId: Number(id) }));
      return jsonReply(200, pageOf(associated, query['after'] ?? '0', ASSOCIATIONS_PER_PAGE));
    },
    read({ body }: RecordedCall): Reply {
      const wanted = batch.safeParse(body);
      if (!wanted.success) return REPLIES.invalid;
      const results = wanted.data.inputs.flatMap(({ id }) => {
        const note = notes.get(id);
        return note === undefined ? [] : [{ id, properties: { hs_note_body: note.body } }];
      });
      return jsonReply(200, { status: 'COMPLETE', results });
    },
    create({ body }: RecordedCall): Reply {
      const wanted = creation.safeParse(body);
      if (!wanted.success) return REPLIES.invalid;
      const { properties: held, associations } = wanted.data;
      const contactIds = associations.map(({ to }) => to.id);
      return jsonReply(201, { id: put(held.hs_note_body, contactIds), properties: held });
    },
    change({ path, method, body }: RecordedCall): Reply {
      const id = /^\/crm\/v3\/objects\/notes\/(\d+)$/u.exec(path)?.[1] ?? '';
      const note = notes.get(id);
      if (note === undefined) return REPLIES.notFound;
      if (method === 'DELETE') {
        notes.delete(id);
        return { status: 204, headers: {}, body: '' };
      }
      const wanted = z.object({ properties }).safeParse(body);
      if (method !== 'PATCH' || !wanted.success) return REPLIES.invalid;
      note.body = wanted.data.properties.hs_note_body;
      return jsonReply(200, { id, properties: wanted.data.properties });
    },
    list: () =>
      [...notes].map(([id, { body, contactIds }]) => ({ id, title: '', text: body, contactIds })),
    put: (text: string, contactId: string) => void put(text, [contactId]),
    clear: () => notes.clear(),
  };
}
