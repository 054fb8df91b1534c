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

/** Pipedrive with the notes that it has. */
export type PipedriveSimulator = Simulator & NotesKept;

type StoredNote = { content: string; readonly personId: number; isActive: boolean };

const FIRST_NOTE = 301;
const PERSONS_PER_PAGE = 1;
const NOTES_PER_PAGE = 2;
const CONTENT_CHARACTERS_MAX = 100_000;

const search = z.strictObject({
  term: z.string().min(1),
  fields: z.enum(['email', 'name']),
  exact_match: z.enum(['true', 'false']).default('false'),
  limit: z.coerce.number().max(500).optional(),
  cursor: z.string().optional(),
});
const content = z.string().min(1).max(CONTENT_CHARACTERS_MAX);
const creation = z.strictObject({ person_id: z.int(), content });
const change = z.strictObject({ content });

function failure(status: number, error: string): Reply {
  return jsonReply(status, { success: false, error, data: null, additional_data: null });
}

const REPLIES = {
  unauthorized: failure(401, 'unauthorized access'),
  forbidden: failure(403, 'Scope and URL mismatch'),
  notFound: failure(404, 'Note not found.'),
  gone: failure(410, 'The resource was deleted.'),
  invalid: failure(400, 'Bad request'),
  unexpected: failure(500, 'Unexpected Server Error'),
} as const;

/**
 * Stands in for Pipedrive. As there, the token comes in a header of its own; people are searched in version 2, page by page with a
 * cursor, and anywhere in their names unless an exact match is asked for; notes are in version 1 alone, where a list without
 * entries is `null`, a note is changed by PUT, and a deleted one is still listed, as inactive. No browser may ask.
 */
export async function startPipedrive(options: CrmOptions = {}): Promise<PipedriveSimulator> {
  const { contacts = DEMO_CONTACTS, key = DEMO_CRM_KEY, mayWrite = true } = options;
  const notes = createNotes();

  function answer(call: RecordedCall): Reply {
    const { method, path } = call;
    if (call.headers['x-api-token'] !== key) return REPLIES.unauthorized;
    if (path === '/api/v2/persons/search') return found(contacts, call);
    if (path.startsWith('/api/v2/')) return REPLIES.unexpected;
    if (path === '/v1/users/me') return jsonReply(200, { success: true, data: OWN_USER });
    if (method === 'GET') return path === '/v1/notes' ? notes.read(call) : REPLIES.notFound;
    if (!mayWrite) return REPLIES.forbidden;
    if (path === '/v1/notes' && method === 'POST') return notes.create(contacts, call);
    return notes.change(call);
  }

  const { list, put: putNote, clear } = notes;
  return startCrm({ answer, notes: list, putNote, clear }, options);
}

const OWN_USER = { id: 7, name: 'Demo', company_domain: 'demo-company' } as const;

function found(contacts: readonly SimulatedContact[], { query }: RecordedCall): Reply {
  const read = search.safeParse(query);
  if (!read.success) return REPLIES.invalid;
  const { fields, exact_match: isExact, cursor } = read.data;
  const term = read.data.term.toLowerCase();
  const fitting = contacts.filter(({ given, family, email }) => {
    const text = (fields === 'email' ? email : `${given} ${family}`).toLowerCase();
    return isExact === 'true' ? text === term : text.includes(term);
  });
  const start = Number(cursor?.replace('page-', '') ?? 0);
  const end = start + PERSONS_PER_PAGE;
  const items = fitting.slice(start, end).map((one) => ({ result_score: 1, item: itemOf(one) }));
  const next = fitting.length > end ? `page-${end}` : null;
  return jsonReply(200, { success: true, data: { items }, additional_data: { next_cursor: next } });
}

function itemOf({ id, given, family, company, email }: SimulatedContact) {
  return {
    id: Number(id),
    type: 'person',
    name: `${given} ${family}`,
    emails: email === '' ? [] : [email],
    organization: { id: 1, name: company },
  };
}

/** The notes, and what is asked of them. */
function createNotes() {
  const notes = new Map<number, StoredNote>();
  let last = FIRST_NOTE;

  function put(text: string, personId: number): number {
    last += 1;
    notes.set(last, { content: text, personId, isActive: true });
    return last;
  }

  return {
    read({ query }: RecordedCall): Reply {
      const own = [...notes].filter(([, { personId }]) => String(personId) === query['person_id']);
      const start = Number(query['start'] ?? 0);
      const end = start + NOTES_PER_PAGE;
      const data = own
        .slice(start, end)
        .map(([id, one]) => ({ id, content: one.content, active_flag: one.isActive }));
      const hasMore = own.length > end;
      const pagination = {
        start,
        more_items_in_collection: hasMore,
        ...(hasMore && { next_start: end }),
      };
      return jsonReply(200, {
        success: true,
        data: data.length === 0 ? null : data,
        additional_data: { pagination },
      });
    },
    create(contacts: readonly SimulatedContact[], { body }: RecordedCall): Reply {
      const wanted = creation.safeParse(body);
      if (!wanted.success) return REPLIES.invalid;
      const { person_id: personId, content: text } = wanted.data;
      if (!contacts.some(({ id }) => id === String(personId))) return REPLIES.notFound;
      return jsonReply(201, { success: true, data: { id: put(text, personId), content: text } });
    },
    change({ path, method, body }: RecordedCall): Reply {
      const id = Number(/^\/v1\/notes\/(\d+)$/u.exec(path)?.[1] ?? '0');
      const note = notes.get(id);
      if (note === undefined) return REPLIES.notFound;
      if (!note.isActive) return REPLIES.gone;
      if (method === 'DELETE') {
        note.isActive = false;
        return jsonReply(200, { success: true, data: true });
      }
      const wanted = change.safeParse(body);
      if (method !== 'PUT' || !wanted.success) return REPLIES.invalid;
      note.content = wanted.data.content;
      return jsonReply(200, { success: true, data: { id, content: note.content } });
    },
    list: () =>
      [...notes].flatMap(([id, { content: text, personId, isActive }]) =>
        isActive ? { id: String(id), title: '', text, contactIds: [String(personId)] } : [],
      ),
    put: (text: string, contactId: string) => void put(text, Number(contactId)),
    clear: () => notes.clear(),
  };
}
