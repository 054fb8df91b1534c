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
  type SimulatedNote,
} from './contacts.ts';

/** Attio with the notes that it has. */
export type AttioSimulator = Simulator & NotesKept;

const PEOPLE_PER_PAGE = 1;
const NOTES_PER_PAGE = 2;

const contains = z.strictObject({ $contains: z.string().min(1) });
const query = z.strictObject({
  filter: z.union([
    z.strictObject({
      email_addresses: z.strictObject({ email_address: z.strictObject({ $eq: z.string() }) }),
    }),
    z.strictObject({
      $and: z.array(z.strictObject({ name: z.strictObject({ full_name: contains }) })).min(1),
    }),
  ]),
  limit: z.number().max(500),
  offset: z.number(),
});
const listed = z.strictObject({
  parent_object: z.literal('people'),
  parent_record_id: z.string(),
  limit: z.coerce.number().max(50).default(10),
  offset: z.coerce.number().default(0),
});
const text = { title: z.string().min(1), format: z.literal('markdown'), content: z.string() };
const parent = { parent_object: z.literal('people'), parent_record_id: z.string() };
const creation = z.strictObject({ data: z.strictObject({ ...parent, ...text }) });
const change = z.strictObject({ data: z.strictObject(text) });

function failure(status: number, type: string, code: string): Reply {
  return jsonReply(status, { status_code: status, type, code, message: '' });
}

const REPLIES = {
  unauthorized: failure(401, 'auth_error', 'unauthorized'),
  forbidden: failure(403, 'auth_error', 'insufficient_scopes'),
  notFound: failure(404, 'invalid_request_error', 'not_found'),
  invalid: failure(400, 'invalid_request_error', 'validation_type'),
} as const;

/**
 * Stands in for Attio's REST interface, version 2. As there, values are lists, a person names the record of their company instead of
 * the company, no list says where it ends, the newest note comes first, and a note belongs to one record for good. No browser
 * may ask.
 */
export async function startAttio(options: CrmOptions = {}): Promise<AttioSimulator> {
  const { contacts = DEMO_CONTACTS, key = DEMO_CRM_KEY, mayWrite = true } = options;
  const notes = createNotes();

  function answer(call: RecordedCall): Reply {
    const { method, path } = call;
    if (call.headers['authorization'] !== `Bearer ${key}`) return REPLIES.unauthorized;
    if (path === '/v2/objects/people/records/query') return found(contacts, call);
    if (path.startsWith('/v2/objects/')) return recordAt(contacts, path);
    if (path === '/v2/notes' && method === 'GET') return notes.read(call);
    if (!mayWrite) return REPLIES.forbidden;
    if (path === '/v2/notes' && method === 'POST') return notes.create(contacts, call);
    return notes.change(call);
  }

  const { list, put: putNote, clear } = notes;
  return startCrm({ answer, notes: list, putNote, clear }, options);
}

function found(contacts: readonly SimulatedContact[], { body }: RecordedCall): Reply {
  const read = query.safeParse(body);
  if (!read.success) return REPLIES.invalid;
  const { filter, offset } = read.data;
  const fitting = contacts.filter((contact) => {
    if ('email_addresses' in filter) {
      return contact.email !== '' && contact.email === filter.email_addresses.email_address.$eq;
    }
    const name = nameOf(contact).toLowerCase();
    return filter.$and.every((one) => name.includes(one.name.full_name.$contains.toLowerCase()));
  });
  const page = fitting.slice(offset, offset + PEOPLE_PER_PAGE);
  return jsonReply(200, { data: page.map(personOf) });
}

/** A person, or a company, whose record is called after a person of theirs. */
function recordAt(contacts: readonly SimulatedContact[], path: string): Reply {
  const [, kind, id] = /^\/v2\/objects\/(people|companies)\/records\/([\w-]+)$/u.exec(path) ?? [];
  const contact = contacts.find((one) => id === (kind === 'people' ? one.id : companyIdOf(one)));
  if (contact === undefined) return REPLIES.notFound;
  if (kind === 'people') return jsonReply(200, { data: personOf(contact) });
  const values = { name: [{ value: contact.company, attribute_type: 'text' }] };
  return jsonReply(200, { data: { id: { record_id: id }, values } });
}

function personOf(contact: SimulatedContact) {
  const { id, given, family, email } = contact;
  const address = { email_address: email, original_email_address: email };
  return {
    id: { workspace_id: 'workspace', object_id: 'people', record_id: id },
    web_url: `https://app.attio.com/demo/person/${id}`,
    values: {
      name: [{ first_name: given, last_name: family, full_name: nameOf(contact) }],
      email_addresses: email === '' ? [] : [address],
      company: [{ target_object: 'companies', target_record_id: companyIdOf(contact) }],
    },
  };
}

function nameOf({ given, family }: SimulatedContact): string {
  return `${given} ${family}`;
}

function companyIdOf({ id }: SimulatedContact): string {
  return `company-of-${id}`;
}

/** The notes, and what is asked of them. */
function createNotes() {
  const notes = new Map<string, Omit<SimulatedNote, 'id'>>();
  let made = 0;

  function put(note: Omit<SimulatedNote, 'id'>): string {
    made += 1;
    // Ids tell nothing of the order.
    const id = `note-${String(10_000 - made)}`;
    notes.set(id, note);
    return id;
  }

  return {
    read({ query: asked }: RecordedCall): Reply {
      const read = listed.safeParse(asked);
      if (!read.success) return REPLIES.invalid;
      const { parent_record_id: contactId, offset } = read.data;
      const data = [...notes].flatMap(([id, { title, contactIds }], index) =>
        contactIds.includes(contactId)
          ? { id: { note_id: id }, title, created_at: new Date(index).toISOString() }
          : [],
      );
      const page = data.toReversed().slice(offset, offset + NOTES_PER_PAGE);
      return jsonReply(200, { data: page });
    },
    create(contacts: readonly SimulatedContact[], { body }: RecordedCall): Reply {
      const wanted = creation.safeParse(body);
      if (!wanted.success) return REPLIES.invalid;
      const { title, content, parent_record_id: contactId } = wanted.data.data;
      if (!contacts.some(({ id }) => id === contactId)) return REPLIES.notFound;
      const id = put({ title, text: content, contactIds: [contactId] });
      return jsonReply(200, { data: { id: { note_id: id }, title } });
    },
    change({ path, method, body }: RecordedCall): Reply {
      const id = /^\/v2\/notes\/([\w-]+)$/u.exec(path)?.[1] ?? '';
      const note = notes.get(id);
      if (note === undefined) return REPLIES.notFound;
      if (method === 'DELETE') {
        notes.delete(id);
        return jsonReply(200, {});
      }
      const wanted = change.safeParse(body);
      if (method !== 'PATCH' || !wanted.success) return REPLIES.invalid;
      const { title, content } = wanted.data.data;
      notes.set(id, { ...note, title, text: content });
      return jsonReply(200, { data: { id: { note_id: id }, title } });
    },
    list: () => [...notes].map(([id, note]) => ({ id, ...note })),
    put: (words: string, contactId: string) =>
      void put({ title: words, text: words, contactIds: [contactId] }),
    clear: () => notes.clear(),
  };
}
