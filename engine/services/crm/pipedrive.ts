import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { lenientText } from '../http/lenient-schema.ts';
import type { ServiceOptions } from '../service.ts';
import { isSoughtContact, type CrmClient, type FoundContact } from './crm.ts';
import { allPages, createCrmRequest, deleteAt, type CrmRequest } from './request.ts';

/** Where Pipedrive answers. */
export const PIPEDRIVE_URL = 'https://api.pipedrive.com';

const PERSONS_PER_PAGE = 100;
const NOTES_PER_PAGE = 500;

const id = z.pipe(z.number(), z.transform(String));
const persons = z.object({
  data: z.object({
    items: z.array(
      z.object({
        item: z.object({
          id,
          name: lenientText,
          emails: otherwise(z.array(z.string()), []),
          organization: otherwise(z.nullish(z.object({ name: lenientText })), null),
        }),
      }),
    ),
  }),
  additional_data: z.nullish(z.object({ next_cursor: z.nullish(z.string()) })),
});
const notes = z.object({
  // `null` where there are none.
  data: z.nullable(
    z.array(z.object({ id, content: lenientText, active_flag: otherwise(z.boolean(), true) })),
  ),
  additional_data: z.nullish(
    z.object({
      pagination: z.nullish(
        z.object({ more_items_in_collection: z.boolean(), next_start: z.nullish(z.number()) }),
      ),
    }),
  ),
});
const written = z.object({ data: z.object({ id }) });
const user = z.object({
  data: z.object({ company_domain: z.string().check(z.regex(/^[a-z\d-]{1,63}$/iu)) }),
});

/**
 * A client for Pipedrive (https://developers.pipedrive.com/docs/api/v1): people by version 2, notes by version 1. The key is a
 * user's API token, in a header of its own, since an address would be logged.
 */
export function createPipedrive(options: ServiceOptions): CrmClient {
  const ask = createCrmRequest('pipedrive', options, 'x-api-token');
  return {
    name: 'pipedrive',
    contactsByEmail: async ({ email }, signal) => {
      const found = await searched(ask, { term: email, fields: 'email' }, signal);
      return found.flatMap(({ contact, emails }) =>
        emails.includes(email) ? { ...contact, email } : [],
      );
    },
    contactsByName: async (person, signal) => {
      const found = await searched(ask, { term: person.name, fields: 'name' }, signal);
      return found.flatMap(({ contact }) => (isSoughtContact(contact, person) ? contact : []));
    },
    findNotes: (contactId, marker, signal) => notesWith(ask, { contactId, marker }, signal),
    createNote: async (contactId, { html }, signal) => {
      const json = { person_id: Number(contactId), content: html };
      await ask({ path: '/v1/notes', json }, written, signal);
    },
    updateNote: async ({ noteId }, { html }, signal) => {
      const call = { path: notePath(noteId), method: 'PUT', json: { content: html } } as const;
      await ask(call, written, signal);
    },
    deleteNote: (noteId, signal) => deleteAt(ask, notePath(noteId), signal),
    contactAddress: async (contactId, signal) => {
      const { data } = await ask({ path: '/v1/users/me' }, user, signal);
      return `https://${data.company_domain}.pipedrive.com/person/${contactId}`;
    },
  };
}

/** Without an exact match, 'Ann Lee' is found in 'Joanne Leeds' too. */
async function searched(
  ask: CrmRequest,
  { term, fields }: { readonly term: string; readonly fields: 'email' | 'name' },
  signal: AbortSignal,
): Promise<readonly FoundContact[]> {
  const found = await allPages('pipedrive', async (cursor) => {
    const parameters = [
      ['term', term],
      ['fields', fields],
      ['exact_match', 'true'],
      ['limit', String(PERSONS_PER_PAGE)],
      ...(cursor === undefined ? [] : [['cursor', cursor] as const]),
    ] as const;
    const page = await ask({ path: '/api/v2/persons/search', parameters }, persons, signal);
    return { items: page.data.items, next: page.additional_data?.next_cursor };
  });
  return found.map(({ item }) => ({
    contact: {
      id: item.id,
      name: item.name,
      company: item.organization?.name ?? '',
      email: item.emails[0] ?? '',
    },
    emails: item.emails.map((one) => one.trim().toLowerCase()),
  }));
}

/** Deleted notes may still be listed, as inactive ones. */
async function notesWith(
  ask: CrmRequest,
  { contactId, marker }: { readonly contactId: string; readonly marker: string },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const all = await allPages('pipedrive', async (start = '0') => {
    const parameters = [
      ['person_id', contactId],
      ['start', start],
      ['limit', String(NOTES_PER_PAGE)],
    ] as const;
    const page = await ask({ path: '/v1/notes', parameters }, notes, signal);
    const { more_items_in_collection: hasMore, next_start: next } =
      page.additional_data?.pagination ?? {};
    return { items: page.data ?? [], next: hasMore === true ? next?.toString() : null };
  });
  return all
    .filter((note) => note.active_flag && note.content.includes(marker))
    .map((note) => note.id)
    .toSorted((one, other) => Number(one) - Number(other));
}

function notePath(noteId: string): string {
  return `/v1/notes/${encodeURIComponent(noteId)}`;
}
