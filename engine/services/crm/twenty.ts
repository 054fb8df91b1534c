import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { parseUrl } from '../../url/web-address.ts';
import { lenientText } from '../http/lenient-schema.ts';
import type { ServiceOptions } from '../service.ts';
import { CrmError, isSoughtContact, type CrmClient, type CrmContact, type CrmNote } from './crm.ts';
import { allPages, createCrmRequest, deleteAt, type CrmRequest } from './request.ts';

/** Where Twenty's own cloud answers; others run it themselves. */
export const TWENTY_URL = 'https://api.twenty.com';

const CONTACTS_PER_PAGE = 60;
const NOTES_MAX = 60;

const person = z.object({
  id: z.string(),
  name: z.object({ firstName: lenientText, lastName: lenientText }),
  emails: otherwise(z.nullish(z.object({ primaryEmail: lenientText })), null),
  company: otherwise(z.nullish(z.object({ name: lenientText })), null),
});
const people = z.object({
  data: z.object({ people: z.array(person) }),
  pageInfo: otherwise(
    z.nullish(z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) })),
    null,
  ),
});
const notes = z.object({
  data: z.object({
    notes: z.array(z.object({ id: z.string(), title: lenientText, createdAt: lenientText })),
  }),
});
const target = z.object({
  targetPersonId: z.optional(z.nullable(z.string())),
  personId: z.optional(z.nullable(z.string())),
});
const targets = z.object({ data: z.object({ noteTargets: z.array(target) }) });
const createdNote = z.object({ data: z.object({ createNote: z.object({ id: z.string() }) }) });
const nothing = z.unknown();

/** A client for Twenty (https://docs.twenty.com/developers/extend/api). Servers of before 2025 refuse the newer names with 400. */
export function createTwenty(options: ServiceOptions): CrmClient {
  const ask = createCrmRequest('twenty', options);
  return {
    name: 'twenty',
    contactsByEmail: async ({ email }, signal) => {
      const found = await peopleWhere(ask, `emails.primaryEmail[eq]:${quoted(email)}`, signal);
      return found.filter((contact) => contact.email.toLowerCase() === email);
    },
    contactsByName: async (sought, signal) => {
      const parts = [
        `name.firstName[ilike]:${quoted(sought.given)}`,
        `name.lastName[ilike]:${quoted(sought.family)}`,
      ];
      const found = await peopleWhere(ask, `and(${parts.join(',')})`, signal);
      return found.filter((contact) => isSoughtContact(contact, sought));
    },
    findNotes: (_contactId, marker, signal) => notesWith(ask, marker, signal),
    createNote: async (contactId, note, signal) => {
      const created = await inEitherForm(noteForms(note), (json) =>
        ask({ path: '/rest/notes', json }, createdNote, signal),
      );
      await attach(ask, { noteId: created.data.createNote.id, contactId }, signal);
    },
    updateNote: async (place, note, signal) => {
      await inEitherForm(noteForms(note), (json) =>
        ask({ path: notePath(place.noteId), method: 'PATCH', json }, nothing, signal),
      );
      await attach(ask, place, signal);
    },
    deleteNote: (noteId, signal) => deleteAt(ask, notePath(noteId), signal),
    contactAddress: async (contactId) => contactAddress(options.baseUrl, contactId),
  };
}

async function peopleWhere(
  ask: CrmRequest,
  filter: string,
  signal: AbortSignal,
): Promise<readonly CrmContact[]> {
  const found = await allPages('twenty', async (cursor) => {
    const parameters = [
      ['filter', filter],
      ['limit', String(CONTACTS_PER_PAGE)],
      // With it the company comes with its name.
      ['depth', '1'],
      ...(cursor === undefined ? [] : [['starting_after', cursor] as const]),
    ] as const;
    const { data, pageInfo } = await ask({ path: '/rest/people', parameters }, people, signal);
    return {
      items: data.people,
      next: pageInfo?.hasNextPage === true ? pageInfo.endCursor : null,
    };
  });
  return found.map(({ id, name, emails, company }) => ({
    id,
    name: `${name.firstName} ${name.lastName}`.trim(),
    company: company?.name ?? '',
    email: emails?.primaryEmail ?? '',
  }));
}

/** A filter's value: commas and brackets mean something outside of quotation marks, and `%` in a likeness. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\%]/gu, '')}"`;
}

/** By the title, wherever the note is: one that was made last time may have come to be on nobody. */
async function notesWith(
  ask: CrmRequest,
  marker: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const parameters = [
    ['filter', `title[like]:"%${marker}%"`],
    ['limit', String(NOTES_MAX)],
  ] as const;
  const { data } = await ask({ path: '/rest/notes', parameters }, notes, signal);
  return data.notes
    .filter(({ title }) => title.includes(marker))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map(({ id }) => id);
}

type AttachedNote = { readonly noteId: string; readonly contactId: string };

/** Makes the note one of the contact's, unless it is. */
async function attach(ask: CrmRequest, place: AttachedNote, signal: AbortSignal): Promise<void> {
  const { noteId, contactId } = place;
  const path = '/rest/noteTargets';
  const parameters = [['filter', `noteId[eq]:${quoted(noteId)}`] as const];
  const { data } = await ask({ path, parameters }, targets, signal);
  const isOnContact = data.noteTargets.some(
    ({ targetPersonId, personId }) => contactId === (targetPersonId ?? personId),
  );
  if (isOnContact) return;
  const forms = [
    { noteId, targetPersonId: contactId },
    { noteId, personId: contactId },
  ] as const;
  await inEitherForm(forms, (json) => ask({ path, json }, nothing, signal));
}

/** The request as servers of today take it and, after a refusal, once as older ones do. */
async function inEitherForm<Answer>(
  [today, before]: readonly [unknown, unknown],
  send: (json: unknown) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(today);
  } catch (error) {
    if (!(error instanceof CrmError) || error.reason !== 'refused') throw error;
    return send(before);
  }
}

function noteForms({ title, markdown }: CrmNote): readonly [unknown, unknown] {
  return [
    { title, bodyV2: { markdown } },
    { title, body: markdown },
  ];
}

function notePath(noteId: string): string {
  return `/rest/notes/${encodeURIComponent(noteId)}`;
}

/** A server of one's own shows contacts where it answers; the cloud's workspaces have hosts of their own, which it does not disclose. */
function contactAddress(baseUrl: string, contactId: string): string | null {
  if (parseUrl(baseUrl)?.origin === TWENTY_URL) return null;
  return `${baseUrl}/object/person/${encodeURIComponent(contactId)}`;
}
