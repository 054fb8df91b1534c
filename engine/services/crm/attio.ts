import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { webAddress } from '../../url/web-address.ts';
import { lenientText } from '../http/lenient-schema.ts';
import type { ServiceOptions } from '../service.ts';
import {
  isSoughtContact,
  type CrmClient,
  type CrmContact,
  type CrmNote,
  type CrmPerson,
} from './crm.ts';
import {
  allPages,
  createCrmRequest,
  deleteAt,
  ignoreNotFound,
  type CrmPage,
  type CrmRequest,
} from './request.ts';

/** Where Attio answers. */
export const ATTIO_URL = 'https://api.attio.com';

const PEOPLE_PER_PAGE = 100;
/** The most that Attio gives; it gives ten when it is not asked. */
const NOTES_PER_PAGE = 50;

const email = z.object({ email_address: lenientText, original_email_address: lenientText });
const person = z.object({
  id: z.object({ record_id: z.string() }),
  // Each attribute is a list of its values.
  values: z.object({
    name: otherwise(z.array(z.object({ full_name: lenientText })), []),
    email_addresses: otherwise(z.array(email), []),
    company: otherwise(z.array(z.object({ target_record_id: z.string() })), []),
  }),
});
type Person = z.infer<typeof person>;
const people = z.object({ data: z.array(person) });
const company = z.object({
  data: z.object({
    values: z.object({ name: otherwise(z.array(z.object({ value: lenientText })), []) }),
  }),
});
const notes = z.object({
  data: z.array(
    z.object({
      id: z.object({ note_id: z.string() }),
      title: lenientText,
      created_at: lenientText,
    }),
  ),
});
const written = z.object({ data: z.object({ id: z.object({ note_id: z.string() }) }) });
const record = z.object({ data: z.object({ web_url: z.string() }) });

/** A client for Attio (https://docs.attio.com/rest-api/overview), whose notes belong to one record for good, in Markdown. */
export function createAttio(options: ServiceOptions): CrmClient {
  const ask = createCrmRequest('attio', options);
  return {
    name: 'attio',
    contactsByEmail: async (sought, signal) => {
      const filter = { email_addresses: { email_address: { $eq: sought.email } } };
      const found = await peopleWhere(ask, filter, signal);
      return found
        .filter(({ values }) =>
          values.email_addresses
            .flatMap((one) => [one.email_address, one.original_email_address])
            .some((one) => one.toLowerCase() === sought.email),
        )
        .map((one) => contactOf(one));
    },
    contactsByName: (sought, signal) => byName(ask, sought, signal),
    findNotes: (contactId, marker, signal) => notesWith(ask, { contactId, marker }, signal),
    createNote: async (contactId, note, signal) => {
      const data = { parent_object: 'people', parent_record_id: contactId, ...textOf(note) };
      await ask({ path: '/v2/notes', json: { data } }, written, signal);
    },
    updateNote: async ({ noteId }, note, signal) => {
      const json = { data: textOf(note) };
      await ask({ path: notePath(noteId), method: 'PATCH', json }, written, signal);
    },
    deleteNote: (noteId, signal) => deleteAt(ask, notePath(noteId), signal),
    contactAddress: async (contactId, signal) => {
      const { data } = await ask({ path: recordPath('people', contactId) }, record, signal);
      return webAddress(data.web_url)?.href ?? null;
    },
  };
}

/** `$contains` finds a name in whatever case it is written, and longer names too, which are left out here. */
async function byName(
  ask: CrmRequest,
  sought: CrmPerson,
  signal: AbortSignal,
): Promise<readonly CrmContact[]> {
  const parts = [sought.given, sought.family].filter((part) => part !== '');
  const filter = { $and: parts.map((part) => ({ name: { full_name: { $contains: part } } })) };
  const found = await peopleWhere(ask, filter, signal);
  const contacts: CrmContact[] = [];
  for (const one of found) {
    const likely = contactOf(one, sought.company);
    if (!isSoughtContact(likely, sought)) continue;
    const contact = contactOf(one, await companyOf(ask, one, signal));
    if (isSoughtContact(contact, sought)) contacts.push(contact);
  }
  return contacts;
}

function peopleWhere(
  ask: CrmRequest,
  filter: unknown,
  signal: AbortSignal,
): Promise<readonly Person[]> {
  return untilEmpty(async (offset) => {
    const json = { filter, limit: PEOPLE_PER_PAGE, offset };
    return (await ask({ path: '/v2/objects/people/records/query', json }, people, signal)).data;
  });
}

/** Attio does not say which page is the last one. */
function untilEmpty<Item>(
  readFrom: (offset: number) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  return allPages('attio', async (start = '0'): Promise<CrmPage<Item>> => {
    const items = await readFrom(Number(start));
    return { items, next: items.length === 0 ? null : String(Number(start) + items.length) };
  });
}

/** A person names the record of their company, which has its name. */
async function companyOf(
  ask: CrmRequest,
  { values }: Person,
  signal: AbortSignal,
): Promise<string> {
  const [reference] = values.company;
  if (reference === undefined) return '';
  const call = { path: recordPath('companies', reference.target_record_id) };
  const found = await ask(call, company, signal).catch(ignoreNotFound);
  return found?.data.values.name[0]?.value ?? '';
}

function contactOf({ id, values }: Person, companyName = ''): CrmContact {
  return {
    id: id.record_id,
    name: values.name[0]?.full_name ?? '',
    company: companyName,
    email: values.email_addresses[0]?.email_address ?? '',
  };
}

async function notesWith(
  ask: CrmRequest,
  { contactId, marker }: { readonly contactId: string; readonly marker: string },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const all = await untilEmpty(async (offset) => {
    const parameters = [
      ['parent_object', 'people'],
      ['parent_record_id', contactId],
      ['limit', String(NOTES_PER_PAGE)],
      ['offset', String(offset)],
    ] as const;
    return (await ask({ path: '/v2/notes', parameters }, notes, signal)).data;
  });
  return all
    .filter(({ title }) => title.includes(marker))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map(({ id }) => id.note_id);
}

function textOf({ title, markdown }: CrmNote) {
  return { title, format: 'markdown', content: markdown };
}

function recordPath(kind: 'people' | 'companies', id: string): string {
  return `/v2/objects/${kind}/records/${encodeURIComponent(id)}`;
}

function notePath(noteId: string): string {
  return `/v2/notes/${encodeURIComponent(noteId)}`;
}
