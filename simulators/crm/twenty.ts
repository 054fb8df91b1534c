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

/** Twenty with the notes that it has. */
export type TwentySimulator = Simulator & NotesKept;

/** What a simulated Twenty has. */
export type TwentyOptions = CrmOptions & {
  /** A server of before 2025: notes have a `body`, and their targets a `personId`. */
  readonly isOld?: boolean;
};

/** A short page, so that whoever reads the first alone is found out. */
const PEOPLE_PER_PAGE = 1;

const newNote = z.strictObject({
  title: z.string(),
  bodyV2: z.strictObject({ markdown: z.string() }),
});
const oldNote = z.strictObject({ title: z.string(), body: z.string() });
const newTarget = z.strictObject({ noteId: z.string(), targetPersonId: z.string() });
const oldTarget = z.strictObject({ noteId: z.string(), personId: z.string() });

const REPLIES = {
  unauthorized: jsonReply(401, { statusCode: 401, messages: ['Token invalid.'] }),
  forbidden: jsonReply(403, { statusCode: 403, messages: ['PERMISSION_DENIED'] }),
  notFound: jsonReply(404, { statusCode: 404, messages: ['Record not found'] }),
  invalid: jsonReply(400, { statusCode: 400, messages: ['Object note does not have this field'] }),
} as const;

const idOf = (count: number): string =>
  `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/**
 * Stands in for Twenty's REST interface, of today or of before 2025. As there, a note is made first and put on a person by a second
 * call, and every page may call it.
 */
export async function startTwenty(options: TwentyOptions = {}): Promise<TwentySimulator> {
  const { contacts = DEMO_CONTACTS, key = DEMO_CRM_KEY, mayWrite = true, isOld = false } = options;
  const notes = createNotes(isOld);

  function answer(call: RecordedCall): Reply {
    const { method, path } = call;
    if (call.headers['authorization'] !== `Bearer ${key}`) return REPLIES.unauthorized;
    if (method === 'GET') return path === '/rest/people' ? found(contacts, call) : notes.read(call);
    if (!mayWrite) return REPLIES.forbidden;
    if (method !== 'POST') return notes.change(call);
    if (path === '/rest/notes') return notes.create(call);
    return path === '/rest/noteTargets' ? notes.createTarget(call) : REPLIES.notFound;
  }

  const { list, put: putNote, clear } = notes;
  return startCrm({ answer, notes: list, putNote, clear, answersBrowsers: true }, options);
}

function found(contacts: readonly SimulatedContact[], { query }: RecordedCall): Reply {
  const filter = query['filter'] ?? '';
  const people = contacts.filter((contact) => fits(contact, filter)).map(personOf);
  const start = Number(query['starting_after'] ?? 0);
  const end = start + PEOPLE_PER_PAGE;
  const pageInfo = { hasNextPage: people.length > end, endCursor: String(end) };
  const page = people.slice(start, end);
  return jsonReply(200, { data: { people: page }, totalCount: people.length, pageInfo });
}

type StoredNote = { readonly title: string; readonly text: string; readonly createdAt: string };

/** The notes, and what is asked of them. */
function createNotes(isOld: boolean) {
  const notes = new Map<string, StoredNote>();
  const targets: { readonly noteId: string; readonly contactId: string }[] = [];
  let made = 0;

  function put(title: string, text: string): string {
    made += 1;
    const id = idOf(made);
    notes.set(id, { title, text, createdAt: new Date(made).toISOString() });
    return id;
  }

  return {
    read({ path, query }: RecordedCall): Reply {
      const filter = query['filter'] ?? '';
      if (path === '/rest/notes') {
        const part = /^title\[like\]:"%(.+)%"$/u.exec(filter)?.[1] ?? '';
        const fitting = [...notes].filter(([, { title }]) => title.includes(part));
        const listed = fitting.map(([id, { title, createdAt }]) => ({ id, title, createdAt }));
        return jsonReply(200, { data: { notes: listed } });
      }
      if (path !== '/rest/noteTargets') return REPLIES.notFound;
      const wanted = /^noteId\[eq\]:"(.+)"$/u.exec(filter)?.[1];
      const noteTargets = targets
        .filter(({ noteId }) => noteId === wanted)
        .map(({ contactId }) => (isOld ? { personId: contactId } : { targetPersonId: contactId }));
      return jsonReply(200, { data: { noteTargets } });
    },
    create({ body }: RecordedCall): Reply {
      const held = noteIn(body, isOld);
      if (held === null) return REPLIES.invalid;
      return jsonReply(201, { data: { createNote: { id: put(held.title, held.text) } } });
    },
    createTarget({ body }: RecordedCall): Reply {
      const { data } = isOld ? oldTarget.safeParse(body) : newTarget.safeParse(body);
      if (data === undefined) return REPLIES.invalid;
      const contactId = 'personId' in data ? data.personId : data.targetPersonId;
      targets.push({ noteId: data.noteId, contactId });
      return jsonReply(201, { data: { createNoteTarget: { id: idOf(targets.length) } } });
    },
    change({ path, method, body }: RecordedCall): Reply {
      const id = /^\/rest\/notes\/([\w-]+)$/u.exec(path)?.[1] ?? '';
      const note = notes.get(id);
      if (note === undefined) return REPLIES.notFound;
      if (method === 'DELETE') {
        notes.delete(id);
        return jsonReply(200, { data: { deleteNote: { id } } });
      }
      const held = noteIn(body, isOld);
      if (method !== 'PATCH' || held === null) return REPLIES.invalid;
      notes.set(id, { ...held, createdAt: note.createdAt });
      return jsonReply(200, { data: { updateNote: { id } } });
    },
    list: () =>
      [...notes].map(([id, { title, text }]) => ({
        id,
        title,
        text,
        contactIds: targets.flatMap((one) => (one.noteId === id ? one.contactId : [])),
      })),
    put: (text: string, contactId: string) =>
      void targets.push({ noteId: put(text, text), contactId }),
    clear: () => {
      notes.clear();
      targets.length = 0;
    },
  };
}

function noteIn(
  body: unknown,
  isOld: boolean,
): { readonly title: string; readonly text: string } | null {
  if (isOld) {
    const { data } = oldNote.safeParse(body);
    return data === undefined ? null : { title: data.title, text: data.body };
  }
  const { data } = newNote.safeParse(body);
  return data === undefined ? null : { title: data.title, text: data.bodyV2.markdown };
}

function fits({ given, family, email }: SimulatedContact, filter: string): boolean {
  const address = /^emails\.primaryEmail\[eq\]:"(.*)"$/u.exec(filter)?.[1];
  if (address !== undefined) return address !== '' && email === address;
  const [, first = '', last = ''] =
    /^and\(name\.firstName\[ilike\]:"(.*)",name\.lastName\[ilike\]:"(.*)"\)$/u.exec(filter) ?? [];
  return given.toLowerCase() === first.toLowerCase() && family.toLowerCase() === last.toLowerCase();
}

function personOf({ id, given, family, company, email }: SimulatedContact) {
  return {
    id,
    name: { firstName: given, lastName: family },
    emails: { primaryEmail: email, additionalEmails: null },
    company: { id: `company-${id}`, name: company },
  };
}
