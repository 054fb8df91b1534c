import * as z from 'zod/mini';
import { idText as id, lenientText } from '../http/lenient-schema.ts';
import type { ServiceOptions } from '../service.ts';
import {
  isSoughtContact,
  type CrmClient,
  type CrmNote,
  type CrmPerson,
  type FoundContact,
} from './crm.ts';
import { allPages, createCrmRequest, deleteAt, type CrmRequest } from './request.ts';

/** Where HubSpot answers. */
export const HUBSPOT_URL = 'https://api.hubapi.com';

const CONTACTS_PER_PAGE = 100;
const ASSOCIATIONS_PER_PAGE = 500;
const NOTES_PER_READ = 100;
/** HubSpot's own kind of tie from a note to a contact. */
const NOTE_TO_CONTACT = 202;
const PROPERTIES = ['firstname', 'lastname', 'company', 'email', 'hs_additional_emails'] as const;

const paging = z.optional(z.object({ next: z.optional(z.object({ after: z.string() })) }));
/** HubSpot writes what is empty as `null`, or leaves it out. */
const contactList = z.object({
  results: z.array(
    z.object({
      id,
      properties: z.object({
        firstname: lenientText,
        lastname: lenientText,
        company: lenientText,
        email: lenientText,
        hs_additional_emails: lenientText,
      }),
    }),
  ),
  paging,
});
const associations = z.object({ results: z.array(z.object({ toObjectId: id })), paging });
const noteList = z.object({
  results: z.array(z.object({ id, properties: z.object({ hs_note_body: lenientText }) })),
});
const written = z.object({ id });
const account = z.object({
  portalId: z.number(),
  uiDomain: z.prefault(z.string(), 'app.hubspot.com'),
});
const nothing = z.unknown();

/** A client for HubSpot (https://developers.hubspot.com/docs/api-reference/crm-notes-v3/guide), by a private app's token. */
export function createHubspot(options: ServiceOptions): CrmClient {
  const ask = createCrmRequest('hubspot', options);
  return {
    name: 'hubspot',
    contactsByEmail: async (person, signal) => {
      const { email: value } = person;
      const groups = [
        { filters: [{ propertyName: 'email', operator: 'EQ', value }] },
        { filters: [{ propertyName: 'hs_additional_emails', operator: 'CONTAINS_TOKEN', value }] },
      ];
      const found = await searched(ask, groups, signal);
      return found.flatMap(({ contact, emails }) => (emails.includes(value) ? contact : []));
    },
    contactsByName: async (person, signal) => {
      const found = await searched(ask, nameFilters(person), signal);
      return found.flatMap(({ contact }) => (isSoughtContact(contact, person) ? contact : []));
    },
    findNotes: (contactId, marker, signal) => notesWith(ask, { contactId, marker }, signal),
    createNote: async (contactId, note, signal) => {
      // Without it the note would be made, and on nobody.
      const onContact = {
        to: { id: contactId },
        types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: NOTE_TO_CONTACT }],
      };
      const json = { properties: noteProperties(note), associations: [onContact] };
      await ask({ path: '/crm/v3/objects/notes', json }, written, signal);
    },
    updateNote: async ({ noteId }, note, signal) => {
      const { hs_note_body } = noteProperties(note);
      const call = {
        path: notePath(noteId),
        method: 'PATCH',
        json: { properties: { hs_note_body } },
      } as const;
      await ask(call, nothing, signal);
    },
    deleteNote: (noteId, signal) => deleteAt(ask, notePath(noteId), signal),
    contactAddress: async (contactId, signal) => {
      const call = { path: '/account-info/v3/details' };
      const { portalId, uiDomain } = await ask(call, account, signal);
      return `https://${uiDomain}/contacts/${portalId}/record/0-1/${contactId}`;
    },
  };
}

type Filter = { readonly propertyName: string; readonly operator: string; readonly value: string };

/** Groups of filters: one of them has to hold. */
type FilterGroups = readonly { readonly filters: readonly Filter[] }[];

function nameFilters({ given, family }: CrmPerson): FilterGroups {
  const parts = [
    { propertyName: 'firstname', operator: 'EQ', value: given },
    { propertyName: 'lastname', operator: 'EQ', value: family },
  ];
  return [{ filters: parts.filter(({ value }) => value !== '') }];
}

async function searched(
  ask: CrmRequest,
  filterGroups: FilterGroups,
  signal: AbortSignal,
): Promise<readonly FoundContact[]> {
  const json = { filterGroups, properties: PROPERTIES, limit: CONTACTS_PER_PAGE };
  const path = '/crm/v3/objects/contacts/search';
  const results = await allPages('hubspot', async (after) => {
    const call = { path, json: after === undefined ? json : { ...json, after } };
    const page = await ask(call, contactList, signal);
    return { items: page.results, next: page.paging?.next?.after };
  });
  return results.map(({ id: contactId, properties }) => {
    const { firstname, lastname, company, email, hs_additional_emails: others } = properties;
    return {
      contact: { id: contactId, name: `${firstname} ${lastname}`.trim(), company, email },
      emails: [email, ...others.split(';')].map((one) => one.trim().toLowerCase()),
    };
  });
}

/** By the contact's own notes: those show at once, whereas a note is in the search only after a while. */
async function notesWith(
  ask: CrmRequest,
  { contactId, marker }: { readonly contactId: string; readonly marker: string },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const all = await noteIds(ask, contactId, signal);
  const found: string[] = [];
  for (let start = 0; start < all.length; start += NOTES_PER_READ) {
    const inputs = all.slice(start, start + NOTES_PER_READ).map((noteId) => ({ id: noteId }));
    const json = { properties: ['hs_note_body'], inputs };
    const call = { path: '/crm/v3/objects/notes/batch/read', json };
    const { results } = await ask(call, noteList, signal);
    found.push(
      ...results
        .filter(({ properties }) => properties.hs_note_body.includes(marker))
        .map((note) => note.id),
    );
  }
  return found.toSorted((one, other) => Number(one) - Number(other));
}

async function noteIds(
  ask: CrmRequest,
  contactId: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const path = `/crm/v4/objects/contacts/${encodeURIComponent(contactId)}/associations/notes`;
  return allPages('hubspot', async (after) => {
    const from = after === undefined ? [] : [['after', after] as const];
    const parameters = [['limit', String(ASSOCIATIONS_PER_PAGE)] as const, ...from];
    const page = await ask({ path, parameters }, associations, signal);
    return {
      items: page.results.map(({ toObjectId }) => toObjectId),
      next: page.paging?.next?.after,
    };
  });
}

function noteProperties({ html, writtenAt }: CrmNote) {
  return { hs_timestamp: writtenAt, hs_note_body: html };
}

function notePath(noteId: string): string {
  return `/crm/v3/objects/notes/${encodeURIComponent(noteId)}`;
}
